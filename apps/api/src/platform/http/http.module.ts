import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { ErrorFilter } from './error-filter';
import { Idempotency } from './idempotency';
import { limitStore } from './limits/limit-store';
import { Limits } from './limits/limits';
import { ReadTurns } from './limits/read-turns';
import { ReplicaInterceptor } from './replica-interceptor';
import { RequestHosts } from './request-hosts';
import { StrictResponses } from './strict-responses';
import { UploadInterceptor } from './uploads';

const isProduction = process.env['NODE_ENV'] === 'production';

/** Shared parts of every request: rate limits, uploads and the error filter. The guard is in `auth`. */
@Global()
@Module({
  providers: [
    limitStore,
    Limits,
    RequestHosts,
    Idempotency,
    { provide: APP_INTERCEPTOR, useClass: ReadTurns },
    { provide: APP_INTERCEPTOR, useClass: UploadInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ReplicaInterceptor },
    ...(isProduction ? [] : [{ provide: APP_INTERCEPTOR, useClass: StrictResponses }]),
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [limitStore, Limits, RequestHosts, Idempotency],
})
export class HttpModule {}
