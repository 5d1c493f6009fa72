import { contract } from '@shishir/contract';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

/** API client of the dashboard. Same origin, so the browser sends the session cookie. */
export const tsr = initTsrReactQuery(contract, {
  baseUrl: '',
  baseHeaders: { accept: 'application/json' },
});
