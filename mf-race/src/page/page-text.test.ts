import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  createTestPlatform,
} from '@holeshot/testing';
import { loadEvent } from '../event/load-event';
import { loadPower } from '../event/power/load-power';
import { loadPilot } from '../pilot/load-pilot';
import { loadQuestion } from '../question/load-question';
import { loadRace } from '../race/load-race';

const api = '/api/public';
const race = buildRace({ flights: { kestrel: [2, 20, 21] } });
const models = {
  [`${api}/events/id/event-1`]: buildEventRecord({
    info: 'Briefing at **nine**',
    infoHtml: '<p>Briefing at <strong>nine</strong></p>',
  }),
  [`${api}/clubs/id/7`]: buildClub(),
  [`${api}/channels`]: [buildChannel()],
  [`${api}/pilots/eventId/event-1`]: [buildPilot()],
  [`${api}/races/eventId/event-1`]: [race],
  [`${api}/races/eventId/event-1/last/3`]: [race],
  [`${api}/races/eventId/event-1/next/3`]: [],
  [`${api}/races/eventId/event-1/next/100`]: [],
  [`${api}/races/eventId/event-1/raceId/race-1`]: race,
  [`${api}/races/eventId/event-1/pilotId/kestrel`]: [race],
  [`${api}/raceSummaries/eventId/event-1`]: race.summaries,
  [`${api}/laps/eventId/event-1`]: [],
  [`${api}/objections/eventId/event-1`]: [],
  [`${api}/stages/eventId/event-1`]: [],
  [`${api}/youtube/eventId/event-1`]: [],
};

const countTexts = async (load: (args: Parameters<typeof loadEvent>[0]) => Promise<unknown>, tab: string) => {
  const data = await load({
    params: { eventId: 'event-1', raceId: 'race-1', pilotId: 'kestrel' },
    url: new URL(`http://localhost/event/event-1?tab=${tab}`),
    client: createTestPlatform(models).platform.client,
    nowMs: 0,
  });
  return JSON.stringify(data).split('Briefing').length - 1;
};

test.each([
  ['the tab Info', loadEvent, 'info', 1],
  ['the tab Pilots', loadEvent, 'pilots', 0],
  ['a race', loadRace, '', 0],
  ['a question about a race', loadQuestion, '', 0],
  ['a pilot', loadPilot, '', 0],
  ['Power', loadPower, '', 0],
])("the HTML of %s has the club's text only if it shows it", async (_, load, tab, count) => {
  expect(await countTexts(load, tab)).toBe(count);
});
