import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../database/database-errors';
import { insertRows } from '../database/typeorm-patches/insert-rows';
import { AlreadyAdded, KeyReused } from './api-error';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import type { Principal } from './principal';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** A request that adds a record. */
interface Creation {
  route: string;
  /** The Idempotency-Key, if the client sent one. */
  key: string | undefined;
  body: unknown;
  /** Uploaded pictures, or ids of chosen ones, by field. */
  pictures?: Record<string, Buffer | number | null>;
}

/** A form of the dashboard may wait in a browser over a weekend. */
export const DAYS_OF_FORMS = 7;

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

  /**
   * Adds a record once per key and account, and returns its id. `add` gets the actor to pass to `change`, which stores
   * the key in the transaction of the record. Throws AlreadyAdded if the key added a record with other content.
   */
  async created(
    { route, key, body, pictures = {} }: Creation,
    principal: Principal,
    add: (actor: Principal) => Promise<number>,
  ): Promise<number> {
    if (!key) return add(principal);
    const hashes = Object.entries(pictures).map(([field, picture]) => [
      field,
      Buffer.isBuffer(picture) ? sha256(picture) : picture,
    ]);
    const content = [body, hashes];
    const caller = `${route} ${principal.user.id}`;
    const added = await this.replayForm(caller, key, content);
    if (added !== null) return added;
    const used = { id: sha256(`${caller} ${key}`), body_hash: sha256(JSON.stringify(content)) };
    const onInsert = (manager: EntityManager, id: number) =>
      insertRows(manager, IdempotencyKeyEntity, [{ ...used, response: id, days: DAYS_OF_FORMS }]);
    try {
      return await add({ ...principal, onInsert });
    } catch (error) {
      // A concurrent request with the same key fails when storing the key, or at a unique value of the record.
      const first = await this.replayForm(caller, key, content);
      if (first === null) throw error;
      return first;
    }
  }

  private async replayForm(caller: string, key: string, content: unknown): Promise<number | null> {
    try {
      return await this.replay<number>(caller, key, content);
    } catch (error) {
      throw error instanceof KeyReused ? new AlreadyAdded() : error;
    }
  }
}
