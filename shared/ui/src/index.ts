export {
  Button,
  ButtonLink,
  buttonLook,
  COLORS,
  Column,
  Dialog,
  FONT_FAMILY,
  Mark,
  Muted,
  Note,
  NoteActions,
  NoteLine,
  PHONE,
  PilotPhoto,
  Prose,
  TextLink,
  underlined,
  VisuallyHidden,
  visuallyHidden,
  WIDE,
} from '@holeshot/ui/base';
export { Banner } from './banner';
export { Bests, type BestTime } from './bests';
export { channelInk } from './channel-ink';
export { ChannelTag } from './channel-tag';
export { ClubLogo } from './club-logo';
export { clubFill } from './color';
export { ComingLater } from './coming-later';
export { comingLaterPage } from './coming-later-page';
export { Crumbs } from './crumbs';
export type { CsvCell } from './csv';
export { CsvButton } from './csv-button';
export { DataAge, StaleData } from './data-age';
export { EmptyView } from './empty-view';
export { Facts } from './facts';
export { FailedView } from './failed-view';
export { GlobalStyle } from './global-style';
export { LiveDot } from './live-dot';
export { Loader } from './loader';
export { type MapPlace, PLACE_ZOOM, WORLD_VIEW } from './map/places';
export { PlacesMap } from './map/places-map';
export { Pager } from './pager';
export { PilotName } from './pilot-name';
export { ScriptedButton } from './scripted-button';
export { searchHref, useSearchHref } from './search-href';
export { Section } from './section';
export { Bone, Skeleton, SkeletonRows } from './skeleton';
export { StaleNote } from './stale-note';
export { Cell, HeaderCell, RowHeader, Table, TableBody, TableHead, TableRow } from './table';
export { parsePage, parseTableSort, type TableSort } from './table-sort';
export { type TabItem, Tabs } from './tabs';
export { TimeCell } from './time-cell';
export { shareLost, type TimeSpan, timeLostScale, timeSpan } from './time-lost-scale';
export { TrackDrawing } from './track-drawing';
export { useCopy } from './use-copy';
export { VideoEmbed } from './video-embed';
export { videoHref } from './video-href';
