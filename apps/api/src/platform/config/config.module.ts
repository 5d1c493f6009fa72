import { type DynamicModule, Module } from '@nestjs/common';
import { Env } from './env';
import { Secrets } from './secrets';

/** Provides the environment, which is read once at start. */
@Module({})
export class ConfigModule {
  static of(env: Env, secrets: Secrets): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: Env, useValue: env },
        { provide: Secrets, useValue: secrets },
      ],
      exports: [Env, Secrets],
    };
  }
}
