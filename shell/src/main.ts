import { createFederatedSource } from './federation/federated-source';
import { startShell } from './start';

startShell(createFederatedSource);
