import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AuthModule } from '../auth/auth.module';
import { AccessGuard } from '../auth/access-guard';
import { ErrorFilter } from './error-filter';
import { Idempotency } from './idempotency';
import { limitStore } from './limits/limit-store';
import { Limits } from './limits/limits';
import { Surfaces } from './surface';
import { UploadInterceptor } from './uploads';

/** What every request passes: the guard, the budgets, the reader of uploads and the one way to refuse. */
@Global()
@Module({
  imports: [AuthModule],
  providers: [
    limitStore,
    Limits,
    Surfaces,
    Idempotency,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: UploadInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [Limits, Surfaces, Idempotency],
})
export class HttpModule {}
