import { KEPT_ATTRIBUTE } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { ageText, Column, PHONE } from '@holeshot/ui';
import { useEffect, useState } from 'react';
import { formatMoment } from '../format-moment';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  margin-top: 12px;
  padding: 12px 16px;
  border: 1px solid var(--amber);
  border-radius: 8px;
  color: var(--t2);
  font-size: 17px;
  line-height: 1.35;
  ${PHONE} {
    /* its time, which only the browser knows, takes another line */
    min-height: 95px;
  }
  b {
    display: block;
    color: var(--t1);
    font-weight: 600;
  }
`;

const RENEW_MS = 10_000;

/** Says that the page is a copy kept on this device, and how old it is (R150). */
export function KeptNote() {
  const times = useTimes();
  return (
    <Column>
      <Box role="status">
        <svg width={28} height={28} viewBox="0 0 26 26" aria-hidden="true">
          <path d="M13 2.5 25 23.5H1z" fill="var(--amber)" />
          <path d="M13 10v6.5m0 2v2.4" stroke="var(--bg)" strokeWidth={2.4} />
        </svg>
        {times === null ? (
          <p>
            <b>Kept on this device</b>
            This page may have changed since.
          </p>
        ) : (
          <KeptText {...times} />
        )}
      </Box>
    </Column>
  );
}

function KeptText({ keptAtMs, nowMs }: Times) {
  const moment = formatMoment(keptAtMs, nowMs);
  return (
    <p>
      <b>{navigator.onLine ? `No answer since ${moment}` : `No network since ${moment}`}</b>
      This is the page of {moment}, {ageText(Math.max(0, nowMs - keptAtMs))} old. It may have changed.
    </p>
  );
}

/** In ms of the device's clock. */
interface Times {
  keptAtMs: number;
  nowMs: number;
}

/** Returns null for the first render, because the server knows neither time. */
function useTimes(): Times | null {
  const [times, setTimes] = useState<Times | null>(null);
  useEffect(() => {
    const keptAtMs = Number(document.documentElement.getAttribute(KEPT_ATTRIBUTE));
    const tick = () => setTimes({ keptAtMs, nowMs: Date.now() });
    const timer = setInterval(tick, RENEW_MS);
    tick();
    return () => clearInterval(timer);
  }, []);
  return times;
}
