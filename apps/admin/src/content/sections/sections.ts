import {
  CATEGORY_KIND_LABELS,
  type Section,
  SECTIONED_PAGES,
  type SectionedPage,
  type SectionPart,
  sectionRecord,
} from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';

/** Addresses of the screens for the sections of a page: its own list, and forms that return to it. */
export function pathsOf(page: SectionedPage | null) {
  if (page === null) return paths.sections;
  const query = `?page_key=${page}`;
  return {
    list: page === 'about' ? paths.aboutUs : paths.sections.list + query,
    add: paths.sections.add + query,
    edit: (id: number) => paths.sections.edit(id) + query,
  };
}

/** Returns the page whose sections an address asks for, or null. */
export const pageIn = (parameters: URLSearchParams): SectionedPage | null =>
  SECTIONED_PAGES.find((page) => page === parameters.get('page_key')) ?? null;

const nameOf = ({ title }: Section) => title;

const pages: Record<SectionedPage, string> = {
  'sector-home': 'Homes',
  'sector-office': 'Offices',
  'sector-restaurants': 'Restaurants',
  'sector-school': 'Schools',
  'sector-showrooms': 'Showrooms',
  'sector-hotel': 'Hotels',
  'sector-hospital': 'Hospitals',
  'sector-gym': 'Gyms',
  'information-chiller': 'Chillers',
  'information-split': 'Split ACs',
  'information-dehumidifier': 'Dehumidifiers',
  'information-cold_room': 'Cold rooms',
  'information-rooftop_package': 'Rooftop packages',
  'information-filter': 'Air filters',
  'wind-free': 'Wind-Free',
  'brand-samsung': 'Samsung',
  'brand-haier': 'Haier',
  'brand-ebara': 'EBARA',
  about: 'About Us',
  privacy: 'Privacy',
  home: 'Home page',
  service: 'Service',
};

const parts: Record<SectionPart, string> = {
  banner: 'Head of the page',
  search: 'Search engines',
  mode: 'Cooling mode',
  intro: 'Introduction',
  list: 'List',
  block: 'Section',
  figure: 'Figure',
  design: 'Design values',
  fit: 'Unit that fits',
  retrofit: 'Retrofit',
  consultancy: 'Consultation',
  needs: 'Details for a quotation',
  question: 'Question',
  contact: 'Contact person',
  service: 'After-sales service',
  step: 'Step',
  event: 'Date in the history',
  person: 'Person',
  certificate: 'Certificate',
  equipment: 'Product category',
  solution: 'Solution',
  scale: 'Capacity scale',
  industries: 'Industries',
  comparison: 'Compared units',
  featured: 'Featured products',
  projects: 'Latest projects',
  brands: 'Brands',
  brand: 'Brand',
  price: 'Price',
  warranty: 'Warranty',
  plan: 'Maintenance plan',
  spare_parts: 'Spare parts',
  closing: 'Closing call',
  note: 'Note',
};

const texts = {
  listTitle: 'Page Texts',
  page: 'Page',
  allPages: 'All',
  onSite: 'Open on the site',
  search: { label: 'Search page texts', hint: 'Title, text' },
  values: {
    page_key: pages,
    part: parts,
    kind: CATEGORY_KIND_LABELS,
    status: { active: 'Shown', inactive: 'Hidden' },
  },
  tones: { status: { active: 'ok', inactive: 'warn' } },
  bulk: { active: 'Show', inactive: 'Hide' },
  noPicture: 'No Image',
  loading: 'Loading page texts...',
  loadFailed: 'Failed to fetch the page texts',
  empty: { all: 'There are no page texts yet.', narrowed: 'No page text matches this search.' },
  gone: 'There is no section at this address.',
  addTitle: 'Add Section',
  editTitle: (title: string) => `Edit ${title}`,
  image: 'Image',
  details: 'Details',
  detailsNote: 'Changes appear on the site at once.',
  labelHint: 'Above the title, the value of a figure, a year, or the initials of a person',
  placeholderHint:
    'The site fills in {company} (home page, brands, About Us), {office_city} and {warehouse_city} (home page, About Us), {office_area} (home page), figures of the room calculator such as {bedroom_120} (home page, sector pages, category information and posts), and {keep_address_days}, {keep_application_days} and {keep_quarantine_days} (Privacy).',
  kindHint: 'Decides which part of the drawing a section shows',
  linkHint: 'An address of the site, such as /products/split-ac',
  add: 'Add Section',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Section added.',
  saved: 'Section saved.',
  addFailed: 'Failed to add the section. Please try again.',
  saveFailed: 'Failed to save the section. Please try again.',
  conflict: (by: string) => `${by} has changed this section`,
  removal: {
    title: 'Delete section',
    question: 'Are you sure you want to delete this section?',
    note: 'It is removed from the site at once and stays in the trash for 30 days.',
    confirm: 'Delete',
    failed: 'Failed to delete',
  },
} as const;

/** Settings of the screens for sections of pages. */
export const sections = {
  declared: sectionRecord,
  paths: paths.sections,
  nameOf,
  texts,
  records: recordQueries<Section>({
    declared: sectionRecord,
    routes: tsr.sections,
    nameOf,
    texts,
  }),
} as const;
