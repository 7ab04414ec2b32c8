import { VIDEO_PLATFORM } from '@holeshot/contract';

/** Url of a video on its platform, starting at `startSeconds` (whole seconds). */
export const videoHref = ({ videoId, startSeconds }: { videoId: string; startSeconds: number }): string =>
  `${VIDEO_PLATFORM.watch}?v=${encodeURIComponent(videoId)}${startSeconds > 0 ? `&t=${startSeconds}s` : ''}`;
