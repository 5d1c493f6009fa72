import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { Argon2 } from '../argon2';
import { RecoveryCodeEntity } from './recovery-code.entity';

/** 32 characters that are not easily confused: each adds five bits to a code. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const COUNT = 10;
const SALT_BYTES = 8;
const HASH_BYTES = 24;

/** Plain codes, displayed once, and the ids that are stored. */
export interface NewRecoveryCodes {
  codes: string[];
  ids: string[];
}

/**
 * Codes to sign in without the phone. They have 60 bits, so they are hashed like passwords. The codes of one account
 * share a salt, which is the prefix of their hashes.
 */
@Injectable()
export class RecoveryCodes {
  constructor(
    @InjectRepository(RecoveryCodeEntity) private readonly rows: Repository<RecoveryCodeEntity>,
    private readonly argon2: Argon2,
  ) {}

  /** Returns ten new codes. Hashing is slow, so call it before the transaction that stores them. */
  async make(): Promise<NewRecoveryCodes> {
    const salt = randomBytes(SALT_BYTES);
    const plain = Array.from({ length: COUNT }, randomCode);
    const ids: string[] = [];
    // Hashed one by one, so that other sign-ins are not delayed.
    for (const code of plain) ids.push(await this.idOf(code, salt));
    return { codes: plain.map((code) => code.match(/.{4}/g)!.join('-')), ids };
  }

  /** Replaces the codes of an account. */
  async replace(manager: EntityManager, userId: number, ids: string[]): Promise<void> {
    await this.remove(manager, userId);
    await manager.insert(
      RecoveryCodeEntity,
      ids.map((id) => ({ id, user_id: userId })),
    );
  }

  async remove(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { user_id: userId });
  }

  /** Returns the id under which a code would be stored; call it before the transaction. */
  async find(userId: number, input: string): Promise<string | null> {
    const row = await this.rows.findOneBy({ user_id: userId });
    return row && this.idOf(input, Buffer.from(row.id.slice(0, 2 * SALT_BYTES), 'hex'));
  }

  /** Returns true for the first use of an existing code. Only one of two concurrent uses succeeds. */
  async use(manager: EntityManager, userId: number, id: string): Promise<boolean> {
    const which = { id, user_id: userId, used_at: IsNull() };
    const { affected } = await manager.update(RecoveryCodeEntity, which, { used_at: new Date() });
    return affected === 1;
  }

  left(userId: number): Promise<number> {
    return this.rows.countBy({ user_id: userId, used_at: IsNull() });
  }

  private async idOf(code: string, salt: Buffer): Promise<string> {
    const hash = await this.argon2.derive(code, salt, HASH_BYTES);
    return salt.toString('hex') + hash.toString('hex');
  }
}

const randomCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
