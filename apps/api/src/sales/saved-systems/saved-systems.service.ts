import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CreateSavedSystem,
  type SavedSystem,
  SAVED_SYSTEMS_MAX,
  type UpdateSavedSystem,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { isSqlite } from '../../platform/database/queries';
import { Conflict, NotFound, StaleVersion } from '../../platform/http/api-error';
import { UserEntity } from '../../staff/users/user.entity';
import { SavedSystemEntity } from './saved-system.entity';

/** Manages the saved systems of accounts. Their writes do not concern staff, so they are not in the audit log. */
@Injectable()
export class SavedSystemsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(user_id: number): Promise<SavedSystem[]> {
    const rows = await this.manager.find(SavedSystemEntity, {
      where: { user_id },
      order: { updated_at: 'DESC', id: 'DESC' },
    });
    return rows.map(toSavedSystem);
  }

  async create(user_id: number, { name, system, locale }: CreateSavedSystem): Promise<SavedSystem> {
    const id = await this.manager.transaction(async (manager) => {
      // Serialises concurrent saves, so that each counts the others. SQLite has one writer anyway.
      const lock = isSqlite(manager) ? undefined : ({ mode: 'pessimistic_write' } as const);
      await manager.findOne(UserEntity, { select: { id: true }, where: { id: user_id }, lock });
      if ((await manager.countBy(SavedSystemEntity, { user_id })) >= SAVED_SYSTEMS_MAX) {
        throw new Conflict(reason('saved_systems_full', { max: SAVED_SYSTEMS_MAX }));
      }
      const row = { user_id, name, plan: system, locale: locale ?? 'en' };
      const { identifiers } = await manager.insert(SavedSystemEntity, row);
      return (identifiers[0] as { id: number }).id;
    });
    return toSavedSystem(await this.load(user_id, id));
  }

  /** Changes the given fields. */
  async update(
    user_id: number,
    id: number,
    { version, name, system }: UpdateSavedSystem,
  ): Promise<SavedSystem> {
    const before = await this.load(user_id, id);
    const { affected } = await this.manager.update(
      SavedSystemEntity,
      { id, user_id, version: version ?? before.version },
      { ...(name && { name }), ...(system && { plan: system }), version: before.version + 1 },
    );
    const now = await this.load(user_id, id);
    if (affected === 0) {
      throw new StaleVersion(reason('saved_system_changed'), toSavedSystem(now));
    }
    return toSavedSystem(now);
  }

  async remove(user_id: number, id: number): Promise<void> {
    const { affected } = await this.manager.delete(SavedSystemEntity, { id, user_id });
    if (!affected) throw new NotFound(reason('saved_system_not_found'));
  }

  /** Throws NotFound for a system of another account. */
  private async load(user_id: number, id: number): Promise<SavedSystemEntity> {
    const row = await this.manager.findOneBy(SavedSystemEntity, { id, user_id });
    if (!row) throw new NotFound(reason('saved_system_not_found'));
    return row;
  }
}

function toSavedSystem(row: SavedSystemEntity): SavedSystem {
  const { id, name, plan, version, created_at, updated_at } = row;
  return {
    id,
    name,
    system: plan,
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
