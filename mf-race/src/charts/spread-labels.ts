interface Room {
  /** least distance between two labels */
  gap: number;
  top: number;
  bottom: number;
}

/**
 * Pushes labels apart: where each of them stands so that none is closer than `gap` to the next, none leaves
 * the room, and all stay as near as possible to where they want to be. Pixels, in and out, in the given order.
 * Labels that don't fit into the room at all are `null`: the last ones given.
 */
export function spreadLabels(wanted: readonly number[], { gap, top, bottom }: Room): (number | null)[] {
  const capacity = Math.max(1, Math.floor((bottom - top) / gap) + 1);
  const order = wanted
    .slice(0, capacity)
    .map((y, index) => ({ y, index }))
    .sort((a, b) => a.y - b.y || a.index - b.index);

  // Labels that touch form a block around the mean of where they want to be; blocks that touch join.
  const blocks: { center: number; members: { y: number; index: number }[] }[] = [];
  for (const label of order) {
    let block = { center: label.y, members: [label] };
    for (let last = blocks.at(-1); last && overlaps(last, block); last = blocks.at(-1)) {
      blocks.pop();
      const members = [...last.members, ...block.members];
      block = { center: members.reduce((sum, { y }) => sum + y, 0) / members.length, members };
    }
    blocks.push(block);
  }

  const placed: (number | null)[] = wanted.map(() => null);
  let free = top;
  for (const { center, members } of blocks) {
    const start = Math.max(free, center - ((members.length - 1) * gap) / 2);
    members.forEach(({ index }, place) => {
      placed[index] = start + place * gap;
    });
    free = start + members.length * gap;
  }
  return pushUp(placed, order, { gap, bottom });

  function overlaps(above: (typeof blocks)[number], below: (typeof blocks)[number]): boolean {
    const reach = ((above.members.length + below.members.length) * gap) / 2;
    return below.center - above.center < reach;
  }
}

/** What stands too low moves up, and pushes what is above it. */
function pushUp(
  placed: (number | null)[],
  order: readonly { index: number }[],
  { gap, bottom }: Pick<Room, 'gap' | 'bottom'>,
): (number | null)[] {
  let limit = bottom;
  for (const { index } of [...order].reverse()) {
    const y = Math.min(placed[index] ?? limit, limit);
    placed[index] = y;
    limit = y - gap;
  }
  return placed;
}
