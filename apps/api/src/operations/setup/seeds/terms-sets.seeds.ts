import { TermsSetEntity } from '../../../sales/quotations/terms/terms-set.entity';
import type { Seed } from './seed';

const PRICES = {
  title: 'Prices',
  text: 'In taka, for the quantities above. If no VAT is stated, it is added at the rate in force on the invoice date. Advance income tax (AIT) that you deduct at source is part of the total.',
};
const DELIVERY = { title: 'Delivery', text: 'The delivery date is confirmed with the order.' };

type NewSet = Pick<TermsSetEntity, 'name' | 'terms' | 'is_default'>;

const SETS: NewSet[] = [
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

const BANGLA_PRICES = {
  title: 'দাম',
  text: 'ওপরের পরিমাণের জন্য, টাকায়। ভ্যাট লেখা না থাকলে চালানের দিনের হারে যোগ হবে। উৎসে যে অগ্রিম আয়কর (AIT) কাটবেন, তা সর্বমোটের মধ্যেই।',
};
const BANGLA_DELIVERY = { title: 'ডেলিভারি', text: 'অর্ডারের সময় ডেলিভারির তারিখ জানিয়ে দেব।' };

const BANGLA_SETS: NewSet[] = [
  {
    name: 'VRF, ইনস্টলেশনসহ',
    is_default: true,
    terms: [
      BANGLA_PRICES,
      {
        title: 'মূল্য পরিশোধ',
        text: 'অর্ডারের সঙ্গে ৫০%, সাইটে পণ্য পৌঁছালে ৪০%, কমিশনিংয়ের পরে ১০%।',
      },
      BANGLA_DELIVERY,
      {
        title: 'ইনস্টলেশন',
        text: 'বাড়তি পাইপ, নির্মাণকাজ, বিদ্যুৎ সংযোগ ও ক্রেনের যা খরচ হবে, তা-ই নেব।',
      },
      {
        title: 'ওয়ারেন্টি',
        text: 'প্রস্তুতকারকের ওয়ারেন্টি কার্ড অনুযায়ী। আমাদের ইনস্টলেশনের কাজে এক বছর।',
      },
    ],
  },
  {
    name: 'শুধু যন্ত্রপাতি',
    is_default: false,
    terms: [
      BANGLA_PRICES,
      { title: 'মূল্য পরিশোধ', text: 'অর্ডারের সঙ্গে ৫০%, ডেলিভারির আগে ৫০%।' },
      { ...BANGLA_DELIVERY, text: `${BANGLA_DELIVERY.text} সাইটে নামানোর ব্যবস্থা ক্রেতা করবেন।` },
      {
        title: 'দামের মধ্যে নেই',
        text: 'পাইপ, তার, ইনস্টলেশন, কমিশনিং ও নির্মাণকাজ।',
      },
      { title: 'ওয়ারেন্টি', text: 'প্রস্তুতকারকের ওয়ারেন্টি কার্ড অনুযায়ী।' },
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
  {
    name: 'terms-sets-2',
    async insert(manager) {
      const sets = BANGLA_SETS.map((set) => ({ ...set, locale: 'bn' as const }));
      await manager.insert(TermsSetEntity, sets);
    },
  },
];
