import '@testing-library/jest-dom';
import type { Post } from '@shishir/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub, type LoaderFunctionArgs, Outlet } from 'react-router';
import type { CallApi } from '../../platform/api/api-client';
import { noApi, openedPage, errorResponse } from '../../platform/api/testing';
import { company } from '../../platform/testing/shell.fixture';
import * as blog from './blog.route';
import * as blogPost from './blog-post.route';

const post = (id: number, own: Partial<Post> = {}): Post => ({
  id,
  title: `Article ${id}`,
  excerpt: `What article ${id} is about.`,
  author: 'Nusrat Rahman',
  category: id % 2 ? 'Energy' : 'Inverter',
  published_at: `2026-10-${String(id).padStart(2, '0')}T03:00:00.000Z`,
  read_time: 4,
  status: 'published',
  image: 'blog/filters/1280.webp',
  picture: { key: 'blog/filters', width: 1280, height: 960, blur: '', alt: 'Filters' },
  updated_at: '2026-11-01T00:00:00.000Z',
  ...own,
});

const BODY = `## Why it costs

A **first** text with a [link](/products) and <script>alert(1)</script>[^1].

## What to do

- One

[^1]: Maker's claim.`;

/** Twelve posts, newest first, as in the API's response. */
const posts = Array.from({ length: 12 }, (_, index) => post(12 - index));
const answering =
  (rows: Post[] = posts): CallApi =>
  ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const id = /\/posts\/(\d+)$/.exec(pathname)?.[1];
    if (id !== undefined) {
      const found = rows.find((row) => row.id === Number(id));
      const response = found
        ? Response.json({ data: { ...found, body: BODY } })
        : errorResponse(404, 'Post not found');
      return Promise.resolve(response);
    }
    const size = Number(searchParams.get('pageSize'));
    const from = (Number(searchParams.get('page')) - 1) * size;
    const headers = { 'x-total-count': String(rows.length) };
    return Promise.resolve(Response.json({ data: rows.slice(from, from + size) }, { headers }));
  };

/** Opens a page with the data of its loader. */
async function open(path: string, callApi: CallApi) {
  const load =
    (loader: (args: never) => Promise<unknown>) =>
    ({ params }: LoaderFunctionArgs) =>
      loader({ ...openedPage(path, callApi), params } as never);
  const shell = { company, siteName: company.name, publicUrl: 'http://site.example' };
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => shell,
      Component: Outlet,
      children: [
        {
          path: 'blog',
          loader: load(blog.loader),
          Component: blog.default as never,
          ErrorBoundary: blog.ErrorBoundary as never,
        },
        {
          path: 'blog/:id',
          loader: load(blogPost.loader),
          Component: blogPost.default as never,
          ErrorBoundary: blogPost.ErrorBoundary as never,
        },
      ],
    },
  ]);
  const { container } = render(<Stub initialEntries={[path]} />);
  await screen.findByRole('heading', { level: 1 });
  return container;
}

/** Tags in the head of a page. */
async function head(
  { loader, meta }: { loader: unknown; meta: unknown },
  path: string,
  params: Record<string, string> = {},
  callApi = answering(),
) {
  const load = loader as (args: object) => Promise<{ data: object; init: { status: number } }>;
  const { data, init } = await load({ ...openedPage(path, callApi), params });
  const matches = [{ id: 'shell', loaderData: { siteName: 'Cool Example' } }];
  const tags = (meta as (args: object) => object[])({ loaderData: data, matches });
  return { status: init.status, tags };
}

describe('the blog', () => {
  it('shows nine posts with their details, the newest one large', async () => {
    const container = await open('/blog', answering());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Samsung AC Blog$/);
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(9);
    expect(container.querySelectorAll('.leadCard')).toHaveLength(1);
    expect(cards[0]).toHaveClass('leadCard');
    const card = within(cards[1]!);
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('Article 11');
    expect(card.getByText('Energy')).toBeVisible();
    expect(card.getByText('11 Oct 2026')).toHaveAttribute('datetime', '2026-10-11T03:00:00.000Z');
    expect(card.getByText('Nusrat Rahman · 4 min read')).toBeVisible();
    expect(card.getByText('What article 11 is about.')).toHaveClass('excerpt');
    const link = card.getByRole('link', { name: 'Read More: Article 11' });
    expect(link).toHaveTextContent(/^Read More$/);
    expect(link).toHaveAttribute('href', '/blog/11');
    expect(cards[1]!.querySelector('img')).toHaveAttribute('src', '/storage/blog/filters/640.webp');
  });

  it('shows older posts on the second page, all of one size', async () => {
    await open('/blog', answering());
    const pages = within(screen.getByRole('navigation', { name: 'Blog pages' }));
    expect(pages.getByRole('link', { name: 'Older articles' })).toHaveAttribute(
      'href',
      '/blog?page=2',
    );
    expect(pages.queryByRole('link', { name: 'Newer articles' })).toBeNull();
  });

  it('has a last page, and a 404 for other pages', async () => {
    const container = await open('/blog?page=2', answering());
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(container.querySelector('.leadCard')).toBeNull();
    expect(screen.getByRole('link', { name: 'Newer articles' })).toHaveAttribute('href', '/blog');
    for (const path of ['/blog?page=3', '/blog?page=0', '/blog?page=x']) {
      const { status, tags } = await head(blog, path);
      expect([path, status]).toEqual([path, 404]);
      expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    }
  });

  it('shows a message without posts', async () => {
    await open('/blog', answering([]));
    expect(screen.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Ask an engineer' })) {
      expect(link).toHaveAttribute('href', '/contact-us');
    }
  });

  it('fails instead of looking empty if it cannot be loaded', async () => {
    await open('/blog', noApi);
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this page');
  });

  it('has a title, neighbours and structured data', async () => {
    const { status, tags } = await head(blog, '/blog');
    expect(status).toBe(200);
    expect(tags).toContainEqual({ title: 'Samsung AC Blog | Cool Example' });
    expect(JSON.stringify(tags)).toContain('"@type":"BlogPosting"');
    expect(tags).toContainEqual(
      expect.objectContaining({ rel: 'next', href: 'http://site.example/blog?page=2' }),
    );
  });
});

