import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ChangePrices, PriceEffect } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { Conflict } from '../http/api-error';
import { type Actor, newBatch } from '../records/audit';
import { type Change, change } from '../records/change';
import { loadAll } from '../records/record-type';
import { productRecord } from './product-record';
import type { ProductEntity } from './product.entity';

const HIGHEST = 2_000_000_000;

/** New prices for many products. The effect of the preview is computed by the code that writes it. */
@Injectable()
export class PriceChangeService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async change(
    wanted: ChangePrices,
    actor: Actor,
  ): Promise<{ data: PriceEffect[]; written: boolean }> {
    if (wanted.preview) {
      const rows = await loadAll(this.manager, productRecord, wanted.ids);
      return { data: rows.map((row) => effectOn(row, wanted)), written: false };
    }
    return change(this.manager, productRecord, actor, async (change) => {
      const rows = await loadAll(change.manager, productRecord, wanted.ids);
      const data = rows.map((row) => effectOn(row, wanted));
      rejectChanged(data, wanted);
      const written = data.every(({ problem }) => problem === null);
      if (written) await writePrices(change, rows, data, wanted.field);
      return { data, written };
    });
  }
}

async function writePrices(
  change: Change<ProductEntity>,
  rows: ProductEntity[],
  effects: PriceEffect[],
  field: ChangePrices['field'],
): Promise<void> {
  const batch = newBatch();
  for (const [index, row] of rows.entries()) {
    const blank = row.blank_fields?.filter((name) => name !== field) ?? [];
    const blank_fields = blank.length > 0 ? blank : null;
    await change.update(row, { [field]: effects[index]!.after, blank_fields }, { batch });
  }
}

/** Only what was previewed is written: throws Conflict where a product was changed since. */
function rejectChanged(effects: PriceEffect[], { ids, versions = [] }: ChangePrices): void {
  const previewed = new Map(ids.map((id, index) => [id, versions[index]]));
  const changed = effects.filter(({ id, version }) => previewed.get(id) !== version);
  if (changed.length === 0) return;
  const which =
    changed.length === 1 ? `${changed[0]!.model} was` : `${changed.length} of these products were`;
  const message = `${which} changed since this effect was shown. Nothing was written. Please look at the effect again.`;
  throw new Conflict(message, undefined, effects);
}

function effectOn(row: ProductEntity, wanted: ChangePrices): PriceEffect {
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

/** In taka, rounded to the nearest multiple that was asked for; what has no price gets one only by `set`. */
export function priceAfter(
  before: number | null,
  { by, value, round_to }: Pick<ChangePrices, 'by' | 'value' | 'round_to'>,
): number | null {
  const exact = by === 'set' ? value : before === null ? null : byShare(before, by, value);
  return exact === null ? null : Math.round(exact / round_to) * round_to;
}

/** Hundredths are counted apart, so that 10 % more of 1,045 taka is not a hair under 1,149.50. */
function byShare(before: number, by: 'percent' | 'amount', value: number): number {
  return by === 'amount' ? before + value : (before * (100 + value)) / 100;
}

function problemOf(price: number): string | null {
  if (price < 1) return 'The price would be below ৳1.';
  if (price > HIGHEST) return 'The price would be above ৳2,00,00,00,000.';
  return null;
}
