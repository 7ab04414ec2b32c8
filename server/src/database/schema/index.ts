export * from './events';
export * from './people';
export * from './races';
export * from './rounds';
export * from './site';