describe('a post', () => {
  it('shows its text with headings, contents and notes, without HTML of the source', async () => {
    const container = await open('/blog/12', answering());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Article 12');
    const crumbs = within(screen.getByRole('navigation', { name: 'breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    const header = within(container.querySelector('header')!);
    for (const text of ['What article 12 is about.', 'Nusrat Rahman', '4 min read']) {
      expect(header.getByText(text)).toBeVisible();
    }
    expect(header.getByText('12 Oct 2026')).toHaveAttribute('datetime');
    expect(screen.getByRole('heading', { name: 'Why it costs' })).toHaveAttribute(
      'id',
      'why-it-costs',
    );
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const both = ['#why-it-costs', '#what-to-do'];
    expect(links).toEqual([...both, ...both]);
    expect(container.querySelector('.prose script')).toBeNull();
    expect(container.querySelector('.prose')).toHaveTextContent('<script>alert(1)</script>');
    const notes = within(screen.getByRole('region', { name: 'Notes' }));
    expect(notes.getByText("Maker's claim.")).toHaveAttribute('id', 'note-1');
  });

  it('marks the section being read', async () => {
    await open('/blog/12', answering());
    const marked = () => screen.queryAllByRole('link', { current: true }).map((a) => a.textContent);
    const tops: Record<string, number> = { 'why-it-costs': 900, 'what-to-do': 1800 };
    const scrollBy = (distance: number) => {
      for (const [id, top] of Object.entries(tops)) {
        const rect = { top: top - distance } as DOMRect;
        jest.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue(rect);
      }
      fireEvent.scroll(window);
    };
    scrollBy(0);
    expect(marked()).toEqual([]);
    scrollBy(1000);
    expect(new Set(marked())).toEqual(new Set(['Why it costs']));
    scrollBy(2000);
    expect(new Set(marked())).toEqual(new Set(['What to do']));
  });

  it('links to four others, of its topic first, and to sales', async () => {
    await open('/blog/3', answering());
    const related = within(
      screen.getByRole('heading', { name: 'Related articles' }).closest('section')!,
    );
    const titles = related.getAllByRole('heading', { level: 3 }).map((row) => row.textContent);
    expect(titles).toEqual(['Article 11', 'Article 9', 'Article 7', 'Article 5']);
    expect(screen.getByRole('link', { name: 'Get a quotation' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });

  it('names its page in Bangla if its text is translated', async () => {
    const alternates = async (untranslated: string[]) => {
      const callApi: CallApi = async (request, visitor) => {
        const response = await answering()(request, visitor);
        if (!request.url.endsWith('/posts/3?locale=bn')) return response;
        const { data } = (await response.json()) as { data: Post };
        return Response.json({ data: { ...data, untranslated } });
      };
      const { tags } = await head(blogPost, '/blog/3', { id: '3' }, callApi);
      return tags.filter((tag) => 'hrefLang' in tag).map((tag) => 'href' in tag && tag.href);
    };
    const address = 'http://site.example/blog/3';
    expect(await alternates([])).toEqual([address, 'http://site.example/bn/blog/3', address]);
    expect(await alternates(['body'])).toEqual([]);
  });

  it.each(['99', 'x', '0', '1e3', '12345678901'])('is a 404 for the id %s', async (id) => {
    const { status, tags } = await head(blogPost, `/blog/${id}`, { id });
    expect(status).toBe(404);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('shows links to other pages if it does not exist', async () => {
    await open('/blog/99', answering());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Article not found');
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });

  it('has a title, a picture for sharing and structured data', async () => {
    const { status, tags } = await head(blogPost, '/blog/12', { id: '12' });
    expect(status).toBe(200);
    expect(tags).toContainEqual({ title: 'Article 12 | Cool Example' });
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'http://site.example/storage/blog/filters/1280.webp',
    });
    const data = tags.find((tag) => 'script:ld+json' in tag) as Record<string, object>;
    expect(data['script:ld+json']).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Article 12',
      datePublished: '2026-10-12T03:00:00.000Z',
      author: { '@type': 'Person', name: 'Nusrat Rahman' },
      publisher: { '@id': 'http://site.example/#company' },
      url: 'http://site.example/blog/12',
    });
  });
});
