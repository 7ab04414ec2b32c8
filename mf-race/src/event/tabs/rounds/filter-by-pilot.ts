import type { Guid } from '@holeshot/domain';
import type { EventPilot } from '../../../event-pilots/event-pilot';
import type { RoundSectionData } from '../../round-sections/rounds-data';

/** The pilots who are in a race, in the order of `pilots`. */
export function listRacePilots(
  pilots: readonly EventPilot[],
  sections: readonly RoundSectionData[],
): EventPilot[] {
  const ids = new Set(
    sections.flatMap(({ races }) => races.flatMap((race) => race.pilots.map(({ pilotId }) => pilotId))),
  );
  return pilots.filter(({ id }) => ids.has(id));
}

/** The races of one pilot; rounds without any are omitted. */
export const filterByPilot = (sections: readonly RoundSectionData[], pilotId: Guid): RoundSectionData[] =>
  sections.flatMap((section) => {
    const races = section.races.filter(({ pilots }) => pilots.some((pilot) => pilot.pilotId === pilotId));
    return races.length > 0 ? [{ ...section, races }] : [];
  });
