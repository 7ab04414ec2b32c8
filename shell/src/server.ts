export { shell } from './server-shell';
