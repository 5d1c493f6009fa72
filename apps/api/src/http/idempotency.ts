import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../database/database-errors';
import { KeyReused } from './api-error';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Does a request once for one Idempotency-Key, and gives the first answer again to whoever repeats it. */
@Injectable()
export class Idempotency {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The answer that this key got before, or null. Throws KeyReused where the body is another one. */
  async replay<Answer>(route: string, key: string, body: unknown): Promise<Answer | null> {
    const found = await this.dataSource
      .getRepository(IdempotencyKeyEntity)
      .findOneBy({ id: sha256(`${route} ${key}`) });
    if (!found) return null;
    if (found.body_hash !== sha256(JSON.stringify(body))) throw new KeyReused();
    return found.answer as Answer;
  }

  /**
   * Runs `act` in a transaction together with the note that the key is used, so that both stay or neither.
   * Of two requests with one key at the same moment the second waits and gets the first one's answer.
   */
  async once<Answer>(
    route: string,
    key: string | undefined,
    body: unknown,
    act: (manager: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    if (!key) return this.dataSource.transaction(act);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const used = { id: sha256(`${route} ${key}`), body_hash: sha256(JSON.stringify(body)) };
        await manager.insert(IdempotencyKeyEntity, { ...used, answer: '' });
        const answer = await act(manager);
        await manager.update(IdempotencyKeyEntity, { id: used.id }, { answer: answer as never });
        return answer;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const first = await this.replay<Answer>(route, key, body);
      if (first === null) throw error;
      return first;
    }
  }
}
