import type { Post, PostQuery } from '@shishir/contract';

export type PostView = NonNullable<PostQuery['status']>;

/** Length of an excerpt that fits into the card on the site. */
export const EXCERPT_LENGTH = 160;

/** Returns the view of a post: drafts with a date are scheduled. */
export const viewOf = ({ status, publish_at }: Pick<Post, 'status' | 'publish_at'>): PostView =>
  status === 'draft' && publish_at ? 'scheduled' : status;
