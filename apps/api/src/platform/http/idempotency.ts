import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../database/database-errors';
import { insertRows } from '../database/typeorm-patches/insert-rows';
import { KeyReused } from './api-error';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Runs a request once per Idempotency-Key; repetitions get the first response. */
@Injectable()
export class Idempotency {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the first response for this key, or null. Throws KeyReused if the body differs. */
  async replay<Result>(route: string, key: string, body: unknown): Promise<Result | null> {
    // Plain SQL, because it runs for every enquiry.
    const [found] = await this.dataSource.query<{ body_hash: string; answer: string }[]>(
      'SELECT body_hash, answer FROM idempotency_key WHERE id = ?',
      [sha256(`${route} ${key}`)],
    );
    if (!found) return null;
    if (found.body_hash !== sha256(JSON.stringify(body))) throw new KeyReused();
    return JSON.parse(found.answer) as Result;
  }

  /**
   * Runs `act` and stores the key in one transaction. Of two concurrent requests with the same key, the second fails
   * when storing the key: its transaction is rolled back, and it returns the response of the first.
   */
  async once<Result>(
    route: string,
    key: string | undefined,
    body: unknown,
    act: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    if (!key) return this.dataSource.transaction(act);
    const used = { id: sha256(`${route} ${key}`), body_hash: sha256(JSON.stringify(body)) };
    try {
      return await this.dataSource.transaction(async (manager) => {
        const response = await act(manager);
        await insertRows(manager, IdempotencyKeyEntity, [{ ...used, response }]);
        return response;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const first = await this.replay<Result>(route, key, body);
      if (first === null) throw error;
      return first;
    }
  }
}
