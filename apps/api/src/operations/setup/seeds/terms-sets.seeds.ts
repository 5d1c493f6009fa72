import { TermsSetEntity } from '../../../sales/quotations/terms/terms-set.entity';
import type { Seed } from './seed';

const PRICES = {
  title: 'Prices',
  text: 'In taka, for the quantities above. VAT and advance income tax are added at the rates in force on the invoice date.',
};
const DELIVERY = { title: 'Delivery', text: 'The delivery date is confirmed with the order.' };

const SETS: Pick<TermsSetEntity, 'name' | 'terms' | 'is_default'>[] = [
  {
    name: 'VRF with installation',
    is_default: true,
    terms: [
      PRICES,
      {
        title: 'Payment',
        text: '50% with the order, 40% on delivery to site, 10% after commissioning.',
      },
      DELIVERY,
      {
        title: 'Installation',
        text: 'Extra pipe, civil works, power supply and crane are charged at cost.',
      },
      {
        title: 'Warranty',
        text: 'As per the manufacturer’s warranty card. One year on our installation work.',
      },
    ],
  },
  {
    name: 'Equipment only',
    is_default: false,
    terms: [
      PRICES,
      { title: 'Payment', text: '50% with the order, 50% before delivery.' },
      { ...DELIVERY, text: `${DELIVERY.text} Unloading on site is by the customer.` },
      {
        title: 'Not included',
        text: 'Pipes, cables, installation, commissioning and civil works.',
      },
      { title: 'Warranty', text: 'As per the manufacturer’s warranty card.' },
    ],
  },
];

/** Base data: seeded into every database, then edited freely by staff. */
export const termsSetSeeds: Seed[] = [
  {
    name: 'terms-sets-1',
    async insert(manager) {
      await manager.insert(TermsSetEntity, SETS);
    },
  },
];
