import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { SetSizingValue, SizingValueRow } from '@shishir/contract';
import { groupThousands } from '@shishir/format';
import {
  checkValues,
  errorText,
  type SizingValues,
  VALUE_KEYS,
  valueEntry,
  type ValueKey,
  withValues,
} from '@shishir/sizing';
import { EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { change } from '../../platform/records/change';
import { type RecordType, staleVersion } from '../../platform/records/record-type';
import { SizingValueEntity } from './sizing-value.entity';

const sizingValueRecord: RecordType<SizingValueEntity> = {
  entity: SizingValueEntity,
  label: 'value',
  subject: 'sizing-value',
  nameOf: ({ key }) => valueEntry(key).label,
  audited: ['value', 'source', 'confirmed_by', 'confirmed_on'],
  isPublic: true,
  current: async (manager, id) => {
    const row = await manager.findOneBy(SizingValueEntity, { id });
    return row && toSizingValue(row.key, row);
  },
};

/** Manages the constants of the calculations: those that the owner has set, and the defaults of all others. */
@Injectable()
export class SizingValuesService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(): Promise<SizingValueRow[]> {
    const rows = await this.rows();
    return VALUE_KEYS.map((key) => toSizingValue(key, rows.get(key)));
  }

  /** Returns the values for the calculations. */
  async current(manager = this.manager): Promise<SizingValues> {
    const rows = await this.rows(manager);
    return withValues(Object.fromEntries([...rows].map(([key, { value }]) => [key, value])));
  }

  /** The first write creates the row. The second of two concurrent first writes gets a conflict. */
  async set(
    key: ValueKey,
    { version, ...fields }: SetSizingValue,
    principal: Principal,
  ): Promise<SizingValueRow> {
    await change(this.manager, sizingValueRecord, principal, async (change) => {
      const { manager } = change;
      const [stored] = await manager.findBy(SizingValueEntity, { key });
      if (stored && version !== undefined && version !== stored.version) {
        throw await staleVersion(manager, sizingValueRecord, stored.id);
      }
      rejectContradictions(key, { ...(await this.current(manager)), [key]: fields.value });
      if (stored) await change.update(stored, fields);
      else await change.insert({ key, ...fields });
    }).catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      const { id } = await this.manager.findOneByOrFail(SizingValueEntity, { key });
      throw await staleVersion(this.manager, sizingValueRecord, id);
    });
    const [row] = await this.manager.findBy(SizingValueEntity, { key });
    return toSizingValue(key, row);
  }

  private async rows(manager = this.manager): Promise<Map<ValueKey, SizingValueEntity>> {
    const rows = await manager.find(SizingValueEntity);
    return new Map(rows.map((row) => [row.key, row]));
  }
}

/** Checks the limits of a value, and the order among values such as low, likely and high. */
function rejectContradictions(key: ValueKey, values: SizingValues): void {
  const errors = checkValues(values).filter(
    (error) => error.field === key || (error.code === 'out_of_order' && error.below === key),
  );
  if (errors.length === 0) return;
  const sentences = errors.map((error) => errorText(error, { number: groupThousands }));
  throw new InvalidInput({ value: sentences.join(' ') });
}

function toSizingValue(key: ValueKey, row: SizingValueEntity | undefined): SizingValueRow {
  const { value, confirmed, ...entry } = valueEntry(key);
  // Also true if the owner has reset it.
  const isPublished = !row || (row.value === value && row.source === entry.source);
  return {
    key,
    ...entry,
    default_value: value,
    value: row?.value ?? value,
    source: row?.source ?? entry.source,
    confirmed: Boolean(row?.confirmed_by) || (confirmed && isPublished),
    confirmed_by: row?.confirmed_by ?? null,
    confirmed_on: row?.confirmed_on ?? null,
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}
