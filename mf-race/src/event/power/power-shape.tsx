import type { PowerState } from '@holeshot/domain';

/** A red octagon, an amber triangle, or a white tick, to stand beside the word. */
export function PowerShape({ state, size = 28 }: { state: PowerState; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" data-shape={state}>
      {state === 'hot' && (
        <>
          <path d="M8.8 1.5h10.4l7.3 7.3v10.4l-7.3 7.3H8.8l-7.3-7.3V8.8z" fill="var(--red)" />
          <path d="M9.5 9.5l9 9M18.5 9.5l-9 9" stroke="var(--white)" strokeWidth={3.2} />
        </>
      )}
      {state === 'wait' && (
        <>
          <path d="M14 2.5 27 25.5H1z" fill="var(--amber)" />
          <path d="M14 10.5v7.5M14 20.2v3" stroke="var(--bg)" strokeWidth={3} />
        </>
      )}
      {state === 'free' && (
        <>
          <circle cx={14} cy={14} r={12.5} fill="var(--t1)" />
          <path d="M8 14.5l4.2 4.2L20.5 10" fill="none" stroke="var(--bg)" strokeWidth={3} />
        </>
      )}
    </svg>
  );
}
