import { formatGap, type Guid } from '@holeshot/domain';
import { GapLineDrawing, type GapMark, type GapTag, lapsDownText } from '@holeshot/ui';
import type { ChannelDisplay } from '../channels/channel-display';
import type { EventPilot } from '../event-pilots/event-pilot';
import type { MarkedPilots } from '../follow/use-marked-pilots';

/** As many rows as a layout uses, so that the line stays where it is. */
const LEVELS = 3;

interface GapLineRow {
  pilotId: Guid;
  channelId: Guid | null;
  position: number | null;
  gapSeconds: number | null;
  lapsDown: number;
  /** `null` for a pilot who is not on the line */
  gapTag: GapTag | null;
}

interface GapLineProps {
  rows: readonly GapLineRow[];
  marks: readonly GapMark[];
  channels: Record<Guid, ChannelDisplay>;
  pilotOf: (id: Guid) => EventPilot;
  marked: MarkedPilots;
  /** draws everything larger: lays out for this width, px, and scales to the available width */
  scaledFrom?: number;
}

/** Channel tags to scale, in seconds behind the leader. The table beside it has the same data as text. */
export function GapLine({ rows, marks, channels, pilotOf, marked, scaledFrom }: GapLineProps) {
  const onLine = rows.flatMap((row) => (row.gapTag ? [{ ...row, gapTag: row.gapTag }] : []));
  const texts = onLine.map((row) => `${pilotOf(row.pilotId).name} ${gapText(row)}`);
  return (
    <GapLineDrawing
      tags={onLine.map(({ pilotId, channelId, gapTag }) => ({
        ...gapTag,
        id: pilotId,
        channel: channels[channelId ?? ''],
        isMarked: marked.ids.has(pilotId),
      }))}
      marks={marks}
      levels={LEVELS}
      label={texts.length > 0 ? `Gaps: ${texts.join(', ')}` : undefined}
      scaledFrom={scaledFrom}
    />
  );
}

function gapText({ position, gapSeconds, lapsDown }: GapLineRow): string {
  if (position === 1) return 'leads';
  return lapsDown > 0 ? lapsDownText(lapsDown) : formatGap(gapSeconds);
}
