import { styled } from '@holeshot/platform';

const accent = ({ $isStale }: { $isStale: boolean }) => ($isStale ? 'var(--amber)' : 'var(--red)');

export const Card = styled.section<{ $isStale: boolean }>`
  border: 1px solid var(--line);
  border-top: 3px solid ${accent};
  border-radius: 0 0 10px 10px;
`;

export const Steps = styled.ol<{ $isStale: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  border-bottom: 1px solid var(--line);
  li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    color: var(--t3);
    font-weight: 500;
    white-space: nowrap;
  }
  li + li::before {
    content: '';
    position: absolute;
    top: 18px;
    left: -4px;
    width: 7px;
    height: 7px;
    border: solid var(--edge);
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
  }
  [aria-current] {
    color: var(--t1);
    font-weight: 700;
  }
  [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 12px -1px;
    height: 3px;
    background: ${accent};
    forced-color-adjust: none;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  padding: 14px 16px 12px;
  > :nth-child(n + 3),
  > :nth-child(2):last-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 960px) {
    padding: 22px 24px 14px;
  }
`;

export const Facts = styled.div`
  color: var(--t2);
  font-size: 17px;
  line-height: 1.35;
  h2 {
    color: var(--t1);
    font-size: 17px;
    font-weight: 600;
  }
  @media (min-width: 960px) {
    &,
    h2 {
      font-size: 20px;
    }
  }
`;

export const BigChannel = styled.p`
  display: grid;
  justify-items: end;
  gap: 3px;
  color: var(--t2);
  font-size: 15px;
  small {
    font-size: 15px;
  }
  span {
    display: flex;
    align-items: center;
    overflow: hidden;
    min-width: 104px;
    height: 56px;
    padding-right: 14px;
    border-radius: 6px;
    background: var(--s3);
    box-shadow: var(--tag-ring);
    forced-color-adjust: none;
    color: var(--t1);
    font-size: 38px;
    font-weight: 700;
    line-height: 1;
    white-space: nowrap;
  }
  svg {
    flex: none;
    width: 36px;
    height: 100%;
    margin-right: 12px;
  }
  @media (min-width: 960px) {
    span {
      min-width: 132px;
      height: 70px;
      font-size: 48px;
    }
    svg {
      width: 45px;
    }
  }
`;
