export {
  Button,
  ButtonLink,
  buttonLook,
  COLORS,
  COLORS_BY_THEME,
  Column,
  Dialog,
  FONT_FAMILY,
  Mark,
  Muted,
  Note,
  NoteActions,
  NoteLine,
  PHONE,
  Prose,
  TextLink,
  underlined,
  VisuallyHidden,
  visuallyHidden,
  WIDE,
} from '@holeshot/ui/base';
export { ActionButton } from './controls/action-button';
export { DropdownMenu } from './controls/dropdown-menu';
export { Pager } from './controls/pager';
export { ScriptedButton } from './controls/scripted-button';
export { searchHref, useSearchHref } from './controls/search-href';
export { InputBox, SelectBox } from './controls/select-box';
export { useCopy } from './controls/use-copy';
export { ConfirmDialog } from './dialog/confirm-dialog';
export { Drawer } from './dialog/drawer';
export { useModalDialog } from './dialog/use-modal-dialog';
export { windowLook } from './dialog/window-look';
export { ageText } from './feedback/age-text';
export { DataAge, StaleData } from './feedback/data-age';
export { EmptyView } from './feedback/empty-view';
export { FailedView } from './feedback/failed-view';
export { failureText } from './feedback/failure-text';
export { HeadingSkeleton } from './feedback/heading-skeleton';
export { lazyPart } from './feedback/lazy-part';
export { LiveDot } from './feedback/live-dot';
export { LoadedPart } from './feedback/loaded-part';
export { Loader } from './feedback/loader';
export { OwnTime } from './feedback/own-time';
export { type Refusal, toRefusal } from './feedback/refusal';
export { SignedOutView } from './feedback/signed-out-view';
export { Bone, Skeleton, SkeletonRows } from './feedback/skeleton';
export { StaleNote } from './feedback/stale-note';
export { useNow } from './feedback/use-now';
export { useSelfRetry } from './feedback/use-self-retry';
export { ZoneNote } from './feedback/zone-note';
export { isSameName, readFollowedNames, setFollowed } from './follow/followed-names';
export { useFollowedNames } from './follow/use-followed-names';
export {
  CheckIcon,
  ChevronIcon,
  ExternalIcon,
  PlayIcon,
  SearchIcon,
  WarningIcon,
} from './icons';
export { Banner } from './layout/banner';
export { Crumbs } from './layout/crumbs';
export { Detail, DetailList } from './layout/detail-list';
export { FactList, Facts } from './layout/facts';
export { focusElement, focusHeading, restoreFocus } from './layout/focus-heading';
export { Lines } from './layout/lines';
export { RichText } from './layout/rich-text';
export { Section } from './layout/section';
export { type TabItem, Tabs } from './layout/tabs';
export { LOCATION_ZOOM, type MapLocation, WORLD_VIEW } from './map/locations';
export { LocationsMap } from './map/locations-map';
export { ClubLogo } from './media/club-logo';
export { PilotPhoto } from './media/pilot-photo';
export { SyncWarning, VideoEmbed } from './media/video-embed';
export { videoHref } from './media/video-href';
export { VideoPoster } from './media/video-poster';
export { BoolField } from './properties/fields/bool-field';
export { CodeField } from './properties/fields/code-field';
export { SelectField } from './properties/fields/select-field';
export { StringField } from './properties/fields/string-field';
export { TextField } from './properties/fields/text-field';
export { PropertyEditor } from './properties/property-editor';
export {
  type KeptQuestion,
  keepQuestion,
  listWaiting,
  type QuestionKey,
  readKept,
  useKeptQuestion,
} from './questions/kept-question';
export { sendKept } from './questions/send-kept';
export { barScale, barShare, type TimeRange, timeRange } from './racing/bar-scale';
export { Bests, type BestTime } from './racing/bests';
export { ChannelTag } from './racing/channel-tag';
export { FigureGrid } from './racing/figure-grid';
export { HeroPanel } from './racing/hero-panel';
export {
  HeroActions,
  HeroButton,
  type HeroFact,
  HeroFacts,
  HeroHost,
  HeroLine,
  HeroTitle,
  HeroWinner,
} from './racing/hero-words';
export { LiveTrack, type LiveTrackPilot } from './racing/live-track';
export { PilotName, pilotLink } from './racing/pilot-name';
export { PodiumPlace } from './racing/podium-place';
export { channelFill, channelStroke, readableChannelColor } from './racing/readable-channel-color';
export { RegisterButton } from './racing/register-button';
export { TimeBar } from './racing/time-bar';
export { TimeCell } from './racing/time-cell';
export { TrackDrawing } from './racing/track-drawing';
export { TrackHero, type TrackHeroPilot } from './racing/track-hero';
export { useWait, type WaitClock } from './racing/use-wait';
export { ShareButton } from './share/share-button';
export type { ShareItem } from './share/share-item';
export { GlobalStyle } from './styles/global-style';
export { useTheme } from './styles/theme';
export type { ColorTable, Theme } from './styles/tokens';
export type { CsvCell } from './table/csv';
export { CsvButton } from './table/csv-button';
export { DataTable, DataTableHead } from './table/data-table';
export { phoneRows } from './table/phone-rows';
export { Cell, HeaderCell, RowHeader, Table, TableBody, TableHead, TableRow } from './table/table';
export {
  type CellProps,
  compareValues,
  type SortValue,
  sortRows,
  sortTable,
  type TableColumn,
  tableCsv,
} from './table/table-column';
export { TableFoot } from './table/table-foot';
export { parsePage } from './table/table-sort';
