import { styled } from '@holeshot/platform';

/** A box for a question or a warning that a manager has to answer. */
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
