import type { Post } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import type { CSSProperties } from 'react';
import { languageOf } from '../../platform/locale/language-of';
import { Icon } from '../../platform/ui/icon';
import { Picture } from '../../platform/ui/picture';
import { Badge } from '../../platform/ui/badge';
import { Card, CardLink } from '../../platform/ui/card';
import { blogTexts as texts } from './blog.texts';
import styles from './posts.module.css';

/** Fields of a post that a card shows. */
export type PostSummary = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'author' | 'category' | 'published_at' | 'read_time' | 'picture'
>;

interface PostCardProps {
  post: PostSummary;
  /** Position in the grid, from 0: the cards appear in this order. */
  place: number;
  /** One level below the heading of its section. */
  heading: 'h2' | 'h3';
  /** True for the newest post, which fills a row. */
  lead?: boolean;
  /** True if it is visible before scrolling. */
  eager?: boolean;
}

const SIZES = '(max-width: 560px) 112px, (max-width: 1180px) 50vw, 300px';
const LEAD_SIZES = '(max-width: 560px) 100vw, (max-width: 1320px) 56vw, 700px';

/** A post of the blog as a card. */
export function PostCard({ post, place, heading: Heading, lead, eager }: PostCardProps) {
  const { id, title, excerpt, author, category, published_at, read_time, picture } = post;
  return (
    <Card
      className={lead ? `${styles.card} ${styles.leadCard}` : styles.card}
      plain
      phoneRow={!lead}
      style={{ '--place': place } as CSSProperties}
    >
      {/* The title describes the post; its picture is decoration. */}
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes={lead ? LEAD_SIZES : SIZES}
        maxWidth={lead ? undefined : 640}
        eager={eager}
      />
      <p className={styles.meta}>
        <Badge>{category}</Badge>
        <time dateTime={published_at}>{formatDate(published_at)}</time>
      </p>
      <Heading lang={languageOf(title)}>{title}</Heading>
      <p className={styles.excerpt} lang={languageOf(excerpt)}>
        {excerpt}
      </p>
      <small className={styles.cardEnd}>
        <span>
          {author} · {texts.readTime(read_time)}
        </span>
        <CardLink className="link" to={`/blog/${id}`} aria-label={texts.readMoreOf(title)}>
          {texts.readMore} <Icon name="arrow" />
        </CardLink>
      </small>
    </Card>
  );
}
