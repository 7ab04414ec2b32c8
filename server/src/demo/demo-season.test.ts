import { parseClock } from '@holeshot/domain';
import { buildDemoSeason } from './demo-season';
import { type ReadEvent, readDemoEvent } from './read-demo-event';
import { findDemoTrack } from './tracks';

const NOW = Date.UTC(2026, 10, 21, 13, 40);
const DAY_MS = 86_400_000;

const season = buildDemoSeason({ now: NOW });
let events: ReadEvent[] = [];

beforeAll(async () => {
  const folders = season.events.map((event) => event.buildFolder());
  events = await Promise.all(folders.map(readDemoEvent));
});

const races = () => events.flatMap((event) => event.races);
const results = () => races().flatMap((race) => race.results);
const named = (name: string) => events.find(({ event }) => event.Name === name);

describe('buildDemoSeason', () => {
  it('has clubs, events, pilots and races in the numbers of a real season', () => {
    expect(season.clubs.length).toBeGreaterThanOrEqual(8);
    expect(events.length).toBeGreaterThanOrEqual(40);
    const names = events.flatMap(({ pilots }) => pilots.filter((pilot) => !pilot.PracticePilot));
    expect(new Set(names.map(({ Name }) => Name)).size).toBeGreaterThanOrEqual(150);
    expect(races().length).toBeGreaterThan(900);
    expect(races().length).toBeLessThan(1200);
  });

  it('has an info text that agrees with the track of the event', () => {
    const flown = season.events.filter(({ plan }) => findDemoTrack(plan.club) !== null);
    const texts = flown.map(({ place }) => /\*\*.*\*\*/.exec(place.info)?.[0]);
    expect(new Set(texts)).toEqual(new Set(['**10 gates**']));
  });

  it('is the same at any moment of a minute, and has the same ids on the next day', async () => {
    const later = buildDemoSeason({ now: NOW + 59_999 });
    const [, , , , , , , , again] = later.events;
    expect(again && (await readDemoEvent(again.buildFolder())).texts).toEqual(events[8]?.texts);
    expect(JSON.stringify(later)).toBe(JSON.stringify(season));
    const tomorrow = buildDemoSeason({ now: NOW + DAY_MS });
    expect(tomorrow.events.map(({ id }) => id)).toEqual(season.events.map(({ id }) => id));
    expect(tomorrow.events[9]?.start).toBe((season.events[9]?.start ?? 0) + DAY_MS);
  });

  it('changes within one day only in the running event', () => {
    const evening = buildDemoSeason({ now: NOW + 6 * 3_600_000 });
    const moved = evening.events.filter(({ start }, index) => start !== season.events[index]?.start);
    expect(moved.map(({ plan }) => plan.name)).toEqual(['Saltbush Winter Series 3']);
  });

  it('has one running event, some future and many recent ones', () => {
    const ages = events.map(({ event }) => (NOW - (parseClock(event.Start) ?? 0)) / DAY_MS);
    expect(ages.filter((age) => age < -1).length).toBeGreaterThanOrEqual(5);
    expect(ages.filter((age) => age > 1 && age < 30).length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...ages)).toBeGreaterThan(600);
    expect(season.events.filter(({ place }) => place.canRegister).length).toBeGreaterThanOrEqual(3);
  });

  it('has ended races, one race in progress with laps, and future races in the running event', () => {
    const running = events.filter((event) => event.races.some(({ state }) => state === 'in-progress'));
    expect(running).toHaveLength(1);
    const inState = (raceState: string) =>
      (running[0]?.races ?? []).filter(({ state }) => state === raceState);
    const [underWay] = inState('in-progress');
    expect(inState('finished').length).toBeGreaterThan(5);
    expect(inState('in-progress')).toHaveLength(1);
    expect(underWay?.race.Laps.length).toBeGreaterThan(5);
    expect(underWay?.results).toEqual([]);
    expect(inState('not-started').length).toBeGreaterThan(2);
    expect(inState('not-started').some(({ race }) => race.TargetLaps === 0)).toBe(true);
  });

  it('has every type of event', () => {
    const types = new Set(events.map(({ event }) => event.EventType));
    expect([...types].sort()).toEqual(['CasualPractise', 'Endurance', 'Race', 'TimeTrial']);
    expect(races().some(({ round }) => round?.EventType === 'Practice')).toBe(true);
  });

  it('has stages with brackets, summaries, standings and rolled-over points', () => {
    const elimination = named('Saltbush Grand Final');
    expect(elimination?.stages).toHaveLength(3);
    const brackets = new Set(elimination?.races.map(({ race }) => race.Bracket));
    expect([...brackets].sort()).toEqual(['A', 'B', 'Losers', 'None', 'Winners']);
    expect(elimination?.stages.filter(({ TimeSummary }) => TimeSummary !== null)).toHaveLength(2);
    expect(
      elimination?.stages.find(({ Standings }) => Standings !== null)?.Standings?.Rows.length,
    ).toBeGreaterThan(8);
    const rolled = named('Dales Autumn Final')?.rolledOver ?? [];
    expect(rolled.map(({ ResultType }) => ResultType)).toEqual(rolled.map(() => 'RoundRollOver'));
    expect(rolled).toHaveLength(27);
  });

  it('gives no pilot two seats or two channels in one race', () => {
    for (const { race } of races()) {
      const seats = race.PilotChannels;
      expect(new Set(seats.map(({ Pilot }) => Pilot)).size).toBe(seats.length);
      expect(new Set(seats.map(({ Channel }) => Channel)).size).toBe(seats.length);
      expect(seats.length).toBeGreaterThan(0);
    }
  });
});

