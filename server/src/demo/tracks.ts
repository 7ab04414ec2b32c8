import type { Guid } from '@holeshot/domain';

/** An object of a `.fpvtrk` file, as the desktop app writes it. */
interface TrackFile {
  ID: Guid;
  Name: string;
  Length: number;
  TrackElements: object[];
}

/** Metres to the right and down, of the ten gates of a lap of 202 m; the first one is the start. */
const DRY_CREEK = [
  [64.1, 14.8],
  [33.6, 30.4],
  [55.3, 23.9],
  [36.3, 24],
  [12.5, 24.3],
  [-0.3, 17.7],
  [4.2, 5.4],
  [23.7, 0],
  [40.1, -0.1],
  [60.6, 2.3],
] as const;

/** The tracks of clubs, by the index of the club; the others name none. */
const TRACKS: Record<number, TrackFile> = {
  0: {
    ID: '6d1f4c52-9b0a-4d3e-8f57-2c8e1a7b9d04',
    Name: 'Dry Creek, layout 4',
    Length: 0,
    TrackElements: DRY_CREEK.map(([X, Z]) => ({
      ElementType: 1,
      X,
      Y: 0,
      Z,
      Tilt: 0,
      Scale: 1,
      Rotation: 0,
      Visible: true,
      Decorative: false,
      SplitEnd: false,
    })),
  },
};

/** The track that a club flies; `null` for a club whose events name none. */
export const findDemoTrack = (club: number): TrackFile | null => TRACKS[club] ?? null;
