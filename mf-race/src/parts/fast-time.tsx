import { formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui';

const Fast = styled.b`
  display: inline-block;
  margin: 0 -6px;
  padding: 0 6px;
  border-radius: 3px;
  background: var(--red);
  color: #fff;
  font-weight: 700;
`;

/** A time; the fastest of its kind stands white on red. */
export function FastTime({ seconds, isFastest }: { seconds: number | null; isFastest: boolean }) {
  if (seconds === null) return '–';
  if (!isFastest) return formatSeconds(seconds);
  return (
    <Fast>
      {formatSeconds(seconds)}
      <VisuallyHidden>, fastest</VisuallyHidden>
    </Fast>
  );
}