describe('the irregularities of real events', () => {
  const detections = () => races().flatMap(({ race }) => race.Detections);

  it('has about a third invalid detections, some by hand', () => {
    const all = detections();
    const share = all.filter(({ Valid }) => !Valid).length / all.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.4);
    expect(all.some(({ ValidityType, Valid }) => ValidityType === 'ManualOverride' && !Valid)).toBe(true);
    expect(all.some(({ TimingSystemType }) => TimingSystemType === 'Manual')).toBe(true);
  });

  it('has split gates, whose detections end no lap', () => {
    const splits = detections().filter(({ TimingSystemIndex }) => TimingSystemIndex > 0);
    expect(splits.length).toBeGreaterThan(500);
    expect(splits.every(({ IsLapEnd }) => !IsLapEnd)).toBe(true);
  });

  it('has DNFs, non-starters, shared positions, and laps after the target', () => {
    expect(results().filter(({ DNF }) => DNF).length).toBeGreaterThan(100);
    const neverSeen = races().filter(({ race, state }) => {
      const seen = new Set(race.Detections.filter(({ Valid }) => Valid).map(({ Pilot }) => Pilot));
      return state === 'finished' && race.PilotChannels.some(({ Pilot }) => !seen.has(Pilot));
    });
    expect(neverSeen.length).toBeGreaterThan(20);
    const shared = races().filter(
      (race) => new Set(race.results.map(({ Position }) => Position)).size < race.results.length,
    );
    expect(shared.length).toBeGreaterThan(0);
    const beyond = races().filter(
      ({ race, round }) =>
        round?.EventType === 'Race' && race.Laps.some((lap) => lap.LapNumber === race.TargetLaps + 2),
    );
    expect(beyond.length).toBeGreaterThan(5);
  });

  it('has close finishes', () => {
    const gaps = races().flatMap(({ race, round, results: rows }) => {
      const ends = rows
        .filter(({ DNF, Position }) => !DNF && Position <= 2 && round?.EventType === 'Race')
        .map(({ Pilot }) =>
          race.Detections.find(
            (item) => item.Pilot === Pilot && item.Valid && item.RaceSector === race.TargetLaps * 100,
          ),
        )
        .map((item) => parseClock(item?.Time ?? '') ?? 0);
      return ends.length === 2 ? [Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))] : [];
    });
    expect(gaps.filter((gap) => gap <= 100).length).toBeGreaterThan(20);
  });

  it('has a paused race, practice pilots, a missed round and a deleted one', () => {
    expect(races().filter(({ race }) => race.TotalPausedTime === '00:08:31.5605717')).toHaveLength(1);
    const practice = events.flatMap(({ pilots }) => pilots.filter(({ PracticePilot }) => PracticePilot));
    expect(practice.map(({ Name }) => Name)).toContain('R1 (1-1)');
    const missed = events.filter(({ event, races: own }) => {
      const second = own.filter(({ round, state }) => round?.Order === 200 && state === 'finished');
      const present = new Set(second.flatMap(({ race }) => race.PilotChannels.map(({ Pilot }) => Pilot)));
      return second.length > 0 && present.size < event.PilotChannels.length;
    });
    expect(missed.length).toBeGreaterThan(5);
    expect(races().some(({ race }) => !race.Valid)).toBe(true);
  });

  it('has events at gates that end the lap, and files of older versions of the app', () => {
    expect(races().some(({ race }) => race.PrimaryTimingSystemLocation === 'EndOfLap')).toBe(true);
    expect(events.filter(({ event }) => event.TimeZone === undefined).length).toBeGreaterThan(2);
  });
});
