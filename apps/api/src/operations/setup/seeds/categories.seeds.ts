import { type Category, COMMERCIAL_COLUMNS } from '@shishir/contract';
import type { DemoCategoryPictures, DemoCommercial } from '@shishir/demo';
import { In, IsNull } from 'typeorm';
import { CategoryAliasEntity, CategoryEntity } from '../../../catalogue/categories/category.entity';
import { givePicture } from './demo-pictures';
import { type DemoKind, type Seed, STEP } from './seed';

interface BaseCategory extends Pick<Category, 'slug' | 'kind' | 'title'> {
  group?: Category['group'];
  description: string;
  type: string;
  has_panel?: boolean;
  aliases: string[];
}

/** The range of an air-conditioning distributor. The first eleven are the categories of the old site, in its order. */
export const CATEGORIES: BaseCategory[] = [
  {
    slug: 'outdoor',
    kind: 'outdoor_unit',
    title: 'Outdoor Unit',
    description:
      'One outdoor unit serves a whole building and gives each room exactly the cooling it calls for. Heat pumps from 8 to 34 HP.',
    type: 'Outdoor Unit',
    aliases: ['vrf', 'vrf-outdoor', 'outdoor-unit', 'outdoor-units'],
  },
  {
    slug: '360_cassette',
    kind: 'round_cassette',
    title: '360 Cassette',
    description:
      'Air in every direction, evenly spread, with no corner left out. For high lobbies, shops and round rooms.',
    type: 'Indoor Unit',
    has_panel: true,
    aliases: ['360-cassette', '360cassette', 'round-cassette'],
  },
  {
    slug: '4-way-cassette',
    kind: 'four_way_cassette',
    title: '4 Way Cassette',
    description:
      'Four sides of calm, cold air from one flat panel. For open rooms, from a meeting room to a shop floor.',
    type: 'Indoor Unit',
    has_panel: true,
    aliases: ['4way-cassette', '4-way', 'four-way-cassette'],
  },
  {
    slug: '1-way-cassette',
    kind: 'one_way_cassette',
    title: '1 Way Cassette',
    description:
      'A slim panel that sends air in one direction, from the wall into the room. For bedrooms, corridors and long, narrow spaces.',
    type: 'Indoor Unit',
    has_panel: true,
    aliases: ['1way-cassette', '1-way', 'one-way-cassette'],
  },
  {
    slug: 'big-duct',
    kind: 'big_duct',
    group: 'duct',
    title: 'Big Duct',
    description:
      'Strong enough to push air through long ducts to many rooms. Out of sight in the plant room or ceiling void.',
    type: 'Indoor Unit',
    aliases: ['bigduct', 'high-static-duct'],
  },
  {
    slug: 'medium-duct',
    kind: 'medium_duct',
    group: 'duct',
    title: 'Medium Duct',
    description:
      'Hidden cooling for offices and halls: only the grilles show. For medium duct runs and steady air.',
    type: 'Indoor Unit',
    aliases: ['mediumduct', 'medium-static-duct'],
  },
  {
    slug: 'slim-duct',
    kind: 'slim_duct',
    group: 'duct',
    title: 'Slim Duct',
    description:
      'A flat unit for shallow ceilings, with no visible equipment in the room. Quiet enough for a bedroom.',
    type: 'Indoor Unit',
    aliases: ['slimduct', 'low-static-duct'],
  },
  {
    slug: 'wall-mounted',
    kind: 'wall_mounted',
    title: 'Wall Mounted',
    description:
      'Cold air through fine holes instead of a draught, from a unit that sits flat on the wall. For homes and small rooms.',
    type: 'Indoor Unit',
    aliases: ['wall-mount', 'wallmounted'],
  },
  {
    slug: 'ceiling-mounted',
    kind: 'ceiling_mounted',
    title: 'Ceiling Mounted',
    description:
      'Hangs below the ceiling if there is no ceiling void, and throws air far into the room.',
    type: 'Indoor Unit',
    aliases: ['ceiling-mount', 'ceilingmounted', 'ceiling-suspended'],
  },
  {
    slug: 'ventilation',
    kind: 'ventilation',
    title: 'Ventilation',
    description:
      'Brings in fresh air and removes stale air, while the exchanger recovers most of the cooling.',
    type: 'Ventilation',
    aliases: ['erv', 'energy-recovery-ventilator', 'ventilation-fan'],
  },
  {
    slug: 'chiller',
    kind: 'chiller',
    title: 'Chiller',
    description:
      'Modular air-cooled chillers from 18.5 to 74 tons that stand side by side and grow with the building.',
    type: 'Central',
    aliases: ['chillers', 'central-air-conditioner', 'modular-chiller'],
  },
  {
    slug: 'split-ac',
    kind: 'split',
    title: 'Split AC',
    description:
      'One unit inside, one outside, for a single room. Simple to install, simple to maintain.',
    type: 'Split',
    aliases: ['split', 'split-type-ac', 'air-conditioner'],
  },
  {
    slug: 'rooftop-package',
    kind: 'rooftop_package',
    title: 'Rooftop Package',
    description:
      'Cooling, fan and filter in one rooftop cabinet, ready to connect to the ducts below.',
    type: 'Packaged',
    aliases: ['rooftop', 'rooftop-package-unit', 'rooftop-package-units'],
  },
  {
    slug: 'cold-room',
    kind: 'cold_room',
    title: 'Cold Room',
    description:
      'Insulated rooms that hold their temperature day and night, for food, medicine and flowers.',
    type: 'Refrigeration',
    aliases: ['coldroom', 'cold-storage', 'cold-storage-solutions'],
  },
  {
    slug: 'dehumidifier',
    kind: 'dehumidifier',
    title: 'Dehumidifier',
    description:
      'Takes moisture out of the air and keeps stock, paper and equipment dry through the monsoon.',
    type: 'Air treatment',
    aliases: ['dehumidifiers', 'dehumidifier-systems'],
  },
  {
    slug: 'filter',
    kind: 'filter',
    title: 'Filter',
    description:
      'Clean air for wards, kitchens and production floors, from coarse dust to the finest particles.',
    type: 'Air treatment',
    aliases: ['filters', 'air-filter', 'air-filtration', 'air-filtration-systems', 'air-purifier'],
  },
];

