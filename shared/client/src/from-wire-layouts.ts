import type * as wire from '@holeshot/contract/wire';
import type { EventListItem, TrackElement } from '@holeshot/domain';
import { toEventListItem } from './from-wire-events';
import { toFlownTime } from './from-wire-records';
import type { FlownTime } from './records';

/** A track that events are flown on. */
export interface Layout {
  /** the same for all events with the same elements */
  id: string;
  name: string;
  elements: TrackElement[];
}

export const toLayout = (row: wire.WireLayout): Layout => ({
  id: row.ID,
  name: row.Name,
  elements: row.Elements.map((element) => ({
    kind: element.Kind,
    x: element.X,
    y: element.Y,
    z: element.Z,
    rotation: element.Rotation,
    isDecorative: element.Decorative,
    isSplitEnd: element.SplitEnd,
  })),
});

/** The track of a club's newest event that names one. */
export interface ClubTrack {
  event: EventListItem;
  layout: Layout;
  /** the club's fastest single lap on it */
  record: FlownTime | null;
}

export const toClubTrack = (row: wire.WireClubTrack): ClubTrack => ({
  event: toEventListItem(row.Event),
  layout: toLayout(row.Layout),
  record: row.Record && toFlownTime(row.Record),
});
