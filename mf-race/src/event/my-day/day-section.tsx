import { styled } from '@holeshot/platform';
import { type ReactNode, useId } from 'react';

const Frame = styled.section`
  margin-top: 30px;
  > p {
    padding-top: 10px;
    font-size: 17px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding-bottom: 8px;
  border-bottom: 1px solid var(--edge);
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span {
    color: var(--t3);
    font-size: 15px;
  }
`;

/** The rows share the grid columns of the list. */
export const DayList = styled.ul`
  display: grid;
  column-gap: 10px;
  font-size: 17px;
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: 46px;
    border-bottom: 1px solid var(--line);
  }
  li > :nth-last-child(-n + 2) {
    text-align: right;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  b {
    font-weight: 600;
  }
  li > span {
    color: var(--t2);
    white-space: nowrap;
  }
`;

interface DaySectionProps {
  heading: string;
  note?: string;
  children: ReactNode;
}

export function DaySection({ heading, note = '', children }: DaySectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{heading}</h2>
        <span>{note}</span>
      </Head>
      {children}
    </Frame>
  );
}
