import { data, Link } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { ClosingCall } from '../../platform/ui/closing-call';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { FailedPage } from '../../platform/ui/failed-state';
import { Icon } from '../../platform/ui/icon';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import type { Route } from './+types/blog.route';
import { loadBlogPage } from './blog-posts.server';
import { blogTexts as texts } from './blog.texts';
import { PostCard } from './post-card';
import { postData, sharedPicture } from './structured-data';
import styles from './posts.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const blog = await loadBlogPage(apiOf(context).api, url.searchParams.get('page'));
  return data({ blog, publicUrl: siteOf(context).publicUrl }, { status: blog ? 200 : 404 });
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

/** Address of a page of the blog; the first page has no number. */
const addressOf = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: siteName }, { name: 'robots', content: 'noindex' }];
  const { blog, publicUrl } = loaderData;
  const { posts, page, pages } = blog ?? { posts: [], page: 1, pages: 1 };
  return pageMeta({
    title: page > 1 ? texts.pageTitle(page) : texts.title,
    description: texts.description,
    path: addressOf(page),
    publicUrl,
    siteName,
    image: posts[0] && sharedPicture(posts[0]),
    robots: blog ? undefined : 'noindex',
    prev: page > 1 ? addressOf(page - 1) : undefined,
    next: page < pages ? addressOf(page + 1) : undefined,
    jsonLd: {
      '@type': 'Blog',
      name: texts.title,
      url: `${publicUrl}/blog`,
      blogPost: posts.map((post) => postData(post, publicUrl)),
    },
  });
}

export default function BlogPage({ loaderData: { blog } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        here={texts.blog}
        title={texts.title}
        text={texts.lead}
      />
      {blog && blog.posts.length > 0 ? <Posts {...blog} /> : <NoPosts isMissing={!blog} />}
      <ClosingCall {...texts.call}>
        <Link className="button button--go" to="/tools/room-size">
          {texts.call.action} <Icon name="arrow" />
        </Link>
        <Link className="button button--line" to="/contact-us">
          {texts.askEngineer}
        </Link>
      </ClosingCall>
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: ['page'] } };

type BlogProps = NonNullable<Route.ComponentProps['loaderData']['blog']>;

/** The newest post fills the first row. */
function Posts({ posts, page, pages }: BlogProps) {
  return (
    <div className={`wrap ${styles.blog}`}>
      <div className={styles.list}>
        {posts.map((post, place) => (
          <PostCard
            key={post.id}
            post={post}
            place={place}
            heading="h2"
            lead={page === 1 && place === 0}
            eager={place === 0}
          />
        ))}
      </div>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={texts.pages.label}>
          {page > 1 && (
            <Link className="link link--back" to={addressOf(page - 1)} rel="prev">
              <Icon name="leave" /> {texts.pages.newer}
            </Link>
          )}
          {page < pages && (
            <Link className="link" to={addressOf(page + 1)} rel="next">
              {texts.pages.older} <Icon name="arrow" />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

function NoPosts({ isMissing }: { isMissing: boolean }) {
  return (
    <StatePage>
      <EmptyState
        heading={isMissing ? texts.missingPage.title : texts.empty.title}
        text={isMissing ? texts.missingPage.text : texts.empty.text}
      >
        {isMissing ? (
          <Link className="button button--main" to="/blog">
            {texts.missingPage.newest}
          </Link>
        ) : (
          <Link className="button button--main" to="/contact-us">
            {texts.askEngineer}
          </Link>
        )}
      </EmptyState>
    </StatePage>
  );
}
