/** The rules that explanations cite, in the numbering of the site's rules. */
const RULES = {
  R78: {
    title: 'laps',
    text: 'A lap runs from the last crossing that counts, or from the start. A crossing that is ruled out ends no lap. Lap 0 is the holeshot.',
  },
  R81: {
    title: 'best laps in a row',
    text: 'The smallest sum of laps flown one after the other in one race. The holeshot never counts; a lap after the finish does. Of equal sums, the earlier one.',
  },
  R82: {
    title: 'race time',
    text: 'From the start to the end of the last target lap, with the holeshot. Laps after it do not count.',
  },
  R83: {
    title: 'records of an event',
    text: 'The best time of all races that are no practice. Equal times share a rank.',
  },
  R84: {
    title: 'lap counts',
    text: 'All laps that count, also after the target, without the holeshot. Races of one round add up.',
  },
  R88: {
    title: 'order on the track',
    text: 'Who is further on the track comes first; at the same point, who was there first. Laps after the target do not count.',
  },
  R89: {
    title: 'order by best laps',
    text: 'The best target laps decide; equal times share a place. Pilots with fewer laps follow, each with a place of their own.',
  },
  R90: {
    title: 'did not finish',
    text: 'A Race ends without a finish as the desktop app stored it, a time trial with fewer laps than the target. The place stays.',
  },
  R93: {
    title: 'results as delivered',
    text: 'Places, points and DNFs that the desktop app stored are shown as they are, because its settings for them are not in the files.',
  },
  R95: {
    title: 'totals of points',
    text: 'The total is the sum of the rounds; a missing one counts as 0. A total of the stage that drops or adds points stands beside it.',
  },
  R96: {
    title: 'dropped results',
    text: 'A stage may drop the worst result of each pilot who flew in all its rounds between their first and last.',
  },
  R97: {
    title: 'roll-over points',
    text: 'The place before a stage may add points to it. The desktop app stores them with the round before.',
  },
  R100: {
    title: 'shared ranks',
    text: 'Equal totals share a rank, and the next rank is skipped. Ranks start again in each bracket.',
  },
  R101: {
    title: 'times of a stage',
    text: 'The best time of the races that count for the stage. Pilots whose races were all in one bracket are ranked in it.',
  },
  R126: {
    title: 'places of an event',
    text: 'The last stage in which a race has ended decides: its standings, its finals, its elimination, its times or its points. Others follow in the order of the stage before. Without stages, a race goes by points, Endurance by laps, and all else by best laps.',
  },
} as const;

export type RuleId = keyof typeof RULES;

export const getRule = (id: RuleId): { title: string; text: string } => RULES[id];
