import { VIDEO_PLATFORM } from '@holeshot/contract';

/** Address of a video on its platform, from `startSeconds` (whole seconds) on. */
export const videoHref = ({ videoId, startSeconds }: { videoId: string; startSeconds: number }): string =>
  `${VIDEO_PLATFORM.watch}?v=${encodeURIComponent(videoId)}${startSeconds > 0 ? `&t=${startSeconds}s` : ''}`;
