interface Room {
  /** smallest distance between two labels */
  gap: number;
  top: number;
  bottom: number;
}

/**
 * Moves overlapping labels apart. Returns a y for each label so that no two are closer than `gap`, all are within the
 * room, and each is as near as possible to its `preferred` y. Pixels, in the given order. When the room is too small,
 * the last labels are `null`.
 */
export function spreadLabels(preferred: readonly number[], { gap, top, bottom }: Room): (number | null)[] {
  const capacity = Math.max(1, Math.floor((bottom - top) / gap) + 1);
  const order = preferred
    .slice(0, capacity)
    .map((y, index) => ({ y, index }))
    .sort((a, b) => a.y - b.y || a.index - b.index);

  // Overlapping labels form a block around the mean of their preferred y; overlapping blocks merge.
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

  const ys: (number | null)[] = preferred.map(() => null);
  let free = top;
  for (const { center, members } of blocks) {
    const start = Math.max(free, center - ((members.length - 1) * gap) / 2);
    members.forEach(({ index }, offset) => {
      ys[index] = start + offset * gap;
    });
    free = start + members.length * gap;
  }
  return pushUp(ys, order, { gap, bottom });

  function overlaps(above: (typeof blocks)[number], below: (typeof blocks)[number]): boolean {
    const reach = ((above.members.length + below.members.length) * gap) / 2;
    return below.center - above.center < reach;
  }
}

/** Moves labels below `bottom` up, and the labels above them as far as needed. */
function pushUp(
  ys: (number | null)[],
  order: readonly { index: number }[],
  { gap, bottom }: Pick<Room, 'gap' | 'bottom'>,
): (number | null)[] {
  let limit = bottom;
  for (const { index } of [...order].reverse()) {
    const y = Math.min(ys[index] ?? limit, limit);
    ys[index] = y;
    limit = y - gap;
  }
  return ys;
}
