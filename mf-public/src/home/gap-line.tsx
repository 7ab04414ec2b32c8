import { styled } from '@holeshot/platform';
import { GapLineDrawing } from '@holeshot/ui';
import { layOutTags } from './lay-out-tags';
import type { LiveRow } from './load-live';

const Space = styled.div`
  margin: 4px 0 8px;
`;

/** Channel tags to scale, in seconds behind the leader. Decorative: the rows below say the same. */
export function GapLine({ rows }: { rows: readonly LiveRow[] }) {
  const { tags, marks } = layOutTags(rows);
  return (
    <Space>
      <GapLineDrawing
        tags={tags.map(({ row, ...tag }) => ({ ...tag, id: row.pilotId, channel: row.channel }))}
        marks={marks}
        levels={1 + Math.max(0, ...tags.map(({ level }) => level))}
      />
    </Space>
  );
}
