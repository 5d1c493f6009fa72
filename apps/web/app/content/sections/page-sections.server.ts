import type { Section, SectionedPage, SectionPart } from '@shishir/contract';
import { inDigits } from '@shishir/format';
import { markdown } from '@shishir/markdown';
import { inItsLanguage } from '../../platform/locale/in-its-language';
import { withSitePaths } from '../../platform/locale/site-path';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { uiTexts } from '../../platform/ui/ui.texts';
import { fillIn, type PlaceholderValues } from './fill-in';

/** A section with its text as HTML; '' if it has none. */
export interface PageSection extends Omit<Section, 'status' | 'position'> {
  html: string;
}

/** Sections of one page, in their order. */
export interface PageSections {
  all: (part: SectionPart) => PageSection[];
  /** Returns the first section of a part; null if the page has none. */
  first: (part: SectionPart) => PageSection | null;
  /** All sections, for parts that belong to the one before them. */
  rows: PageSection[];
}

/** Loads the sections of a page and fills in the placeholders of their texts. Throws a 503 if that fails. */
export async function loadSections(
  api: ApiClient,
  page_key: SectionedPage,
  placeholders: PlaceholderValues | Promise<PlaceholderValues> = {},
): Promise<PageSections> {
  const [response, values] = await Promise.all([
    loadResponse(api.sections.list({ query: { page_key } })),
    placeholders,
  ]);
  const fill = (text: string | null) => text && fillIn(text, values);
  const rows = (response?.body.data ?? []).map((section) => {
    const text = fill(section.text);
    return {
      ...section,
      title: fillIn(section.title, values),
      label: fill(section.label),
      link_text: fill(section.link_text),
      text,
      html: inItsLanguage(sectionHtml(text ?? ''), section, 'text'),
    };
  });
  const all = (part: SectionPart) => rows.filter((row) => row.part === part);
  return { rows, all, first: (part) => all(part)[0] ?? null };
}

/** Renders Markdown, with marks such as `[1]` as links to the notes of the page. */
export const sectionHtml = (text: string): string =>
  withSitePaths(markdown(text, { level: 3, ids: false }).html).replace(
    /\[(\d+)\]/g,
    (_, number: string) =>
      `<sup class="note-mark"><a href="#note-${number}" aria-label="${uiTexts.notes.mark(Number(number))}">${inDigits(number)}</a></sup>`,
  );

/** Returns the entries of a text that consists of a list. */
export const itemsOf = ({ text }: Pick<PageSection, 'text'>): string[] =>
  (text ?? '').split('\n').flatMap((line) => line.replace(/^\s*[-*]\s+/, '').trim() || []);
