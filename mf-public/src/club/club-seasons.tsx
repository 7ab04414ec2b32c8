import { seasonHref } from '@holeshot/contract';
import { countText, ordinal } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted, PilotPhoto, Section, TextLink } from '@holeshot/ui';
import type { SeasonSummary } from './seasons.query';

const Leaders = styled.ol`
  margin-top: 12px;
  border-top: 1px solid var(--edge);
  li {
    display: grid;
    grid-template-columns: 40px auto minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    min-height: 48px;
    border-bottom: 1px solid var(--line);
    font-size: 17px;
    font-variant-numeric: tabular-nums;
  }
  b {
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  small {
    margin-left: 10px;
    color: var(--t2);
    font-size: 15px;
    font-weight: 400;
  }
`;

const Earlier = styled.ul`
  margin-top: 16px;
  li {
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
`;

const listLeaders = ({ rows }: SeasonSummary) => rows.filter(({ rank }) => rank === 1);

const progressText = ({ eventCount, eventsOver }: SeasonSummary): string =>
  `${eventsOver} of ${countText(eventCount, 'event')} flown`;

interface ClubSeasonsProps {
  clubId: number;
  /** newest first, at least one */
  seasons: readonly SeasonSummary[];
}

/** The first pilots of the newest season, and who won the earlier ones (R169). */
export function ClubSeasons({ clubId, seasons }: ClubSeasonsProps) {
  const [current, ...earlier] = seasons;
  if (!current) return null;
  const { id, name, rows, isDecided } = current;
  return (
    <Section
      heading={name}
      aside={<TextLink to={seasonHref({ clubId, seasonId: id })}>Season standings</TextLink>}
    >
      <Muted as="p">{progressText(current)}</Muted>
      {rows.length > 0 && (
        <Leaders>
          {rows.map(({ rank, name: pilot, photoUrl, total }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, erased names are equal
            <li key={index}>
              <span>{ordinal(rank)}</span>
              <PilotPhoto url={photoUrl} name={pilot} />
              <b>
                <span dir="auto">{pilot}</span>
                {rank === 1 && <small>{isDecided ? 'champion' : 'leads'}</small>}
              </b>
              <span>{total} pts</span>
            </li>
          ))}
        </Leaders>
      )}
      {earlier.length > 0 && (
        <Earlier aria-label="Earlier seasons">
          {earlier.map((season) => (
            <li key={season.id}>
              <TextLink to={seasonHref({ clubId, seasonId: season.id })}>{season.name}</TextLink>{' '}
              <Muted>
                {listLeaders(season).length > 0
                  ? `${season.isDecided ? 'champion' : 'leads'}: ${listLeaders(season)
                      .map(({ name: pilot }) => pilot)
                      .join(' and ')}`
                  : progressText(season)}
              </Muted>
            </li>
          ))}
        </Earlier>
      )}
    </Section>
  );
}
