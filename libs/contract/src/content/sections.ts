import { z } from 'zod';
import { CATEGORY_KINDS } from '../catalogue/category-kinds';
import { choice, longText, text } from '../platform/field-kinds';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { SERVICE_TOPIC_PATHS, SERVICE_TOPICS, type ServiceTopic } from './service-topics';
import { type Sector, sectorPath, SECTORS } from './site-pages';
import { contentLabels as texts } from './content-labels.texts';

/** Kinds of categories whose page explains the equipment. */
export const INFORMATION_KINDS = [
  'chiller',
  'split',
  'dehumidifier',
  'cold_room',
  'rooftop_package',
  'filter',
] as const;
export type InformationKind = (typeof INFORMATION_KINDS)[number];

/** Brands with a page. */
export const BRAND_PAGES = ['samsung', 'haier', 'ebara'] as const;
export type BrandPage = (typeof BRAND_PAGES)[number];

const SECTOR_PAGES = SECTORS.map((sector) => `sector-${sector}` as const);
const INFORMATION_PAGES = INFORMATION_KINDS.map((kind) => `information-${kind}` as const);
const PAGES_OF_BRANDS = BRAND_PAGES.map((brand) => `brand-${brand}` as const);

/** Pages of the site that consist of sections. */
export type SectionedPage =
  | (typeof SECTOR_PAGES | typeof INFORMATION_PAGES | typeof PAGES_OF_BRANDS)[number]
  | 'wind-free'
  | 'about'
  | 'privacy'
  | 'home'
  | 'service'
  | ServiceTopic;
export const SECTIONED_PAGES = [
  ...SECTOR_PAGES,
  ...INFORMATION_PAGES,
  'wind-free',
  ...PAGES_OF_BRANDS,
  'about',
  'privacy',
  'home',
  'service',
  ...SERVICE_TOPICS,
] as unknown as readonly [SectionedPage, ...SectionedPage[]];

/** Parts of a page that a section can be. A page shows those of its template, see `partsOf`. */
export const SECTION_PARTS = [
  'banner',
  'search',
  'mode',
  'intro',
  'list',
  'block',
  'figure',
  'design',
  'fit',
  'retrofit',
  'consultancy',
  'needs',
  'question',
  'contact',
  'service',
  'step',
  'event',
  'person',
  'certificate',
  'equipment',
  'solution',
  'scale',
  'industries',
  'comparison',
  'featured',
  'projects',
  'brands',
  'brand',
  'price',
  'warranty',
  'plan',
  'spare_parts',
  'closing',
  'note',
] as const;
export type SectionPart = (typeof SECTION_PARTS)[number];

const TOPIC_PARTS = ['banner', 'search', 'list', 'block', 'question', 'closing'] as const;

const PARTS = {
  sector: [
    ...(['banner', 'search', 'intro', 'block', 'figure', 'design', 'fit'] as const),
    ...(['retrofit', 'consultancy', 'note'] as const),
  ],
  information: ['banner', 'search', 'list', 'block', 'question', 'needs', 'note'],
  wind: [
    ...(['banner', 'search', 'intro', 'step', 'figure', 'fit', 'block'] as const),
    ...(['question', 'note', 'closing'] as const),
  ],
  brand: ['banner', 'search', 'intro', 'event', 'equipment', 'solution', 'closing'],
  about: [
    ...(['banner', 'search', 'figure', 'contact', 'service', 'step'] as const),
    ...(['intro', 'event', 'person', 'certificate', 'block', 'closing', 'note'] as const),
  ],
  privacy: ['banner', 'search', 'block'],
  home: [
    ...(['banner', 'search', 'mode', 'intro', 'block', 'step', 'figure', 'note'] as const),
    ...(['equipment', 'scale', 'industries', 'comparison', 'fit', 'featured'] as const),
    ...(['projects', 'brands', 'brand', 'closing'] as const),
  ],
  service: [
    ...(['banner', 'search', 'intro', 'price', 'block'] as const),
    ...(['warranty', 'list', 'service', 'plan', 'spare_parts'] as const),
  ],
  warranty: TOPIC_PARTS,
  spare_parts: TOPIC_PARTS,
  maintenance: TOPIC_PARTS,
} satisfies Record<string, readonly SectionPart[]>;

/** Returns the parts that a page shows. */
export const partsOf = (page: SectionedPage): readonly SectionPart[] =>
  PARTS[page.split('-')[0] as keyof typeof PARTS];

/** Addresses of pages that are the only one of their template. */
const PATHS: Record<string, string> = {
  ...SERVICE_TOPIC_PATHS,
  wind: '/wind-free',
  about: '/about-us',
  privacy: '/privacy',
  home: '/',
  service: '/service',
};

/** Returns the address of a page; null for the pages of categories, whose address staff can change. */
export function pathOfPage(page: SectionedPage): string | null {
  const [template = '', key] = page.split('-');
  if (template === 'sector') return sectorPath(key as Sector);
  if (template === 'brand') return `/brand/${key}`;
  return PATHS[template] ?? null;
}

/** A section of a page of the site: its texts, with a picture and a link. Visitors see active sections only. */
export const sectionRecord = record(
  {
    title: {
      ...text(190),
      label: texts.labels.title,
      required: texts.errors.titleRequired,
      sort: true,
      column: { width: 220, grow: 2 },
    },
    page_key: {
      ...choice(SECTIONED_PAGES, texts.errors.choosePage),
      label: texts.labels.page,
      required: texts.errors.choosePage,
      sort: true,
      column: { width: 150, grow: 1, fold: true },
    },
    part: {
      ...choice(SECTION_PARTS, texts.errors.choosePart),
      label: texts.labels.part,
      required: texts.errors.choosePart,
      column: { width: 130 },
    },
    /** Above or next to the title, such as the value of a figure or the initials of a person. */
    label: { ...text(190), label: texts.labels.label },
    /** Markdown. `[1]` refers to the first note of the page; the site fills in placeholders such as `{company}`. */
    text: { ...longText(4000), label: texts.labels.text },
    /**
     * The type of unit that the section is about: its picture and figures come from the catalogue. On sector pages, it is
     * also the place of the section in the drawing.
     */
    kind: {
      ...choice(CATEGORY_KINDS, texts.errors.chooseTypeOfUnit),
      label: texts.labels.typeOfUnit,
    },
    link: {
      ...text(190),
      label: texts.labels.linkTo,
      pattern: /^(\/(?!\/)|#|https:\/\/)\S*$/,
      mismatch: texts.errors.linkForm,
    },
    link_text: { ...text(80), label: texts.labels.textOfTheLink },
    status: {
      ...choice(['active', 'inactive'], texts.errors.chooseStatus),
      label: texts.labels.status,
      hasDefault: true,
      sort: true,
      column: { width: 104, fold: true, trash: false },
      visible: ['active'],
      drafts: ['inactive'],
    },
  },
  {
    subject: 'section',
    path: '/sections',
    one: 'section',
    many: 'sections',
    list: 'Sections of pages in their order: the active ones, for staff all of them',
    picture: 'optional',
    order: 'last',
    query: { page_key: z.enum(SECTIONED_PAGES).optional() },
  },
);
export const { Row: Section, Query: SectionQuery } = sectionRecord;
export type Section = z.infer<typeof Section>;
export type SectionQuery = z.infer<typeof SectionQuery>;

export const sections = recordRoutes(sectionRecord);
