import { keyframes, styled } from '@holeshot/platform';
import { Column, Section } from '@holeshot/ui';

const appear = keyframes`
  from { visibility: hidden; }
`;

const Late = styled(Column)`
  animation: ${appear} 150ms step-end;
`;

/** A page that the browser leaves immediately, such as during sign-in. Invisible for the first 150 ms. */
export const PleaseWait = ({ text }: { text: string }) => (
  <Late role="status">
    <Section heading={text} level={1} isFirst>
      {null}
    </Section>
  </Late>
);
