import { styled } from '@holeshot/platform';

export const Head = styled.div`
  margin-block: 20px 16px;
  h1 {
    font-size: 28px;
  }
  p {
    color: var(--t2);
    overflow-wrap: anywhere;
  }
`;

export const PilotLinks = styled.nav`
  max-width: 720px;
  h2 {
    padding-bottom: 8px;
    border-bottom: 1px solid var(--edge);
    font-size: 22px;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    border-bottom: 1px solid var(--line);
    font-weight: 600;
    &:hover {
      background: var(--s2);
    }
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 28px;
  max-width: 720px;
  > * {
    min-width: 0;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    > legend ~ div,
    > legend ~ section {
      margin-top: 14px;
    }
  }
  legend {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    width: 100%;
    padding: 0 0 8px;
    border-bottom: 1px solid var(--edge);
    font-size: 22px;
    font-weight: 600;
    small {
      font-size: 15px;
      font-weight: 400;
      color: var(--t3);
    }
  }
  label:has([type='radio']) {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto 104px;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    border-bottom: 1px solid var(--line);
    cursor: pointer;
    &:not(:has(b)) {
      grid-template-columns: 24px minmax(0, 1fr);
    }
    &:has(:checked) {
      background: var(--live);
    }
    b,
    small {
      text-align: right;
    }
    small {
      font-size: 15px;
      color: var(--t3);
    }
  }
  [type='radio'] {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--red);
  }
`;

export const Closing = styled.div`
  display: grid;
  gap: 14px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
  p {
    color: var(--t2);
  }
  [role='alert'] {
    color: var(--red-t);
    overflow-wrap: anywhere;
  }
`;

/** The fault of a choice of laps. */
export const Fault = styled.p`
  margin-top: 8px;
  color: var(--red-t);
  font-size: 15px;
  overflow-wrap: anywhere;
`;

export const Kept = styled.p`
  max-width: 720px;
  margin-bottom: 24px;
  padding: 14px 16px;
  border-left: 3px solid var(--amber);
  background: var(--s1);
  overflow-wrap: anywhere;
`;
