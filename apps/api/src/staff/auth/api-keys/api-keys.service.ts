import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  API_KEY_MARK,
  type ApiKey,
  contract,
  type CreateApiKey,
  scopesOf,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import type { Request } from 'express';
import { createHash, randomBytes } from 'node:crypto';
import { Repository } from 'typeorm';
import { InvalidInput, NotFound } from '../../../platform/http/api-error';
import { originOf, type Principal } from '../../../platform/http/principal';
import { writeAudit } from '../../../platform/records/audit';
import { ApiKeyEntity } from './api-key.entity';

const PREFIX_LENGTH = 11;
/** The time of the last use is written at most once in this time. */
const USE_MS = 60_000;
const BEARER = /^Bearer +(\S+)$/i;
const SCOPES = new Set(scopesOf(contract));

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Returns the key in the Authorization header; null if it has another token or none. */
export function keyIn({ headers }: Pick<Request, 'headers'>): string | null {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  return token?.startsWith(API_KEY_MARK) ? token : null;
}

@Injectable()
export class ApiKeysService {
  constructor(@InjectRepository(ApiKeyEntity) private readonly keys: Repository<ApiKeyEntity>) {}

  async list(): Promise<ApiKey[]> {
    const rows = await this.keys.find({ relations: { created_by: true }, order: { id: 'DESC' } });
    return rows.map(toApiKey);
  }

  /** Creates a key. Returns its secret, which is not stored. */
  async create(
    { name, scopes, expires_on }: CreateApiKey,
    principal: Principal,
  ): Promise<{ data: ApiKey; key: string }> {
    const unknown = scopes.find((scope) => !SCOPES.has(scope));
    if (unknown)
      throw new InvalidInput({ scopes: reason('key_scope_unknown', { scope: unknown }) });
    if (expires_on !== null && expires_on < dhakaDay(new Date())) {
      throw new InvalidInput({ expires_on: reason('key_day_past') });
    }
    const key = API_KEY_MARK + randomBytes(32).toString('base64url');
    const columns = {
      ...{ name, scopes: [...new Set(scopes)].sort(), expires_on },
      ...{ prefix: key.slice(0, PREFIX_LENGTH), key_hash: hashOf(key) },
      created_by_id: principal.user.id,
    };
    const id = await this.keys.manager.transaction(async (manager) => {
      const row = await manager.save(manager.create(ApiKeyEntity, columns));
      const shown = { name, scopes: columns.scopes.join(', '), expires_on };
      const changes = Object.entries(shown).map(([field, after]) => ({
        field,
        before: null,
        after,
      }));
      const line = { action: 'created', subject: 'api-key', id: row.id, name, changes } as const;
      await writeAudit(manager, principal, line);
      return row.id;
    });
    const row = await this.keys.findOneOrFail({ where: { id }, relations: { created_by: true } });
    return { data: toApiKey(row), key };
  }

  /** Removes a key, which stops working at once. */
  async remove(id: number, principal: Principal): Promise<void> {
    await this.keys.manager.transaction(async (manager) => {
      const row = await manager.findOneBy(ApiKeyEntity, { id });
      if (!row) throw new NotFound(reason('key_not_found'));
      await manager.delete(ApiKeyEntity, { id });
      const line = { action: 'deleted', subject: 'api-key', id, name: row.name } as const;
      await writeAudit(manager, principal, line);
    });
  }

  /**
   * Returns the principal of a key with its row: staff without the rights of the owner, named after the key. Null if the
   * key is unknown or expired, or if its creator is no longer the owner.
   */
  async principalOf(
    request: Request,
    key: string,
  ): Promise<{ key: ApiKeyEntity; principal: Principal } | null> {
    const row = await this.keys.findOne({
      where: { key_hash: hashOf(key) },
      relations: { created_by: true },
    });
    if (!row || row.created_by.role !== 'super_admin') return null;
    if (row.expires_on !== null && row.expires_on < dhakaDay(new Date())) return null;
    await this.noteUse(row);
    const user = { id: row.created_by_id, name: `API key ${row.name}`, email: '', role: 'admin' };
    return {
      key: row,
      principal: {
        user: user as Principal['user'],
        sessionId: '',
        rights: 'admin',
        secondFactorMissing: false,
        via: 'bearer',
        ...originOf(request),
      },
    };
  }

  private async noteUse({ id, last_used_at }: ApiKeyEntity): Promise<void> {
    const now = new Date();
    if (last_used_at && now.getTime() - last_used_at.getTime() < USE_MS) return;
    await this.keys.update({ id }, { last_used_at: now });
  }
}

const toApiKey = (row: ApiKeyEntity): ApiKey => ({
  ...{ id: row.id, name: row.name, prefix: row.prefix, scopes: row.scopes },
  expires_on: row.expires_on,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by.name,
});
