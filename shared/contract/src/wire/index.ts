export * from './account';
export * from './api';
export * from './builds';
export type { ParamName, ReadCall, WriteCall } from './call';
export * from './career';
export * from './clubs';
export * from './deploy';
export * from './events';
export * from './layouts';
export * from './live';
export * from './managing';
export * from './objections';
export * from './people';
export * from './personal';
export * from './pilot-names';
export * from './properties';
export * from './races';
export * from './rankings';
export * from './records';
export * from './registry';
export * from './registry-changes';
export {
  declarationSchema,
  MAX_REASON,
  maybeReasonSchema,
  resultsSchema,
  type WireDeclaration,
  type WireResults,
} from './results';
export * from './rollouts';
export * from './search';
export * from './seasons';
export * from './session';
export * from './summaries';
export * from './sync';
export * from './telemetry';
export * from './telling';
export * from './videos';
