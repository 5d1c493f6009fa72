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

/** Notes every statement of a data source, except for the mail worker's, which asks for its settings every second. */
class Notes implements Logger {
  readonly statements: Statement[] = [];

  logQuery(sql: string, params: unknown[] = []) {
    if (!params.includes(MAIL_SERVER_ID)) this.statements.push({ sql, params });
  }
  logQueryError() {}
  logQuerySlow() {}
  logSchemaBuild() {}
  logMigration() {}
  log() {}
}

/** One more instance of the product over the data of a running API, whose statements are noted. */
export async function startInstance(api: TestApi) {
  const dataSource = await connectDatabase(api.env);
  const notes = new Notes();
  dataSource.setOptions({ logger: notes, logging: true });
  const module = AppModule.of(api.env, loadSecrets(api.env), dataSource);
  const instance = await NestFactory.createApplicationContext(module, { logger: false });
  // Its rounds would be among the statements; tests call it themselves.
  await instance.get(PublishSchedule).onModuleDestroy();
  return {
    instance,
    /** The statements that something costs. */
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      notes.statements.length = 0;
      await work();
      return [...notes.statements];
    },
    close: () => instance.close(),
  };
}
