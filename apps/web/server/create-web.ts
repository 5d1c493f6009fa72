import { composeWeb, languagePages, type LanguagePages } from './compose-web';
import type { CallApi, Web, WebEnv, WebParts } from './compose-web';

export { callApiOverHttp } from './http-api';
export type { LanguagePages, Web, WebEnv, WebParts };

/** Returns the pages of the build next to this file, in its language. */
export async function createPages(env: WebEnv, callApi: CallApi): Promise<LanguagePages> {
  return languagePages(env, callApi, await import('virtual:react-router/server-build'));
}

/** Creates the public site with these pages. */
export async function createWeb(env: WebEnv, parts: WebParts): Promise<Web> {
  return composeWeb(env, parts, await createPages(env, parts.callApi));
}
