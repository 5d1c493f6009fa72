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
import { PostCard } from './post-card';
import { postData, sharedPicture } from './structured-data';
import styles from './posts.module.css';

const TITLE = 'Samsung AC Blog';

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
    title: page > 1 ? `${TITLE}, page ${page}` : TITLE,
    description:
      'How air conditioning works in Bangladesh, what it costs and how to choose it: articles by our engineers, with tables and worked examples.',
    path: addressOf(page),
    publicUrl,
    siteName,
    image: posts[0] && sharedPicture(posts[0]),
    robots: blog ? undefined : 'noindex',
    prev: page > 1 ? addressOf(page - 1) : undefined,
    next: page < pages ? addressOf(page + 1) : undefined,
    jsonLd: {
      '@type': 'Blog',
      name: TITLE,
      url: `${publicUrl}/blog`,
      blogPost: posts.map((post) => postData(post, publicUrl)),
    },
  });
}

export default function BlogPage({ loaderData: { blog } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        crumbs={[{ title: 'Home', path: '/' }]}
        here="Blog"
        title={TITLE}
        text="How air conditioning works, what it costs and how to choose it. Written by our engineers."
      />
      {blog && blog.posts.length > 0 ? <Posts {...blog} /> : <NoPosts isMissing={!blog} />}
      <ClosingCall
        title="Tell us about the room. We tell you the size and the price."
        text="Send the floor area, the ceiling height and what the room is used for. An engineer answers with a capacity and a price."
        action="Get a quotation"
      />
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: ['page'] } };

type BlogProps = NonNullable<Route.ComponentProps['loaderData']['blog']>;

/** The newest post is as large as four others. */
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
        <nav className={styles.pages} aria-label="Pages of the blog">
          {page > 1 && (
            <Link className="link link--back" to={addressOf(page - 1)} rel="prev">
              <Icon name="leave" /> Newer posts
            </Link>
          )}
          {page < pages && (
            <Link className="link" to={addressOf(page + 1)} rel="next">
              Older posts <Icon name="arrow" />
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
        heading={isMissing ? 'There is no such page' : 'No articles yet'}
        text={
          isMissing
            ? 'The blog has fewer pages. The newest articles stand on the first one.'
            : 'Ask our engineers directly: they answer by phone and by email.'
        }
      >
        {isMissing ? (
          <Link className="button button--main" to="/blog">
            Newest articles
          </Link>
        ) : (
          <Link className="button button--main" to="/contact-us">
            Ask an engineer
          </Link>
        )}
      </EmptyState>
    </StatePage>
  );
}
