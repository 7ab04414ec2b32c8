import { styled } from '@holeshot/platform';

/** A person of a club, with a manager's actions. */
export const PersonLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 10px 0;
  > :first-child {
    flex: 1 1 120px;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  small {
    display: block;
    font-weight: 400;
    color: var(--t2);
  }
`;
