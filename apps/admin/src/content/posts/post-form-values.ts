import { CreatePost, type Post, UpdatePost } from '@shishir/contract';
import { formatWeekdayTime, readTimeOf } from '@shishir/format';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import type { PictureChoice } from '../../platform/ui/media/library-picture';
import { pictureChoice } from '../../platform/ui/media/picture-choice';
import {
  ownValues,
  pictureConflict,
  textConflicts,
} from '../../platform/ui/record/record-conflicts';
import { viewOf } from './post-view';
import { postFormTexts as texts } from './posts.texts';

/** Choices for staff: a draft with a date is 'scheduled'. */
export type Publishing = 'draft' | 'scheduled' | 'published' | 'archived';

/** Fields that are sent as text, in the order of the form. */
const TEXTS = ['title', 'body', 'excerpt', 'author', 'category', 'read_time', 'image_alt'] as const;
const FIELDS = [...TEXTS, 'publishing', 'publish_at'] as const;

/** Post as form values. */
export interface PostFormValues extends Record<(typeof TEXTS)[number], string> {
  publishing: Publishing;
  /** ISO text in UTC, or '' if empty. */
  publish_at: string;
  image: PictureChoice | null;
}
type Field = keyof PostFormValues;

export const toFormValues = (post: Post | null, author = ''): PostFormValues => ({
  title: post?.title ?? '',
  body: post?.body ?? '',
  excerpt: post?.excerpt ?? '',
  author: post?.author ?? author,
  category: post?.category ?? '',
  // A computed read time follows the text, so the field stays empty.
  read_time: post && post.read_time !== readTimeOf(post.body ?? '') ? String(post.read_time) : '',
  image_alt: post?.picture.alt ?? '',
  publishing: post ? viewOf(post) : 'draft',
  publish_at: post?.publish_at ?? '',
  image: null,
});

/** Request body: texts, and the picture as a file. */
export type PostBody = Partial<
  Record<(typeof TEXTS)[number] | 'status' | 'publish_at' | 'version', string>
> & { image?: PictureChoice };

/** Sent instead of a missing date; every schema rejects it. */
const NO_DATE = '-';

/** A scheduled date must be in the future, by the clock of this device. */
const publish_at = CreatePost.shape.publish_at.refine(
  (moment) => !moment || Date.parse(moment) > Date.now(),
  texts.datePast,
);

export const CreatePostForm = CreatePost.extend({
  publish_at,
  image: pictureChoice(texts.imageMissing),
});
export const UpdatePostForm = UpdatePost.extend({
  publish_at,
  image: pictureChoice().optional(),
});

/** Converts a choice to the columns of the API. */
const stateOf = ({ publishing, publish_at }: PostFormValues) => ({
  status: publishing === 'scheduled' ? 'draft' : publishing,
  publish_at: publishing === 'scheduled' ? publish_at || NO_DATE : '',
});

/** Returns all fields of a new post, or the differences of a changed one; null without differences. */
export function toBody(values: PostFormValues, saved: Post | null): PostBody | null {
  const { image } = values;
  const before = toFormValues(saved);
  const state = stateOf(values);
  const was = stateOf(before);
  const body: PostBody = Object.fromEntries(
    TEXTS.filter((name) => saved === null || values[name] !== before[name]).map((name) => [
      name,
      values[name],
    ]),
  );
  if (!saved || state.status !== was.status) body.status = state.status;
  // Publishing immediately clears the date on the server.
  if (state.publish_at !== was.publish_at && state.status === 'draft') {
    body.publish_at = state.publish_at;
  }
  if (image) body.image = image;
  if (saved && Object.keys(body).length === 0) return null;
  return saved ? { ...body, version: String(saved.version) } : body;
}

/** Returns the differences between this form and the post saved by another editor. */
export function postConflicts(mine: PostFormValues, current: Post): FieldConflict<Field>[] {
  const { labels } = texts;
  const textOf = (name: Field, value: string) => {
    if (name === 'publishing') return texts.publishing[value as Publishing].label;
    return name === 'publish_at' && value ? formatWeekdayTime(value) : value;
  };
  return [
    ...pictureConflict(labels.image, mine.image, true),
    ...textConflicts(FIELDS, mine, toFormValues(current), { labels, textOf }),
  ];
}

/** Merges two forms. */
export const mergedPost = (
  mine: PostFormValues,
  current: Post,
  sides: Sides<Field>,
): PostFormValues => ({
  ...toFormValues(current),
  ...ownValues([...FIELDS, 'image'], mine, sides),
});
