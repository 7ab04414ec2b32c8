import { type Guid, pilotsText, racesText } from '@holeshot/domain';
import { useSearchParams } from '@holeshot/platform';
import { Section, VisuallyHidden } from '@holeshot/ui';
import type { EventPilot } from '../../../../event-pilots/event-pilot';
import { PilotFilter } from '../../../round-sections/pilot-filter';
import { Board, Column, ColumnHead, Lines, Path, PhoneZoneName, Scroller, ZoneName } from './bracket.styles';
import { BracketBox, type BracketBoxProps } from './bracket-box';
import { type BracketColumn, listPath, racesOfColumn } from './bracket-data';
import { edgePath, layOutBracket } from './bracket-layout';
import { BracketStepper, columnAnchor } from './bracket-stepper';
import { useOpenColumn } from './use-open-column';

interface BracketSectionProps extends Omit<BracketBoxProps, 'shownId'> {
  pilots: readonly EventPilot[];
  /** of the stage */
  label: string;
}

/** A bracket: a column per round, lines for the pilots, and the path of the winner or of a chosen pilot. */
export function BracketSection({ pilots, label, ...props }: BracketSectionProps) {
  const { bracket, getPilot } = props;
  const { columns, edges, winnerId } = bracket;
  const [search] = useSearchParams();
  const pilotIds = new Set(
    columns.flatMap(racesOfColumn).flatMap((race) => race.pilots.map((p) => p.pilotId)),
  );
  const bracketPilots = pilots.filter(({ id }) => pilotIds.has(id));
  const chosen = bracketPilots.find(({ id }) => id === search.get('pilot'));
  const shownId = chosen?.id ?? winnerId;
  const layout = layOutBracket(columns);
  const drawn = [...edges].sort((a, b) => Number(a.pilotId === shownId) - Number(b.pilotId === shownId));
  const { scroller, open, showColumn } = useOpenColumn(columns);
  return (
    <Section
      heading="Bracket"
      aside={
        <PilotFilter
          label="Follow a pilot"
          isWide
          all={winnerId ? `Winner, ${getPilot(winnerId).name}` : 'Follow a pilot'}
          pilots={bracketPilots}
          chosenId={chosen?.id ?? ''}
        />
      }
      isFirst
    >
      {shownId && <PilotPath {...props} pilotId={shownId} />}
      <BracketStepper columns={columns} open={open} onChoose={showColumn} />
      <Scroller ref={scroller}>
        <Board $width={layout.width} $height={layout.height}>
          <Lines width={layout.width} height={layout.height} fill="none" aria-hidden="true">
            {drawn.map((edge) => (
              <path
                key={`${edge.pilotId} ${edge.to.raceId}`}
                d={edgePath(edge, layout, bracket)}
                {...(edge.pilotId === shownId
                  ? { stroke: 'var(--t1)', strokeWidth: 3 }
                  : { stroke: 'var(--edge)', strokeWidth: 1.2, strokeOpacity: 0.6 })}
              />
            ))}
          </Lines>
          {layout.zones.map(({ name, top }) => (
            <ZoneName key={name} $top={top} aria-hidden="true">
              {name}
            </ZoneName>
          ))}
          {columns.map((column, index) => (
            <Column
              key={column.id}
              id={columnAnchor(column.id)}
              $left={layout.columns[index]?.left ?? 0}
              data-open={index === open || undefined}
              aria-labelledby={`${columnAnchor(column.id)}-heading`}
            >
              <ColumnHead>
                <h3 id={`${columnAnchor(column.id)}-heading`}>
                  <VisuallyHidden>{label} </VisuallyHidden>
                  {column.label}
                </h3>
                <span>{sizeText(column)}</span>
              </ColumnHead>
              {column.zones.map(({ name, races }) => [
                name !== null && <PhoneZoneName key={name}>{name}</PhoneZoneName>,
                races.map((race) => (
                  <BracketBox
                    key={race.id}
                    {...props}
                    shownId={shownId}
                    race={race}
                    column={index}
                    top={layout.columns[index]?.boxes.find(({ raceId }) => raceId === race.id)?.top ?? 0}
                  />
                )),
              ])}
            </Column>
          ))}
        </Board>
      </Scroller>
    </Section>
  );
}

/** `Won by Brushless — Race 1-1 1st — 2-1 4th, to losers — Final 1st` */
function PilotPath({
  bracket,
  getPilot,
  pilotId,
}: Pick<BracketSectionProps, 'bracket' | 'getPilot'> & { pilotId: Guid }) {
  const { name } = getPilot(pilotId);
  return (
    <Path>
      <span>
        {pilotId === bracket.winnerId ? 'Won by ' : 'The way of '}
        <b>{name}</b>
      </span>
      {listPath(bracket, pilotId).map(({ raceId, title, text }) => (
        <span key={raceId}>
          {title} <b>{text}</b>
        </span>
      ))}
    </Path>
  );
}

/** `4 races`; for the final `8 pilots` */
function sizeText(column: BracketColumn): string {
  const races = racesOfColumn(column);
  const [first] = races;
  return first?.isFinal ? pilotsText(first.pilots.length) : racesText(races.length);
}
