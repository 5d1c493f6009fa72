import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../database/database-errors';
import { insertRows } from '../database/typeorm-patches/insert-rows';
import { KeyReused } from './api-error';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Runs a request once for one Idempotency-Key; a repetition gets the first response. */
@Injectable()
export class Idempotency {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The response that this key got before, or null. Throws KeyReused where the body differs. */
  async replay<Result>(route: string, key: string, body: unknown): Promise<Result | null> {
    const found = await this.dataSource
      .getRepository(IdempotencyKeyEntity)
      .findOneBy({ id: sha256(`${route} ${key}`) });
    if (!found) return null;
    if (found.body_hash !== sha256(JSON.stringify(body))) throw new KeyReused();
    return found.response as Result;
  }

  /**
   * Runs `act` in a transaction together with the row of the key, so that both are stored or neither.
   * Of two concurrent requests with one key the second fails at that row: what its `act` wrote is rolled back, and
   * it gets the response of the first.
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
