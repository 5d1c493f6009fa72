import { type LocaleQuery, type Post, totalOf } from '@shishir/contract';
import { LOCALE } from '@shishir/format';
import { inItsLanguage } from '../../platform/locale/in-its-language';
import { withSitePaths } from '../../platform/locale/site-path';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { markdown, type MarkdownText } from '@shishir/markdown';
import { fillIn } from '../sections/fill-in';
import { roomPlaceholders } from '../room-figures/room-figures.server';
import type { PostSummary } from './post-card';

/** Posts per page of the blog: the newest as large as four others, then two rows and a half. */
const PAGE_SIZE = 9;
const RELATED = 4;
/** Number of newest posts from which related posts are chosen. */
const CANDIDATES = 50;

export interface BlogPage {
  posts: PostSummary[];
  page: number;
  pages: number;
}

/** Loads one page of the blog; null if it does not exist. */
export async function loadBlogPage(api: ApiClient, given: string | null): Promise<BlogPage | null> {
  const page = given === null ? 1 : /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 0;
  if (page === 0) return null;
  const response = await loadResponse(api.posts.list({ query: { page, pageSize: PAGE_SIZE } }));
  const rows = response?.body.data ?? [];
  if (rows.length === 0 && page > 1) return null;
  const total = response ? totalOf(response.headers) : 0;
  return { posts: rows.map(summaryOf), page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

export interface BlogPost extends PostSummary {
  text: MarkdownText;
  updated_at: string;
}

/**
 * Loads a post with its text as HTML, figures of rooms filled in, four others, and whether its text is translated; null
 * if no post has this id.
 */
export async function loadPost(
  api: ApiClient,
  id: string,
): Promise<{ post: BlogPost; related: PostSummary[]; translated: boolean } | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const read = (query: LocaleQuery) =>
    loadResponse(api.posts.get({ params: { id: Number(id) }, query }));
  const [found, inBangla, others, placeholders] = await Promise.all([
    read({}),
    // The English page names the one in Bangla to search engines.
    LOCALE === 'en' ? read({ locale: 'bn' }) : null,
    loadResponse(api.posts.list({ query: { page: 1, pageSize: CANDIDATES } })),
    roomPlaceholders(api),
  ]);
  // Staff can read drafts too, but a page that visitors share never shows one.
  if (found?.body.data.status !== 'published') return null;
  const post = found.body.data;
  const { untranslated = [] } = (inBangla ?? found).body.data;
  return {
    post: {
      ...summaryOf(post),
      text: localText(markdown(fillIn(post.body ?? '', placeholders)), post),
      updated_at: post.updated_at,
    },
    related: relatedTo(post, others?.body.data ?? []).map(summaryOf),
    translated: !untranslated.includes('body'),
  };
}

/** Sorts posts of the same topic first, then by date. */
function relatedTo(post: Post, posts: Post[]): Post[] {
  const others = posts.filter(({ id, status }) => id !== post.id && status === 'published');
  const isSame = ({ category }: Post) => category === post.category;
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, RELATED);
}

const summaryOf = (post: Post): PostSummary => ({
  id: post.id,
  title: post.title,
  excerpt: post.excerpt,
  author: post.author,
  category: post.category,
  published_at: post.published_at,
  read_time: post.read_time,
  picture: post.picture,
});

const localText = (text: MarkdownText, post: Post): MarkdownText => ({
  ...text,
  html: inItsLanguage(withSitePaths(text.html), post, 'body'),
});
