import type { Suggestions } from '@shishir/contract';
import { counted } from '@shishir/format';

const quoted = (word: string) => `“${word}”`;

/** Texts of the search page and of the suggestions below the search field. */
export const searchTexts = {
  home: 'Home',
  title: 'Search',
  titleFor: (query: string) => `Results for “${query}”`,
  description: 'Search units by capacity, model or type.',
  form: {
    label: 'On this page',
    field: 'Search products',
    placeholder: 'Capacity, model or type of unit',
    search: 'Search',
    /** Before the examples, which are links to their results. */
    try: 'Try',
    examples: ['1.5 ton', '18,000 BTU', '5 kW', 'cassette', 'Wind-Free'],
  },
  vague: {
    title: 'Which type of unit?',
    text: (query: string) =>
      `“${query}” could be any of our units. Choose a family below, or search by capacity or model.`,
  },
  onlyPages: {
    title: 'No matching units',
    text: 'No unit matches all of these words. See the pages above, or choose a family below.',
  },
  notFound:
    'We found nothing for these words. Try a capacity such as 1.5 ton or 5 kW, or choose a family below.',
  wordsNotFound: (words: string[]) =>
    `We found nothing for ${words.map(quoted).join(' or ')}. Try a capacity such as 1.5 ton or 5 kW, or choose a family below.`,
  nearest: (asked: string, size: string, kw: string | null) =>
    `Nearest to ${asked}: ${size}${kw === null ? '' : `, ${kw} kW`}`,
  corrected: (typed: string, read: string) => `We searched for “${read}” instead of “${typed}”.`,
  leftOut: (words: string[]) => `Left out of this search: ${words.join(', ')}`,
  pages: {
    label: 'Pages',
    kinds: {
      page: 'Page',
      question: 'Question',
      post: 'Article',
      project: 'Project',
    } satisfies Record<Suggestions['pages'][number]['kind'], string>,
    models: (count: number) => counted(count, 'model'),
    /** A category without models in the catalogue. */
    toOrder: 'On enquiry',
  },
  brand: {
    text: (brand: string) =>
      `We supply ${brand} units to order. No unit in the catalogue matches this search.`,
    ask: (brand: string) => `Ask about ${brand} units`,
  },
  suggestions: {
    label: 'Suggestions',
    count: (count: number) => counted(count, 'suggestion'),
    modelWithSize: (model: string, size: string) => `${model}, ${size}`,
    all: 'See all results',
    allFor: (query: string) => `for “${query}”`,
  },
};