const FACTS = [...COMMERCIAL_COLUMNS, 'brand_warranties'] as const;
const NO_FACTS = Object.fromEntries(FACTS.map((column) => [column, null]));

/** Categories are base data and are kept; only their made-up commercial facts are removed. */
const commercialKind: DemoKind<CategoryEntity> = {
  entity: CategoryEntity,
  name: 'category-commercial',
  labels: ['made-up set of commercial facts', 'made-up sets of commercial facts'],
  nameOf: ({ title }) => title,
  content: FACTS,
  async reset(manager, { id }) {
    await manager.update(CategoryEntity, { id }, NO_FACTS);
  },
};

export const categorySeeds: Seed[] = [
  {
    name: 'categories-1',
    async insert(manager) {
      for (const [index, { aliases, ...category }] of CATEGORIES.entries()) {
        const { id: category_id } = await manager.save(
          manager.create(CategoryEntity, {
            ...category,
            path: `/products/${category.slug}`,
            position: (index + 1) * STEP,
          }),
        );
        const rows = aliases.map((alias) => ({ alias, category_id }));
        await manager.insert(CategoryAliasEntity, rows);
      }
    },
  },
  {
    name: 'category-pictures-1',
    async read(demo) {
      const keys = Object.entries(
        await demo.readDemo<DemoCategoryPictures>('categoryPictures.json'),
      ) as [Category['kind'], string][];
      return {
        pictures: keys.map(([, key]) => key),
        async insert(manager, pictures) {
          for (const [kind, key] of keys) {
            const where = { kind, image_id: IsNull() };
            await givePicture(manager, CategoryEntity, where, pictures.get(key)!);
          }
          return [];
        },
      };
    },
  },
  {
    name: 'category-commercial-1',
    kind: commercialKind,
    async read(demo) {
      const facts = await demo.readDemo<DemoCommercial>('commercial.json');
      return {
        pictures: [],
        /** Skips categories that already have a commercial fact. */
        async insert(manager) {
          const kinds = Object.keys(facts) as Category['kind'][];
          const rows = await manager.findBy(CategoryEntity, { kind: In(kinds) });
          const empty = rows.filter((row) => FACTS.every((column) => row[column] === null));
          for (const { id, kind } of empty) {
            await manager.update(CategoryEntity, { id }, facts[kind]!);
          }
          return empty.map(({ id }) => id);
        },
      };
    },
  },
];
