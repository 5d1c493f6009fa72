import { SearchSynonymEntity } from '../../../catalogue/search-synonyms/search-synonym.entity';
import type { Seed } from './seed';

const SYNONYMS: [words: string, meaning: string][] = [
  // Bangla, with common endings.
  ['টন, টনের, টনে', 'ton'],
  ['বিটিইউ', 'btu'],
  ['কিলোওয়াট', 'kw'],
  ['এসি, এসির, এয়ার কন্ডিশনার, এয়ারকন্ডিশনার', 'ac'],
  ['ইনভার্টার, ইনভার্টারের', 'inverter'],
  ['ক্যাসেট', 'cassette'],
  ['ডাক্ট', 'duct'],
  ['চিলার', 'chiller'],
  ['স্প্লিট', 'split'],
  ['ভিআরএফ', 'vrf'],
  ['দেড়', '1.5'],
  ['আড়াই', '2.5'],
  ['এক', '1'],
  ['দুই', '2'],
  ['তিন', '3'],
  ['চার', '4'],
  ['পাঁচ', '5'],
  ['ওয়ারেন্টি, ওয়ারেন্টির, গ্যারান্টি', 'warranty'],
  ['ঠান্ডা হয় না, ঠাণ্ডা হয় না', 'not cooling'],
  ['সার্ভিস, মেরামত, সার্ভিসিং', 'service'],
  ['শোবার ঘর, বেডরুম', 'bedroom'],
  ['যোগাযোগ', 'contact'],
  ['দাম, দামের, মূল্য, কত, প্রাইস, জন্য, ও, এবং, বাংলাদেশ, বাংলাদেশে', ''],
  // Terms of the trade.
  ['split', 'split, wall'],
  ['wall', 'wall, split'],
  ['ducted, ducting, concealed', 'duct'],
  ['vrv', 'vrf'],
  ['erv', 'erv, recovery, ventilation'],
  ['round', 'round, 360'],
  ['packaged', 'packaged, rooftop'],
  ['condensing', 'condensing, outdoor'],
  ['bedroom, bedrooms', 'bedroom, split, wall'],
  ['repair, servicing, maintenance', 'service'],
  ['guarantee', 'warranty'],
  // Words that apply to every unit, or that say nothing about a unit.
  [
    'ac, a/c, acs, aircon, air, condition, conditioner, conditioners, conditioning, unit, units, for, with',
    '',
  ],
  [
    'price, prices, cost, buy, best, new, my, of, the, a, an, in, at, is, to, and, bd, bangladesh',
    '',
  ],
];

/** Base data: seeded into every database, then edited freely by staff. */
export const searchSynonymSeeds: Seed[] = [
  {
    name: 'search-synonyms-1',
    async insert(manager) {
      const rows = SYNONYMS.map(([words, meaning]) => ({ words, meaning }));
      await manager.insert(SearchSynonymEntity, rows);
    },
  },
  {
    // Maintenance has its own page. Changes nothing if staff have edited the row.
    name: 'service-pages-3',
    async insert(manager) {
      await manager.update(
        SearchSynonymEntity,
        { words: 'repair, servicing, maintenance', meaning: 'service' },
        { words: 'repair, servicing' },
      );
    },
  },
];
