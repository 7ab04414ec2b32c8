export { explainBestTime } from './explain-record';
export { explainTotal } from './explain-total';
