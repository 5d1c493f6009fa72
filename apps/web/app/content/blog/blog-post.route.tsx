import { languageOf } from '../../platform/locale/language-of';
import { Prose } from '../../platform/ui/prose';
import { formatDate } from '@shishir/format';
import { useEffect, useState } from 'react';
import { data, Link } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { Avatar } from '../../platform/ui/avatar';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { ClosingCall } from '../../platform/ui/closing-call';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { FailedPage } from '../../platform/ui/failed-state';
import { Icon } from '../../platform/ui/icon';
import { Notes } from '../../platform/ui/notes';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { Picture } from '../../platform/ui/picture';
import { Badge } from '../../platform/ui/badge';
import { SectionHeader } from '../../platform/ui/section-header';
import type { Route } from './+types/blog-post.route';
import { type BlogPost, loadPost } from './blog-posts.server';
import { blogTexts as texts } from './blog.texts';
import { PostCard, type PostSummary } from './post-card';
import { postData, sharedPicture } from './structured-data';
import styles from './blog-post.module.css';
import postsStyles from './posts.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadPost(apiOf(context).api, params.id);
  const page = { found, id: params.id, publicUrl: siteOf(context).publicUrl };
  return data(page, { status: found ? 200 : 404 });
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: siteName }, { name: 'robots', content: 'noindex' }];
  const { found, id, publicUrl } = loaderData;
  const post = found?.post;
  return pageMeta({
    title: post?.title ?? texts.post.missing.title,
    description: post?.excerpt ?? texts.post.missing.description,
    path: `/blog/${encodeURIComponent(id)}`,
    translated: found?.translated,
    publicUrl,
    siteName,
    image: post && sharedPicture(post),
    robots: post ? undefined : 'noindex',
    jsonLd: post && postData(post, publicUrl),
  });
}

export default function BlogPostPage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <NoPost />;
  const { post, related } = found;
  return (
    <>
      <Post key={post.id} post={post} />
      {related.length > 0 && <Related posts={related} />}
      <ClosingCall {...texts.post.call} />
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

const CRUMBS = [
  { title: texts.home, path: '/' },
  { title: texts.blog, path: '/blog' },
];

function Post({ post }: { post: BlogPost }) {
  const { siteName } = useShell();
  const { title, excerpt, category, author, published_at, read_time, picture, text } = post;
  return (
    <article className={`wrap ${styles.post}`}>
      <header className={styles.header}>
        <Breadcrumb crumbs={[...CRUMBS, { title: category }]} />
        <h1 className="page-title" lang={languageOf(title)}>
          {title}
        </h1>
        <p className="lead" lang={languageOf(excerpt)}>
          {excerpt}
        </p>
        <p className={postsStyles.meta}>
          <Badge>{category}</Badge>
          <span>{author}</span>
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          <span>{texts.readTime(read_time)}</span>
        </p>
      </header>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 1320px) 100vw, 1240px"
        eager
      />
      <Contents sections={text.sections} />
      <div className={styles.text}>
        {/* Rendered by libs/markdown, which removes HTML from the source. */}
        <Prose html={text.html} />
        {text.notes.length > 0 && <Notes notes={text.notes} />}
        <div className={styles.author}>
          <Avatar name={author} src={null} named />
          <p>
            <b>{author}</b>
            <span className="quiet">{siteName}</span>
          </p>
          <Link className="link" to="/contact-us">
            {texts.post.askEngineers} <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </article>
  );
}

type Sections = BlogPost['text']['sections'];

/** List of contents: next to the text on wide screens, collapsed above it on others. */
function Contents({ sections }: { sections: Sections }) {
  const current = useCurrentSection(sections);
  if (sections.length < 2) return null;
  const list = (
    <ol className="rows">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label={texts.post.contents}>
      <details>
        <summary>
          {texts.post.contents} <Icon name="down" />
        </summary>
        {list}
      </details>
      <div className={styles.contentsBeside}>
        <p>{texts.post.contents}</p>
        {list}
      </div>
    </nav>
  );
}

/** Returns the section being read: the last one whose heading has passed the upper third of the window. */
function useCurrentSection(sections: Sections): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const update = () => {
      const line = window.innerHeight / 3;
      const isPassed = ({ id }: Sections[number]) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line;
      setCurrent(sections.findLast(isPassed)?.id ?? null);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [sections]);
  return current;
}

function Related({ posts }: { posts: PostSummary[] }) {
  return (
    <section className={`block ${styles.related}`}>
      <div className="wrap">
        <SectionHeader title={texts.post.related} link={{ to: '/blog', text: texts.post.all }} />
        <div className={postsStyles.list}>
          {posts.map((post, place) => (
            <PostCard key={post.id} post={post} place={place} heading="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}

function NoPost() {
  return (
    <StatePage>
      <EmptyState
        drawing="drop"
        heading={texts.post.missing.title}
        level="h1"
        text={texts.post.missing.text}
      >
        <Link className="button button--main" to="/blog">
          {texts.post.all}
        </Link>
        <Link className="link" to="/contact-us">
          {texts.askEngineer}
        </Link>
      </EmptyState>
    </StatePage>
  );
}
