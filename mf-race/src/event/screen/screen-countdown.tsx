import type { StartForecast } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { useWait, type WaitClock } from '@holeshot/ui';
import { u } from './screen.styles';

const Countdown = styled.section<{ $isWarning: boolean }>`
  color: ${({ $isWarning }) => ($isWarning ? 'var(--amber)' : 'var(--t2)')};
  font-size: ${u(34)};
  text-align: right;
  p[role='timer'] {
    color: ${({ $isWarning }) => ($isWarning ? 'var(--amber)' : 'var(--t1)')};
    font-size: ${u(180)};
    font-weight: 700;
    white-space: nowrap;
  }
`;

/** The time until the next race, for a screen at the field. */
export function ScreenCountdown({ forecast, ...clock }: WaitClock & { forecast: StartForecast | null }) {
  const { wait } = useWait(forecast, clock);
  return (
    <Countdown $isWarning={wait.isWarning}>
      {wait.label}
      {wait.value && (
        <p role="timer" aria-label="Countdown to the next race">
          {wait.value}
        </p>
      )}
      {wait.range}
    </Countdown>
  );
}
