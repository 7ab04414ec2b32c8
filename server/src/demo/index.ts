export { flyDemoRaces } from './live/race-pilot';
export { seedDemo } from './seed-demo';
