import { styled } from '@holeshot/platform';

/** A box for what needs an answer of the manager. */
export const Attention = styled.section`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  padding: 12px 16px;
  border: 1px solid var(--amber);
  border-radius: 10px;
  overflow-wrap: anywhere;
  h3 {
    margin: 0;
    color: var(--amber);
    font-size: 18px;
  }
`;
