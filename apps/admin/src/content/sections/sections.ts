import {
  type Section,
  SECTIONED_PAGES,
  type SectionedPage,
  sectionRecord,
} from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { sectionTexts } from './sections.texts';

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
const texts = { ...sectionTexts, tones: { status: { active: 'ok', inactive: 'warn' } } } as const;

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
