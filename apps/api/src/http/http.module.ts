import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AuthModule } from '../auth/auth.module';
import { AccessGuard } from './access-guard';
import { ErrorFilter } from './error-filter';
import { Idempotency } from './idempotency';
import { Limits } from './limits';
import { Surfaces } from './surface';

/** What every request passes: the guard, the budgets and the one way to refuse. */
@Global()
@Module({
  imports: [AuthModule],
  providers: [
    Limits,
    Surfaces,
    Idempotency,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [Limits, Surfaces, Idempotency],
})
export class HttpModule {}
