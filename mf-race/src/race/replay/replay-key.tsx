import { Key } from './replay-tab.styles';

/** Explains the marks of a replay, and its keyboard shortcuts. */
export const ReplayKey = () => (
  <Key data-print="no">
    <span>
      <Triangle fill="var(--t1)" />a place won
    </span>
    <span>
      <Triangle fill="var(--red)" />
      the lead
    </span>
    <span>coloured ticks are crossings</span>
    <span>
      Between two crossings a pilot goes round at even pace; who is out waits at the line, hollow. A trail is
      the last second.
    </span>
    <span>In the player, Space plays, arrow keys step a crossing, and 1 2 4 8 set the speed</span>
  </Key>
);

const Triangle = ({ fill }: { fill: string }) => (
  <svg width={12} height={11} viewBox="0 0 12 11" aria-hidden="true">
    <path d="M0 11h12L6 0z" fill={fill} />
  </svg>
);
