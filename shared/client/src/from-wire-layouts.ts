import type * as wire from '@holeshot/contract/wire';
import type { TrackElement } from '@holeshot/domain';

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
