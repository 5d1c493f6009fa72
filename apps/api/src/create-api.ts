import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import type { RequestListener } from 'node:http';
import { AppModule } from './app.module';
import { SESSION_COOKIE } from './auth/sessions/authenticator';
import type { Env } from './config/env';
import { loadSecrets } from './config/secrets';
import { revision } from './database/revision';
import { apiDocs } from './http/api-docs';
import { Health } from './http/health';
import { jsonBodies } from './http/json-bodies';
import { requestId } from './http/request-id';
import { storageRoutes } from './media/storage';
import { openDatabase } from './schema/open-database';
import { prepareProduction } from './setup/prepare-production';
import { seedDemo } from './setup/seed-demo';

/** The API as a request listener. The composing process decides where it listens. */
export interface Api {
  listener: RequestListener;
  /** From now on `/health/ready` responds with 503, while requests in flight go on. */
  stopAccepting(): void;
  /** Another one after every write of what visitors see. Read from the database each time. */
  revision(): Promise<string>;
  /** Closes the connections to the database. */
  close(): Promise<void>;
}

const SECURITY = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    // The pages of /api/docs bring their scripts as files and their styles inline.
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  // Told by whoever ends TLS: on plain http these would lock people out.
  strictTransportSecurity: false,
});

/**
 * Opens the database, migrates it, fills an empty one with the demonstration catalogue in demo mode,
 * and makes the API. Throws a StartError where the surroundings are not as they must be.
 */
export async function createApi(
  env: Env,
  log: (line: string) => void = (line) => console.log(line),
): Promise<Api> {
  const secrets = loadSecrets(env);
  const prepare = env.APP_MODE === 'demo' ? seedDemo : prepareProduction;
  const dataSource = await openDatabase(env, log, prepare);

  const server = express();
  server.disable('x-powered-by');
  server.set('trust proxy', env.TRUSTED_PROXIES);
  server.set('query parser', 'simple');
  const health = new Health(dataSource);
  server.use(requestId, health.routes(), storageRoutes(env));

  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.of(env, secrets, dataSource),
    new ExpressAdapter(server),
    { bufferLogs: true, bodyParser: false },
  );
  app.useLogger(app.get(Logger));
  app.use(SECURITY, ...jsonBodies(), apiDocs(SESSION_COOKIE));
  await app.init();
  return {
    listener: server as RequestListener,
    stopAccepting: () => health.stop(),
    revision: async () => String(await revision.read(dataSource.manager)),
    close: () => app.close(),
  };
}
