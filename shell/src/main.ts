import './nonce';

import { createFederatedSource } from './federation/federated-source';
import { pageNonce } from './nonce';
import { startShell } from './start';

startShell(createFederatedSource(pageNonce));
