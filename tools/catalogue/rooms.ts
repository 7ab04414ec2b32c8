import { controls } from './examples/controls';
import { feedback } from './examples/feedback';
import { layout } from './examples/layout';
import { media } from './examples/media';
import { properties } from './examples/properties';
import { racing } from './examples/racing';
import { styles } from './examples/styles';
import { table } from './examples/table';
import type { Examples } from './room-page';

/** The examples by room of `shared/ui/src`; each room is a page of the catalogue. */
export const ROOMS: Record<string, Examples> = {
  styles,
  layout,
  controls,
  properties,
  table,
  feedback,
  media,
  racing,
};
