import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StoredAddress } from './answer-store/storable.js';
import type { CallApi } from './call-api.js';
import { StartError } from './start-error.js';

export interface WebOptions {
  publicUrl: string;
  adminUrl: string;
  callApi: CallApi;
  clientDir: string;
  trustedProxies: number;
}

/** What the built server bundle of the site gives. The bundle carries no types, so they stand here. */
interface WebBundle {
  createWeb: (options: WebOptions) => RequestListener;
  storedPages: StoredAddress[];
}

export interface Web {
  listener: RequestListener;
  /** The pages that are the same for everyone who is not signed in. */
  storedPages: StoredAddress[];
}

/** Loads the built site from the folder of apps/web. */
export async function loadWeb(
  folder: string,
  options: Omit<WebOptions, 'clientDir'>,
): Promise<Web> {
  const bundle = join(folder, 'build/server/index.js');
  if (!existsSync(bundle)) throw new StartError('The site is not built yet: npm run build');
  const { createWeb, storedPages } = (await import(pathToFileURL(bundle).href)) as WebBundle;
  const listener = createWeb({ ...options, clientDir: join(folder, 'build/client') });
  return { listener, storedPages };
}
