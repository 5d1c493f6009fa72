import type { CachePolicy } from '@shishir/server/cache-policy';
import type { Env } from '@shishir/server/env';
import type { CallApi, Handler } from '@shishir/server/handler';
import type { Sample } from '@shishir/server/monitoring/measures';
import type { RenderLimitsEnv } from '@shishir/server/render-limits';
import { StartError } from '@shishir/server/start-error';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The public site. The built bundle has no types, so they are declared here. */
export interface Web {
  pages: Handler;
  /** Cache policies of pages that are the same for all visitors who are not signed in. */
  cachePolicies: CachePolicy[];
  /** Serves browser files and pages. */
  listener: RequestListener;
  /** Numbers of pages that are being rendered or waiting. */
  samples(): Sample[];
}

type WebEnv = Pick<Env, 'PUBLIC_URL' | 'ADMIN_URL' | 'MAP_EMBED_URL' | 'TRUSTED_PROXIES'> &
  RenderLimitsEnv;

interface WebBundle {
  createWeb: (
    env: WebEnv,
    parts: { callApi: CallApi; bangla: unknown; clientDirs: string[]; keptDir: string },
  ) => Promise<Web>;
  createPages: (env: WebEnv, callApi: CallApi) => Promise<unknown>;
}

/** The builds of the site, English first. */
const BUILDS = ['build/en', 'build/bn'];

/** Loads the built site from the folder of apps/web. */
export async function loadWeb(
  folder: string,
  env: WebEnv & Pick<Env, 'DATA_DIR'>,
  callApi: CallApi,
): Promise<Web> {
  const bundles = BUILDS.map((build) => join(folder, build, 'server/index.js'));
  if (!bundles.every(existsSync)) throw new StartError('The site is not built yet: npm run build');
  const [english, bangla] = await Promise.all(
    bundles.map((bundle) => import(pathToFileURL(bundle).href) as Promise<WebBundle>),
  );
  return english!.createWeb(env, {
    callApi,
    bangla: await bangla!.createPages(env, callApi),
    clientDirs: BUILDS.map((build) => join(folder, build, 'client')),
    keptDir: join(env.DATA_DIR, 'assets/site'),
  });
}
