import type { Ranking } from '@holeshot/client';
import { type EventCourse, formatSeconds } from '@holeshot/domain';
import type { HeroFact } from '@holeshot/ui';

/** Length and gates of a track that somebody drew, and the best lap of an event that is over. */
export function listHeroFacts(
  { course, isToScale }: EventCourse,
  ranking: Pick<Ranking, 'fastestLap'> | null,
): HeroFact[] {
  const best = ranking?.fastestLap;
  return [
    ...(isToScale
      ? [
          { label: 'Lap', value: `${Math.round(course.length)} m` },
          { label: 'Gates', value: String(course.gates.length) },
        ]
      : []),
    ...(best ? [{ label: 'Best of the day', value: formatSeconds(best.seconds), note: best.name }] : []),
  ];
}
