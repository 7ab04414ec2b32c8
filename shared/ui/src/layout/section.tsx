import { styled } from '@holeshot/platform';
import { type ReactNode, useId } from 'react';

const Frame = styled.section<{ $first: boolean }>`
  margin-top: ${({ $first }) => ($first ? '24px' : '48px')};
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 16px;
  > :first-child {
    /* a short word stays whole beside a long aside */
    min-width: 4em;
    overflow-wrap: anywhere;
  }
`;

interface SectionProps {
  heading: ReactNode;
  /** heading level; 1 for the page's title */
  level?: 1 | 2 | 3;
  /** count or link at the right of the heading */
  aside?: ReactNode;
  /** smaller margin, for the first section below a header */
  isFirst?: boolean;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Section({ heading, level = 2, aside, isFirst = false, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Frame aria-labelledby={id} $first={isFirst}>
      <Head>
        <Heading id={id}>{heading}</Heading>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}
