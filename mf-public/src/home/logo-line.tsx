import { styled } from '@holeshot/platform';
import { Mark } from '@holeshot/ui';

const Line = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 40px;
  margin-top: 12px;
  h1 {
    font-size: 28px;
    line-height: 1;
  }
`;

/** The product's logo and name. */
export const LogoLine = () => (
  <Line>
    <Mark size={32} />
    <h1>Holeshot</h1>
  </Line>
);
