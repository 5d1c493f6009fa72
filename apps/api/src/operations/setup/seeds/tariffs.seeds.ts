import { DEFAULT_TARIFFS } from '@shishir/sizing';
import { columnsOf } from '../../../sales/sizing/tariff.mapper';
import { TariffEntity } from '../../../sales/sizing/tariff.entity';
import type { Seed } from './seed';

const TARIFFS = [
  { code: 'LT-A', name: 'Residential', prices: DEFAULT_TARIFFS['LT-A'] },
  { code: 'LT-E', name: 'Commercial', prices: DEFAULT_TARIFFS['LT-E'] },
] as const;

/** Base data: unconfirmed figures, which the owner confirms together with their date. */
export const tariffSeeds: Seed[] = [
  {
    name: 'tariffs-1',
    async insert(manager) {
      const rows = TARIFFS.map(({ code, name, prices }) =>
        columnsOf({
          code,
          name,
          valid_from: '2024-02-01',
          prices: prices.kind === 'slabs' ? { ...prices, slabs: [...prices.slabs] } : { ...prices },
          source: 'Retail tariff of Bangladesh; date, demand charge and VAT to be confirmed',
          confirmed_by: null,
          confirmed_on: null,
        }),
      );
      await manager.insert(TariffEntity, rows);
    },
  },
];
