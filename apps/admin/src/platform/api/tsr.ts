import { contract } from '@shishir/contract';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

/** Every call of the dashboard. Same origin: the session's cookie goes along by itself. */
export const tsr = initTsrReactQuery(contract, {
  baseUrl: '',
  baseHeaders: { accept: 'application/json' },
});
