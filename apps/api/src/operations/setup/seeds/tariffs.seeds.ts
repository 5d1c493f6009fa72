import { DEFAULT_TARIFFS } from '@shishir/sizing';
import { type EntityManager, IsNull } from 'typeorm';
import { columnsOf } from '../../../sales/sizing/tariff.mapper';
import { TariffEntity } from '../../../sales/sizing/tariff.entity';
import type { Seed } from './seed';

type Code = keyof typeof DEFAULT_TARIFFS;

const NAMES: Record<Code, string> = {
  'LT-A': 'Residential',
  'LT-D1': 'Education, hospitals, religion',
  'LT-E': 'Commercial, by time of day',
  'LT-E flat': 'Commercial, one price',
};
const FIRST_SOURCE = 'Retail tariff of Bangladesh; date, demand charge and VAT to be confirmed';
const SOURCE =
  'Retail electricity tariff of Bangladesh, updated 29/02/2024, with demand charge; VAT 5%. Confirm with a printed bill';

function rowOf(code: Code, source: string, name: string = NAMES[code]) {
  const prices = DEFAULT_TARIFFS[code];
  return columnsOf({
    code,
    name,
    valid_from: '2024-02-01',
    prices: prices.kind === 'slabs' ? { ...prices, slabs: [...prices.slabs] } : prices,
    source,
    confirmed_by: null,
    confirmed_on: null,
  });
}

/** Base data: unconfirmed figures, which the owner confirms together with their date. */
export const tariffSeeds: Seed[] = [
  {
    name: 'tariffs-1',
    async insert(manager) {
      await manager.insert(TariffEntity, [
        rowOf('LT-A', FIRST_SOURCE, 'Residential'),
        rowOf('LT-E', FIRST_SOURCE, 'Commercial'),
      ]);
    },
  },
  {
    name: 'tariffs-2',
    async insert(manager) {
      for (const code of Object.keys(DEFAULT_TARIFFS) as Code[])
        await insertOrComplete(manager, code);
    },
  },
];

/** Adds demand charge and VAT to a row that nobody has edited, and a tariff that the database does not have yet. */
async function insertOrComplete(manager: EntityManager, code: Code): Promise<void> {
  const unedited = { code, source: FIRST_SOURCE, version: 1, confirmed_by: IsNull() };
  const row = rowOf(code, SOURCE);
  if (await manager.existsBy(TariffEntity, unedited)) {
    await manager.update(TariffEntity, unedited, row);
  } else if (
    code !== 'LT-A' &&
    code !== 'LT-E' &&
    !(await manager.existsBy(TariffEntity, { code }))
  ) {
    await manager.insert(TariffEntity, row);
  }
}
