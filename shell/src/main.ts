import './nonce';

import { loadFederated } from './federation/load-federated';
import { pageNonce } from './nonce';
import { startShell } from './start';

startShell(loadFederated(pageNonce));
