import { type DynamicModule, Module } from '@nestjs/common';
import { Env } from './env';
import { Secrets } from './secrets';

/** Hands the environment, read once at start, to whoever asks for it. */
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
