import type { RequestListener } from 'node:http';
import { composeWeb, type WebOptions } from './compose-web';

export { callApiOverHttp } from './http-api';
export { storedPages } from './stored-pages';
export { readWebEnv } from './web-env';
export type { WebOptions };
export type { CallApi } from '../app/api/api-client';

/** The public site as a request listener. It listens to nothing itself. */
export function createWeb(options: WebOptions): RequestListener {
  return composeWeb(options, () => import('virtual:react-router/server-build'));
}
