import { composeWeb, type Web, type WebEnv, type WebParts } from './compose-web';

export { callApiOverHttp } from './http-api';
export type { Web, WebEnv, WebParts };

/** Creates the public site with the build of its pages next to this file. */
export async function createWeb(env: WebEnv, parts: WebParts): Promise<Web> {
  return composeWeb(env, parts, await import('virtual:react-router/server-build'));
}
