import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { type HostKind, Hosts } from '@shishir/server/hosts';
import type { Sample } from '@shishir/server/monitoring/measures';
import { isTracing } from '@shishir/server/monitoring/spans';
import { Revisions } from '@shishir/server/response-cache/revisions';
import { securityHeaders } from '@shishir/server/security-headers';
import { contract } from '@shishir/contract';
import { SESSION_COOKIE } from '@shishir/server/session-cookie';
import express, { type RequestHandler } from 'express';
import { Logger } from 'nestjs-pino';
import type { RequestListener } from 'node:http';
import type { DestinationStream } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { SessionStrategy } from './staff/auth/sessions/session.strategy';
import { staffOnly } from './staff/auth/sessions/staff-only';
import { InboxStream } from './sales/contact-message/stream/inbox-stream';
import { CompanyService } from './content/company/company.service';
import type { Env } from './platform/config/env';
import { loadSecrets, type Secrets } from './platform/config/secrets';
import { isDiskFull } from './platform/database/database-errors';
import { Replicas } from './platform/database/replicas/replicas';
import { revision } from './platform/database/revision';
import { serverDeadlines } from './platform/database/typeorm-patches/server-deadlines';
import { apiDocs, DOCS_PATHS } from './platform/http/api-docs';
import { Health } from './platform/http/health';
import { jsonBodies } from './platform/http/json-bodies';
import { requestId, wellFormed } from './platform/http/request-id';
import { storageRoutes } from './platform/media/storage';
import { ApiSamples } from './operations/monitoring/samples';
import { watchQueries } from './operations/monitoring/watch-queries';
import { replicaSources } from './platform/schema/data-source';
import { diskFull, openDatabase } from './platform/schema/open-database';
import { openStorage } from './platform/schema/open-storage';
import { prepare } from './operations/setup/prepare';

/** The API as a request listener. The composing process decides where it listens. */
export interface Api {
  listener: RequestListener;
  /** Makes `/health/ready` respond with 503; requests in flight are still completed. */
  stopAccepting: () => void;
  /** Changes after every write of public data. Replicas are chosen by it too. */
  revisions: Revisions;
  /** Current state of the database, the outbox and the disk, for the metrics. */
  samples: () => Promise<Sample[]>;
  /** Closes the connections to the database. */
  close: () => Promise<void>;
}

/** The pages of /api/docs load scripts from files and use inline styles. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Headers of every response, including health checks and pictures. Other sites cannot load API resources, and API
 * addresses, some of which contain a code, are never sent as a referrer.
 */
function security(env: Pick<Env, 'PUBLIC_URL' | 'ADMIN_URL'>): RequestHandler {
  const hosts = new Hosts(env);
  const headersOf = (kind: HostKind) => ({
    ...securityHeaders(hosts.urlOf(kind)),
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'referrer-policy': 'no-referrer',
  });
  const headers = { site: headersOf('site'), admin: headersOf('admin') };
  return (request, response, next) => {
    response.set(headers[hosts.kindOf(request.headers.host)]);
    next();
  };
}

/**
 * Shows people their own write on the next page: after a write, this process rereads the revision without its usual
 * delay. Every shown page reports a count, which no page depends on.
 */
function forgetAfterWrites(revisions: Revisions): RequestHandler {
  return (request, response, next) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && request.path !== contract.figures.count.path) {
      response.once('finish', () => revisions.forget());
    }
    next();
  };
}

function secretsOf(env: Env): Secrets {
  try {
    return loadSecrets(env);
  } catch (error) {
    throw isDiskFull(error) ? diskFull(env) : error;
  }
}

/**
 * Opens the replicas with the revision they must have reached, which is the primary's. While the primary cannot be
 * read, the latest revision of a replica is used, so pages still follow the replication.
 */
function openReplicas(env: Env, dataSource: DataSource) {
  let latest = -1;
  const readRevision = async () => {
    try {
      latest = await revision.read(dataSource.manager);
    } catch (error) {
      const known = await replicas?.revision();
      if (known == null) throw error;
      latest = Math.max(latest, known);
    }
    return String(latest);
  };
  const revisions = new Revisions(readRevision);
  const sources = replicaSources(env);
  const replicas = sources.length > 0 ? new Replicas(sources, revisions) : undefined;
  return { revisions, readRevision, replicas };
}

/**
 * Opens and migrates the database, writes the base data (in demo mode also the demonstration data) and creates the API.
 * Throws a StartError if the environment is not usable. `log` receives messages for the person who starts the API;
 * `logStream` receives the structured logs instead of standard output.
 */
export async function createApi(
  env: Env,
  log: (line: string) => void = (line) => console.log(line),
  logStream?: DestinationStream,
): Promise<Api> {
  const secrets = secretsOf(env);
  // Before the database: seeding the demonstration data writes pictures.
  await openStorage(env, log);
  const dataSource = await openDatabase(env, log, prepare);
  const { revisions, readRevision, replicas } = openReplicas(env, dataSource);
  serverDeadlines(dataSource, replicas);

  const server = express();
  server.disable('x-powered-by');
  server.set('trust proxy', env.TRUSTED_PROXIES);
  server.set('query parser', 'simple');
  if (env.METRICS_PORT !== 0 || isTracing()) watchQueries(dataSource);
  const health = new Health(dataSource, readRevision);
  const samples = new ApiSamples(dataSource, env, () => health.isReady());
  server.use(requestId, security(env), wellFormed, health.routes(), storageRoutes(env));
  server.use(forgetAfterWrites(revisions));

  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.of(env, secrets, dataSource, logStream),
    new ExpressAdapter(server),
    // Nest lists all modules and routes while it starts, which is only noise.
    { logger: ['fatal', 'error', 'warn'], bodyParser: false },
  );
  app.use(...jsonBodies());
  if (env.API_DOCS === 'staff') app.use(DOCS_PATHS, staffOnly(app.get(SessionStrategy)));
  app.use(apiDocs(SESSION_COOKIE, () => app.get(CompanyService).name()));
  await app.init();
  app.useLogger(app.get(Logger));
  return {
    listener: server as RequestListener,
    stopAccepting: () => {
      health.stop();
      // Open streams would delay the shutdown until they are cut off.
      app.get(InboxStream).stop();
    },
    revisions,
    samples: () => samples.read(),
    close: async () => {
      await app.close();
      await replicas?.close();
    },
  };
}
