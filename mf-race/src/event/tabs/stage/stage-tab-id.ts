import type { Guid } from '@holeshot/domain';

export const stageTabId = (stageId: Guid): string => `stage-${stageId}`;
