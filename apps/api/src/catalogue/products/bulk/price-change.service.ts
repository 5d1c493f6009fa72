import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ChangePrices, PriceEffect, PriceEffects } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { formatTaka } from '@shishir/format';
import { createHash } from 'node:crypto';
import { EntityManager, In } from 'typeorm';
import { chunks } from '../../../platform/database/chunks';
import { Conflict } from '../../../platform/http/api-error';
import { type Actor, newBatch } from '../../../platform/records/audit';
import { type Change, change } from '../../../platform/records/change';
import { productRecord } from '../product-record';
import { ProductEntity } from '../product.entity';
import { type BulkRow, changesTo, selectedRows } from './bulk-selection';

const HIGHEST = 2_000_000_000;
/** Maximum number of effects shown for a filter. */
const EFFECTS_SHOWN = 100;

/** Changes the prices of many products. Preview and write share the same computation. */
@Injectable()
export class PriceChangeService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async change(wanted: ChangePrices, actor: Actor): Promise<PriceEffects> {
    if (wanted.preview) {
      const rows = await selectedRows(this.manager, wanted);
      return response(wanted, effectsOn(rows, wanted));
    }
    return change(this.manager, productRecord, actor, async (change) => {
      const rows = await selectedRows(change.manager, wanted);
      const effects = effectsOn(rows, wanted);
      rejectChanged(effects, wanted);
      const written = effects.every(({ problem }) => problem === null);
      const prices = new Map(effects.map(({ id, after }) => [id, after]));
      const batch = written ? await writePrices(change, rows, prices, wanted.field) : null;
      return { ...response(wanted, effects), written, batch };
    });
  }
}

/** Writes each row's new price if it differs. Returns the batch, or null if nothing changed. */
export async function writePrices(
  change: Change<ProductEntity>,
  rows: BulkRow[],
  prices: ReadonlyMap<number, number | null>,
  field: ChangePrices['field'],
  batch = newBatch(),
): Promise<string | null> {
  const changing = rows.filter((row) => prices.get(row.id) !== row[field]);
  // A price that was '' on the old site has a value now.
  const blank = changing.filter((row) => row.blank_fields?.includes(field));
  for (const row of blank) {
    const blank_fields = row.blank_fields!.filter((name) => name !== field);
    await change.update(
      row as ProductEntity,
      {
        [field]: prices.get(row.id) ?? null,
        blank_fields: blank_fields.length > 0 ? blank_fields : null,
      },
      { batch },
    );
  }
  const plain = changing.filter((row) => !blank.includes(row));
  for (const chunk of chunks(plain)) {
    // One statement for many prices. It contains only integers computed here, or NULL.
    const cases = chunk.map(({ id }) => `WHEN ${id} THEN ${prices.get(id) ?? 'NULL'}`).join(' ');
    const column = { [field]: () => `CASE id ${cases} END` };
    await change.manager.update(ProductEntity, { id: In(chunk.map(({ id }) => id)) }, column);
  }
  for (const row of plain) {
    const changes = changesTo(row, { [field]: prices.get(row.id) ?? null });
    change.log(row as ProductEntity, 'updated', changes, batch);
  }
  return changing.length > 0 ? batch : null;
}

/** Returns all effects on chosen products; for a filter only the first ones, problems before others. */
function response({ ids }: ChangePrices, effects: PriceEffect[]): PriceEffects {
  const problems = effects.filter(({ problem }) => problem !== null);
  const others = effects.filter(({ problem }) => problem === null);
  return {
    data: ids ? effects : [...problems, ...others].slice(0, EFFECTS_SHOWN),
    summary: {
      products: effects.length,
      changing: effects.filter(({ before, after }) => before !== after).length,
      problems: problems.length,
    },
    state: stateOf(effects),
    written: false,
    batch: null,
  };
}

/** Returns a hash that differs if any product was changed or others are selected. */
const stateOf = (effects: PriceEffect[]) =>
  createHash('sha256')
    .update(effects.map(({ id, version }) => `${id}:${version}`).join())
    .digest('hex');

/** Rejects a write that differs from its preview: throws Conflict if a product was changed since. */
function rejectChanged(effects: PriceEffect[], { ids, versions = [], state }: ChangePrices): void {
  if (!ids) {
    if (state === stateOf(effects)) return;
    throw new Conflict(reason('preview_outdated'));
  }
  const previewed = new Map(ids.map((id, index) => [id, versions[index]]));
  const changed = effects.filter(({ id, version }) => previewed.get(id) !== version);
  if (changed.length === 0) return;
  const problem =
    changed.length === 1
      ? reason('preview_product_changed', { model: changed[0]!.model })
      : reason('preview_products_changed', { products: changed.length });
  throw new Conflict(problem, undefined, effects);
}

const effectsOn = (rows: BulkRow[], wanted: ChangePrices) =>
  rows.map((row) => effectOn(row, wanted));

function effectOn(row: BulkRow, wanted: ChangePrices): PriceEffect {
  const before = row[wanted.field];
  const after = priceAfter(before, wanted);
  const { id, version, model, title } = row;
  return {
    id,
    version,
    model,
    title,
    before,
    after,
    problem: after === null ? null : problemOf(after),
  };
}

/**
 * Returns the new price in taka, rounded to the requested multiple. A product without a price gets one only by `set`.
 */
export function priceAfter(
  before: number | null,
  { by, value, round_to }: Pick<ChangePrices, 'by' | 'value' | 'round_to'>,
): number | null {
  const exact = by === 'set' ? value : before === null ? null : byShare(before, by, value);
  return exact === null ? null : Math.round(exact / round_to) * round_to;
}

/** Multiplies before dividing, so that 10% more than 1,045 taka is not slightly below 1,149.50. */
function byShare(before: number, by: 'percent' | 'amount', value: number): number {
  return by === 'amount' ? before + value : (before * (100 + value)) / 100;
}

function problemOf(price: number): string | null {
  if (price < 1) return `The price would be below ${formatTaka(1)}.`;
  if (price > HIGHEST) return `The price would be above ${formatTaka(HIGHEST)}.`;
  return null;
}
