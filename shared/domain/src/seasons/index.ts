export * from './season-chances';
export * from './season-moves';
export * from './season-points';
export * from './season-progress';
export * from './season-standings';
