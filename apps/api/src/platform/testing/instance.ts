import { NestFactory } from '@nestjs/core';
import type { Logger } from 'typeorm';
import { AppModule } from '../../app.module';
import { loadSecrets } from '../config/secrets';
import { PublishSchedule } from '../../operations/housekeeping/publish-schedule';
import { MAIL_SERVER_ID } from '../mail/mail-server.service';
import { connectDatabase } from '../schema/data-source';
import type { TestApi } from './test-api';

export interface Statement {
  sql: string;
  params: unknown[];
}

/** Records every statement of a data source, except those with which the workers look for due rows every second. */
class Notes implements Logger {
  readonly statements: Statement[] = [];

  logQuery(sql: string, params: unknown[] = []) {
    const isRound = params.includes(MAIL_SERVER_ID) || sql.includes('webhook_delivery');
    if (!isRound) this.statements.push({ sql, params });
  }
  logQueryError() {}
  logQuerySlow() {}
  logSchemaBuild() {}
  logMigration() {}
  log() {}
}

/** Starts another instance of the product on the data of a running API, and records its statements. */
export async function startInstance(api: TestApi) {
  const dataSource = await connectDatabase(api.env);
  const notes = new Notes();
  dataSource.setOptions({ logger: notes, logging: true });
  const module = AppModule.of(api.env, loadSecrets(api.env), dataSource);
  const instance = await NestFactory.createApplicationContext(module, { logger: false });
  // Its rounds would be recorded too; tests call them explicitly.
  await instance.get(PublishSchedule).onModuleDestroy();
  return {
    instance,
    /** Returns the statements that run during `work`. */
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      notes.statements.length = 0;
      await work();
      return [...notes.statements];
    },
    close: () => instance.close(),
  };
}
