import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';

export const Form = styled.form`
  display: grid;
  gap: 18px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--s1);
  > * {
    min-width: 0;
  }
  ${PHONE} {
    padding: 16px 14px;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    padding: 8px 14px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    cursor: pointer;
    &:has(:checked) {
      border-color: var(--t1);
      box-shadow: inset 0 0 0 1px var(--t1);
    }
    &:has(:disabled) {
      color: var(--t3);
      cursor: default;
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--focus, currentColor);
      outline-offset: 2px;
    }
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--red);
  }
  span {
    font-size: 15px;
    line-height: 1.25;
  }
  b {
    display: block;
    font-size: 18px;
  }
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  p {
    color: var(--t2);
    font-size: 15px;
  }
  ${PHONE} {
    button {
      flex: 1 0 100%;
    }
  }
`;

export const Failure = styled.p`
  color: var(--red-t);
  overflow-wrap: anywhere;
`;
