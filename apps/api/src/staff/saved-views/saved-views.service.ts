import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CreateSavedView,
  type SavedView,
  SAVED_VIEWS_MAX,
  type UpdateSavedView,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, IsNull, Not } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { Conflict, InvalidInput, NotAllowed, StaleVersion } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { type Change, change } from '../../platform/records/change';
import { notFound } from '../../platform/records/record-type';
import { SavedViewEntity, savedViewRecord } from './saved-view.entity';

/** Manages saved views of lists: private ones, and those that are shared with all staff. */
@Injectable()
export class SavedViewsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(screen: SavedView['screen'], principal: Principal): Promise<SavedView[]> {
    const { id } = principal.user;
    const rows = await this.manager.find(SavedViewEntity, {
      where: [
        { screen, owner_id: id },
        { screen, shared: true, owner_id: Not(id) },
        { screen, shared: true, owner_id: IsNull() },
      ],
      relations: { owner: true },
      order: { name_key: 'ASC', id: 'ASC' },
    });
    const isOwn = (row: SavedViewEntity) => row.owner_id === id;
    return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].map((row) =>
      toSavedView(row, principal),
    );
  }

  async create(body: CreateSavedView, principal: Principal): Promise<SavedView> {
    const owner_id = principal.user.id;
    const id = await rejectTakenName(() =>
      change(this.manager, savedViewRecord, principal, async (change) => {
        const own = { owner_id, screen: body.screen };
        if ((await change.manager.countBy(SavedViewEntity, own)) >= SAVED_VIEWS_MAX) {
          throw new Conflict(reason('views_full', { max: SAVED_VIEWS_MAX }));
        }
        const name_key = body.name.toLowerCase();
        return (await change.insert({ ...body, name_key, owner_id })).id;
      }),
    );
    return this.get(id, principal);
  }

  /** Changes the given fields. */
  async update(
    id: number,
    { version, ...fields }: UpdateSavedView,
    principal: Principal,
  ): Promise<SavedView> {
    await rejectTakenName(() =>
      change(this.manager, savedViewRecord, principal, async (change) => {
        const before = await loadOwn(change, id, principal);
        if (version !== undefined && version !== before.version) {
          throw new StaleVersion(reason('view_changed'), toSavedView(before, principal));
        }
        const { name } = fields;
        await change.update(before, {
          ...fields,
          ...(name === undefined ? {} : { name_key: name.toLowerCase() }),
        });
      }),
    );
    return this.get(id, principal);
  }

  async remove(id: number, principal: Principal): Promise<void> {
    await change(this.manager, savedViewRecord, principal, async (change) => {
      const row = await loadOwn(change, id, principal);
      await change.manager.delete(SavedViewEntity, { id });
      change.log(row, 'deleted');
    });
  }

  private async get(id: number, principal: Principal): Promise<SavedView> {
    const where = { id };
    const row = await this.manager.findOne(SavedViewEntity, { where, relations: { owner: true } });
    if (!row) throw notFound(savedViewRecord);
    return toSavedView(row, principal);
  }
}

/** Returns the view if the person may change it. Private views of others do not exist for them. */
async function loadOwn(
  change: Change<SavedViewEntity>,
  id: number,
  principal: Principal,
): Promise<SavedViewEntity> {
  const row = await change.load(id);
  if (!row.shared && row.owner_id !== principal.user.id) throw notFound(savedViewRecord);
  if (!mayChange(row, principal)) {
    throw new NotAllowed(reason('view_of_other'));
  }
  return row;
}

const mayChange = ({ owner_id, shared }: SavedViewEntity, { user, rights }: Principal) =>
  owner_id === user.id || (shared && rights === 'super_admin');

/** Rejects a second view of the same name for one person and one list. */
async function rejectTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const nameTaken = reason('view_name_taken');
    throw new InvalidInput({ name: nameTaken }, nameTaken);
  }
}

function toSavedView(row: SavedViewEntity, principal: Principal): SavedView {
  const { id, screen, name, query, columns, shared, owner, version } = row;
  return {
    id,
    screen,
    name,
    query,
    columns,
    shared,
    owner: owner ? { id: owner.id, name: owner.name } : null,
    editable: mayChange(row, principal),
    version,
    updated_at: row.updated_at.toISOString(),
  };
}
