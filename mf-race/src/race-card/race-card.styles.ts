import { styled } from '@holeshot/platform';

export const CardHead = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  min-height: 34px;
  padding-bottom: 4px;
  border-bottom: 1px solid var(--edge);
  h3 {
    min-width: 0;
    font-size: 18px;
    font-weight: 600;
  }
  h3 a {
    display: inline-block;
    padding: 4px 0;
  }
  h3 a:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
  > span {
    flex: none;
    font-size: 14px;
    color: var(--t3);
  }
`;

/** Rows of place, channel, pilot and result; without places the first column is missing. The columns line up. */
export const CardRows = styled.ul<{ $places: boolean }>`
  display: grid;
  grid-template-columns:
    ${({ $places }) => ($places ? 'minmax(16px, auto) ' : '')}minmax(38px, auto)
    minmax(0, 1fr) auto;
  column-gap: 10px;
`;

export const CardRow = styled.li<{ $marked: boolean; $winner: boolean; $out: boolean }>`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-height: 38px;
  border-bottom: 1px solid var(--line);
  ${({ $marked }) =>
    $marked && 'background: var(--live); box-shadow: -10px 0 var(--live), 10px 0 var(--live);'}
  ${({ $out }) => $out && 'color: var(--t3);'}
  a {
    font-size: 16px;
    line-height: 24px;
    font-weight: ${({ $winner, $marked }) => ($winner || $marked ? 700 : 500)};
  }
  @media (max-width: 719px) {
    min-height: 42px;
  }
`;

export const Place = styled.span<{ $winner: boolean }>`
  color: ${({ $winner }) => ($winner ? 'var(--t1)' : 'inherit')};
  font-weight: ${({ $winner }) => ($winner ? 700 : 600)};
`;

/** A pilot's name with what marks it. */
export const NameAndMark = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
`;

export const Result = styled.span<{ $winner: boolean; $live?: boolean }>`
  color: ${({ $winner, $live }) => ($winner ? ($live ? 'var(--red-t)' : 'var(--t1)') : 'inherit')};
  font-size: ${({ $winner }) => ($winner ? 17 : 16)}px;
  font-weight: ${({ $winner }) => ($winner ? 700 : 400)};
  text-align: right;
  white-space: nowrap;
  small {
    margin-left: 8px;
    color: var(--t3);
    font-size: 14px;
  }
`;
