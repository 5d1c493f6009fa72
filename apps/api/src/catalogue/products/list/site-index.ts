import {
  CATEGORY_WORDS,
  PUBLIC_VRF_PROJECT_STATUSES,
  SEARCH_PAGES,
  type Suggestions,
} from '@shishir/contract';
import { foldBangla } from '@shishir/format';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { CategoryIndex, KnownCategory } from '../../categories/category-index';
import { Texts } from '../../../platform/translations/texts';
import { PostEntity } from '../../../content/posts/post.entity';
import { SectionEntity } from '../../../content/sections/section.entity';
import { VrfProjectEntity } from '../../../content/vrf-project/vrf-project.entity';

/** Maximum number of newest posts and of projects that the site search covers. */
const MOST_ROWS = 500;

/** A search result other than a product. */
export interface SiteEntry {
  kind: Suggestions['pages'][number]['kind'] | 'category';
  title: string;
  /** Approved title in Bangla. */
  bangla: string | undefined;
  path: string;
  category?: KnownCategory;
  /** Folded, with a space before each word. */
  head: string;
  text: string;
}

const spaced = (text: string) => ` ${foldBangla(text).replace(/[^\p{L}\p{M}\d.]+/gu, ' ')} `;

function entry(
  kind: SiteEntry['kind'],
  title: string,
  path: string,
  words: string,
  bangla?: string,
  category?: KnownCategory,
): SiteEntry {
  const head = spaced(title) + spaced(bangla ?? '');
  const text = head + spaced(words);
  return { kind, title, bangla, path, head, text, ...(category && { category }) };
}

/**
 * Returns the site at one revision: categories, pages, questions, posts and projects, in the order of equal results.
 */
export async function siteEntries(
  manager: EntityManager,
  categories: CategoryIndex,
): Promise<SiteEntry[]> {
  const open = categories.all.filter(({ status }) => status === 'active');
  const posts = await manager.find(PostEntity, {
    select: { id: true, title: true, excerpt: true, category: true },
    where: { status: 'published' },
    order: { published_at: 'DESC', id: 'DESC' },
    take: MOST_ROWS,
  });
  const projects = await manager.find(VrfProjectEntity, {
    select: { id: true, project_name: true, location: true, brand: true },
    where: { status: In([...PUBLIC_VRF_PROJECT_STATUSES]), publish_at: IsNull() },
    order: { id: 'DESC' },
    take: MOST_ROWS,
  });
  const questions = await manager.find(SectionEntity, {
    select: { id: true, title: true, page_key: true },
    where: { part: 'question', status: 'active' },
    order: { position: 'ASC', id: 'ASC' },
    take: MOST_ROWS,
  });
  const texts = await Texts.load(
    manager,
    { locale: 'bn' },
    {
      post: posts.map(({ id }) => id),
      'vrf-project': projects.map(({ id }) => id),
      section: questions.map(({ id }) => id),
    },
  );
  return [
    ...open.map((category) => {
      const { title, slug, aliases, kind } = category;
      const words = [slug, ...aliases, CATEGORY_WORDS[kind] ?? ''].join(' ');
      const bangla = category.bangla ?? undefined;
      return entry('category', title, `/products/${slug}`, words, bangla, category);
    }),
    ...SEARCH_PAGES.map(({ title, bangla, path, words }) =>
      entry('page', title, path, words, bangla),
    ),
    ...open.flatMap(({ kind, slug }) =>
      questions
        .filter(({ page_key }) => page_key === `information-${kind}`)
        .map(({ id, title }) =>
          entry('question', title, `/products/${slug}`, '', texts.get('section', id, 'title')),
        ),
    ),
    ...posts.map(({ id, title, excerpt, category }) =>
      entry(
        'post',
        title,
        `/blog/${id}`,
        `${excerpt} ${category} ${texts.get('post', id, 'excerpt') ?? ''}`,
        texts.get('post', id, 'title'),
      ),
    ),
    ...projects.map(({ id, project_name, location, brand }) =>
      entry(
        'project',
        project_name,
        '/our-projects',
        `${location ?? ''} ${brand ?? ''} ${texts.get('vrf-project', id, 'location') ?? ''}`,
        texts.get('vrf-project', id, 'project_name'),
      ),
    ),
  ];
}

/**
 * Returns the entries that match most of the words, titles before texts. Each word is a list of spellings, any of which
 * may match, also as the beginning of a longer word.
 */
export function matching(entries: SiteEntry[], words: string[][]): SiteEntry[] {
  const scored = entries.map((one) => {
    const has = (text: string, word: string) => text.includes(` ${word}`);
    const matched = words.filter((spellings) => spellings.some((word) => has(one.text, word)));
    // The first spelling is the word itself.
    const rank = matched.filter(([word]) => has(one.head, word!)).length * 2;
    const inTitle = matched.filter((spellings) => spellings.some((word) => has(one.head, word)));
    return { one, matched: matched.length, rank: rank + inTitle.length };
  });
  const most = Math.max(0, ...scored.map(({ matched }) => matched));
  if (most === 0) return [];
  return scored
    .filter(({ matched }) => matched === most)
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}

/** Words of which a wrong letter is corrected; models contain digits and are never corrected. */
const CORRECTED = /^[\p{L}\p{M}]{4,}$/u;

/** Returns the known word that differs from a typed one in one letter: replaced, missing, added, or two swapped. */
export function corrected(typed: string, known: Iterable<string>): string | null {
  if (!CORRECTED.test(typed)) return null;
  for (const word of known) if (isNear(typed, word)) return word;
  return null;
}

function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** Returns the words of texts, for corrections. */
export function wordsOf(texts: string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      spaced(text)
        .split(' ')
        .filter((word) => CORRECTED.test(word)),
    ),
  );
}
