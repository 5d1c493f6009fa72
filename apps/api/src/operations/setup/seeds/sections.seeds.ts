import { type SectionedPage, SECTIONED_PAGES } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { SectionEntity } from '../../../content/sections/section.entity';
import { sectionsApi } from '../../../content/sections/sections.service';
import { positionAfterAll } from '../../../platform/records/order';
import { demoKind, insertAll, type Seed, STEP } from './seed';
import { about } from './sections/about';
import { CORRECTIONS } from './sections/corrections';
import { brandEbara } from './sections/brand-ebara';
import { brandHaier } from './sections/brand-haier';
import { brandSamsung } from './sections/brand-samsung';
import { home } from './sections/home';
import { informationChiller } from './sections/information-chiller';
import { informationColdRoom } from './sections/information-cold-room';
import { informationDehumidifier } from './sections/information-dehumidifier';
import { informationFilter } from './sections/information-filter';
import { informationRooftopPackage } from './sections/information-rooftop-package';
import { informationSplit } from './sections/information-split';
import { privacy } from './sections/privacy';
import type { SectionSeed } from './sections/section-seed';
import { sectorGym } from './sections/sector-gym';
import { sectorHome } from './sections/sector-home';
import { sectorHospital } from './sections/sector-hospital';
import { sectorHotel } from './sections/sector-hotel';
import { sectorOffice } from './sections/sector-office';
import { sectorRestaurants } from './sections/sector-restaurants';
import { sectorSchool } from './sections/sector-school';
import { sectorShowrooms } from './sections/sector-showrooms';
import { service } from './sections/service';
import { serviceTopics } from './sections/service-topics';
import { windFree } from './sections/wind-free';

/** Sections of all pages as they ship with the product. */
export const SECTIONS: Record<SectionedPage, SectionSeed[]> = {
  'sector-home': sectorHome,
  'sector-office': sectorOffice,
  'sector-restaurants': sectorRestaurants,
  'sector-school': sectorSchool,
  'sector-showrooms': sectorShowrooms,
  'sector-hotel': sectorHotel,
  'sector-hospital': sectorHospital,
  'sector-gym': sectorGym,
  'information-chiller': informationChiller,
  'information-split': informationSplit,
  'information-dehumidifier': informationDehumidifier,
  'information-cold_room': informationColdRoom,
  'information-rooftop_package': informationRooftopPackage,
  'information-filter': informationFilter,
  'wind-free': windFree,
  'brand-samsung': brandSamsung,
  'brand-haier': brandHaier,
  'brand-ebara': brandEbara,
  about,
  privacy,
  home,
  service,
  ...serviceTopics,
};

type Row = SectionSeed & { page_key: SectionedPage };

const rows: Row[] = SECTIONED_PAGES.flatMap((page_key) =>
  SECTIONS[page_key].map((section) => ({ page_key, ...section })),
);

/** Returns the columns of a section, whose picture comes later. */
const columnsOf = ({ page_key, part, title, label, text, kind, link, link_text }: Row) => ({
  ...{ page_key, part, title, label, text, kind, link, link_text },
});

type SeedName =
  | ('sections-1' | 'sections-3' | 'sections-4' | 'sections-6' | 'sections-8' | 'sections-9')
  | 'service-pages-1';

/** Seeds of the pages whose texts came after the first one. */
const LATER: Partial<Record<SectionedPage, SeedName>> = {
  about: 'sections-3',
  privacy: 'sections-3',
  home: 'sections-4',
  service: 'sections-8',
  warranty: 'service-pages-1',
  spare_parts: 'service-pages-1',
  maintenance: 'service-pages-1',
};

const seedOf = ({ page_key, part, title }: Row): SeedName => {
  if (page_key === 'privacy' && title === 'What we count') return 'sections-9';
  return part === 'mode' ? 'sections-6' : (LATER[page_key] ?? 'sections-1');
};

async function insertRows(manager: EntityManager, name: SeedName) {
  const placed = rows.map((row, index) => ({ row, position: (index + 1) * STEP }));
  await manager.insert(
    SectionEntity,
    placed
      .filter(({ row }) => seedOf(row) === name)
      .map(({ row, position }) => ({ ...columnsOf(row), position })),
  );
}

const textSeed = (name: SeedName): Seed => ({
  name,
  insert: (manager) => insertRows(manager, name),
});

const SECTION = demoKind(sectionsApi, 'sections');

/** Base data: the texts of the pages. Demonstration data adds pictures to some, and people and certificates. */
export const sectionSeeds: Seed[] = [
  textSeed('sections-1'),
  {
    name: 'sections-2',
    read: () =>
      Promise.resolve({
        pictures: rows.flatMap(({ picture }) => picture ?? []),
        async insert(manager, pictures) {
          for (const { page_key, title, picture } of rows) {
            if (!picture) continue;
            const where = { page_key, title };
            await manager.update(SectionEntity, where, { image_id: pictures.get(picture)! });
          }
          return [];
        },
      }),
  },
  textSeed('sections-3'),
  textSeed('sections-4'),
  { name: 'sections-5', insert: correctTexts },
  textSeed('sections-6'),
  {
    name: 'sections-7',
    kind: SECTION,
    async read(demo) {
      const rows = await demo.readDemo<Row[]>('sections.json');
      return { pictures: [], insert: (manager) => insertLast(manager, rows) };
    },
  },
  textSeed('sections-8'),
  textSeed('sections-9'),
  textSeed('service-pages-1'),
];

/** Inserts demonstration rows after all others. */
async function insertLast(manager: EntityManager, added: Row[]): Promise<number[]> {
  const first = await positionAfterAll(manager, SectionEntity);
  const position = (index: number) => first + index * STEP;
  return insertAll(
    manager,
    SECTION,
    added.map((row, index) => ({ ...columnsOf(row), position: position(index) })),
  );
}

/** Corrects passages of published texts that nobody has edited. */
async function correctTexts(manager: EntityManager): Promise<void> {
  for (const { passages, ...where } of CORRECTIONS) {
    const seeded = rows.find(
      (row) =>
        row.page_key === where.page_key && row.part === where.part && row.title === where.title,
    );
    if (!seeded?.text) throw new Error(`No text of ${where.page_key}, ${where.title}`);
    const published = passages.reduce(
      (text, [old, corrected]) => text.replace(corrected, old),
      seeded.text,
    );
    for (const section of await manager.findBy(SectionEntity, where)) {
      if (section.text === published)
        await manager.save(SectionEntity, { ...section, text: seeded.text });
    }
  }
}
