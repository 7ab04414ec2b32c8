import type { WireClubRecord } from '@holeshot/contract/wire';
import { formatSeconds, lapsText } from '@holeshot/domain';
import type { SharingContent } from './presenter';

interface RecordsInput {
  /** a record of each kind; the first is in large */
  records: readonly WireClubRecord[];
  /** of the event or the club */
  name: string;
  facts: string[];
  /** id of the record whose track is the ground */
  seed: string;
  /** `#RRGGBB` */
  color: string;
}

const getLabel = ({ Kind, Laps }: WireClubRecord): string => {
  if (Kind === 'holeshot') return 'Holeshot';
  return Kind === 'race' ? `Race, ${lapsText(Laps)}` : lapsText(Laps);
};

/** The best times of an event or a club: the fastest lap in large, the others below; `null` without a time. */
export function presentRecordsContent({
  records,
  name,
  facts,
  seed,
  color,
}: RecordsInput): SharingContent | null {
  const [first, ...others] = records;
  if (!first) return null;
  const [best = 0, second] = first.Field;
  const lead = second !== undefined && second > best ? `, by ${formatSeconds(second - best)}` : '';
  return {
    above: name,
    title: 'Records',
    untitled: 'Records',
    facts,
    lines: others.map((record) => ({
      label: getLabel(record),
      name: record.Best.Pilot,
      figure: formatSeconds(record.Best.Seconds),
    })),
    gaps: [],
    color,
    hero: {
      seed,
      heading: name,
      name: first.Best.Pilot,
      figure: formatSeconds(first.Best.Seconds),
      sentence: `${first.Kind === 'lap' ? 'fastest lap' : getLabel(first)}${lead}`,
    },
    format: 'wide',
  };
}
