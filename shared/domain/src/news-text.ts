import { channelLabel } from './channels';
import { formatClock, racesText } from './format';
import { isolateName } from './isolate-name';
import type { Channel, Guid } from './model';
import { raceTitle } from './race-title';
import type { News, OwnRace } from './what-to-tell';

interface NewsInput {
  /** all channels that pilots may have */
  channels: readonly Channel[];
  pilotName: string;
}

/** `Nightjar on R5. Expected 11:52 AM to 12:04 PM.` */
function detailsText({ channelId, forecast }: OwnRace, { channels, pilotName }: NewsInput): string {
  const channel = findChannelText(channels, channelId);
  const range = forecast?.range;
  const when = range ? ` Expected ${formatClock(range.from)} to ${formatClock(range.until)}.` : '';
  return `${isolateName(pilotName)}${channel ? ` on ${channel}` : ', no channel yet'}.${when}`;
}

/** `R5`; `''` without a channel and for one that the event does not have */
export function findChannelText(channels: readonly Channel[], id: Guid | null): string {
  const channel = channels.find((one) => one.id === id);
  return channel ? channelLabel(channel) : '';
}

/** The text of a notification about a pilot's race. A removed race has no title. */
export function newsText(news: News, input: NewsInput): { title: string; body: string } {
  if (news.kind === 'cancelled') {
    const title = news.race ? `${raceTitle(news.race)} is cancelled` : 'A race is cancelled';
    return { title, body: `${isolateName(input.pilotName)} does not fly in it.` };
  }
  const { race, kind } = news;
  const name = raceTitle(race.race);
  const details = detailsText(race, input);
  const before = race.countBefore === 0 ? 'It is next.' : `${racesText(race.countBefore)} before it.`;
  switch (kind) {
    case 'called':
      return { title: `To the line: ${name}`, body: details };
    case 'ahead':
      return {
        title: race.countBefore === 0 ? `${name} is next` : `${name} in ${racesText(race.countBefore)}`,
        body: details,
      };
    case 'moved':
      return { title: `${name} has changed`, body: `${before} ${details}` };
    case 'stopped':
      return { title: `${name} was stopped`, body: `It is to be flown again. ${details}` };
  }
}
