import { formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui';

const Fastest = styled.b`
  display: inline-block;
  margin: 0 -6px;
  padding: 0 6px;
  border-radius: 3px;
  background: var(--red);
  forced-color-adjust: none;
  color: var(--white);
  font-weight: 700;
  @media print {
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--red);
    color: var(--red-t);
  }
`;

/** A time, or a dash without one. The fastest is white on red. */
export function FormattedTime({ seconds, isFastest }: { seconds: number | null; isFastest: boolean }) {
  if (seconds === null) return '–';
  if (!isFastest) return formatSeconds(seconds);
  return (
    <Fastest>
      {formatSeconds(seconds)}
      <VisuallyHidden>, fastest</VisuallyHidden>
    </Fastest>
  );
}
