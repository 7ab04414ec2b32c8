import { startShell } from '../../../shell/src/start';
import { bundled } from './bundled';

startShell(() => bundled);
