export * from './rule-race';
export * from './ruling';
