import { styled } from '@holeshot/platform';
import { type ReactNode, useId } from 'react';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px;
  /* as high with a choice as with a link */
  min-height: 52px;
  padding-bottom: 7px;
  border-bottom: 1px solid var(--edge);
`;

/** Rows of equal height, which fill the section. */
export const HomeList = styled.ul`
  display: grid;
  flex: 1;
  grid-auto-rows: 1fr;
  list-style: none;
`;

interface HomeSectionProps {
  heading: ReactNode;
  /** count or link at the right of the heading */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of rows. Two neighbours have the same height. */
export function HomeSection({ heading, aside, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{heading}</h2>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}
