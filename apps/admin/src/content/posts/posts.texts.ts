import type { Post, PostQuery } from '@shishir/contract';
import { dhakaParts } from '@shishir/format';

type View = NonNullable<PostQuery['status']>;

export const postTexts = {
  listTitle: 'Posts',
  count: (total: number) => (total === 1 ? '1 post' : `${total} posts`),
  several: 'posts',
  columns: {
    sl: '#',
    image: 'Image',
    title: 'Title',
    author: 'Author',
    category: 'Category',
    status: 'Status',
    date: 'Date',
    updated_at: 'Last change',
    action: 'Actions',
  },
  search: { label: 'Search posts', hint: 'Title, text, author' },
  views: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    archived: 'Archived',
  } satisfies Record<View, string>,
  loading: 'Loading posts...',
  loadFailed: 'Failed to fetch posts',
  empty: { all: 'No posts yet.', narrowed: 'No posts match.' },
  gone: 'There is no post at this address.',
  bulk: {
    published: 'Publish',
    draft: 'Make a draft',
    archived: 'Archive',
  } satisfies Record<Post['status'], string>,
} as const;

export const postFormTexts = {
  addTitle: 'Add post',
  editTitle: () => 'Edit post',
  form: (title: string) => `Edit ${title}`,
  labels: {
    title: 'Post title',
    body: 'Text in Markdown',
    excerpt: 'Excerpt',
    author: 'Author',
    category: 'Category',
    read_time: 'Read time in minutes',
    publishing: 'Publishing',
    publish_at: 'Publishing date and time',
    image: 'Picture',
    image_alt: 'Alternative text',
    address: 'Address',
  },
  titleHint: 'Title',
  publishing: {
    draft: { label: 'Draft', note: 'Staff only' },
    scheduled: { label: 'Scheduled', note: 'Publishes automatically, Dhaka time' },
    published: { label: 'Published', note: 'On the site immediately' },
    archived: { label: 'Archived', note: 'Off the site, kept for reference' },
  },
  picture: {
    note: 'For the card and the top of the post, 4:3',
    choose: 'Choose',
    none: 'JPEG, PNG, WebP or AVIF, max. 5 MB.',
    saved: 'Saved picture',
    altHint: 'Describes the picture for people who can’t see it',
  },
  card: 'On the card',
  preview: 'Card on the site',
  readTimeHint: (minutes: number) => `Leave empty to calculate (${minutes} min)`,
  categoryHint: 'Posts are grouped by category',
  excerptHint: (length: number) =>
    `${length} of ${EXCERPT_LENGTH} characters, three lines on the card`,
  minutes: (minutes: number) => `${minutes} min read`,
  noTitle: 'Post title',
  onSite: 'View on the site',
  imageMissing: 'Image is required',
  datePast: 'Choose a date and time in the future',
  bar: {
    draft: 'Draft, staff only',
    published: 'Goes live immediately',
    live: (when: string) => `Live since ${when}`,
    scheduled: (when: string) => `Goes live on ${when}`,
    noDate: 'No date yet',
    archived: 'Not on the site',
  },
  save: { draft: 'Save draft', scheduled: 'Schedule', published: 'Publish', archived: 'Save' },
  saveChanges: 'Save changes',
  submitting: 'Saving...',
  saved: {
    draft: 'Draft saved.',
    scheduled: 'Post scheduled.',
    published: 'Post published.',
    archived: 'Post saved.',
  },
  failed: 'Failed to save the post. Please try again.',
  nothing: { title: 'No changes', description: 'No fields were modified.' },
  autosave: {
    draft: (time: string) => `Saved as draft at ${time}`,
    saving: 'Saving the draft...',
    failed: 'We couldn’t save the draft automatically.',
  },
  conflict: (by: string) => `${by} changed this post`,
} as const;

export const EXCERPT_LENGTH = 160;

export const postRemovalTexts = {
  title: 'Confirm Delete',
  question: 'Are you sure you want to delete this?',
  note: 'It comes off the site immediately and stays in the trash for 30 days.',
  confirm: 'Delete',
  failed: 'Failed to delete the post',
} as const;

/** Returns the view of a post: drafts with a date are scheduled. */
export const viewOf = ({ status, publish_at }: Pick<Post, 'status' | 'publish_at'>): View =>
  status === 'draft' && publish_at ? 'scheduled' : status;

const two = (value: number) => String(value).padStart(2, '0');
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Formats a time in Dhaka, such as '10:18'. */
export function clockOf(moment: string | Date): string {
  const { hour, minute } = dhakaParts(moment);
  return `${two(hour)}:${two(minute)}`;
}

/** Formats a day in Dhaka, such as 'Tue 24/11/2026'. */
export function dayOf(moment: string | Date): string {
  const { day, month, year, weekday } = dhakaParts(moment);
  return `${DAYS[weekday]} ${two(day)}/${two(month + 1)}/${year}`;
}

export const dateTimeOf = (moment: string | Date) => `${dayOf(moment)}, ${clockOf(moment)}`;
