import { z } from 'zod';
import { choice, longText, moment, text, whole } from '../platform/field-kinds';
import { orNothing, plainText } from '../platform/fields';
import { locale } from '../platform/locales';
import { wholeNumber } from '../platform/numbers';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { contentLabels as texts } from './content-labels.texts';

/** Visitors see published posts only. */
export const POST_STATUSES = ['draft', 'published', 'archived'] as const;

/** Filters for staff: 'scheduled' are drafts with a publish date, 'draft' those without. */
export const POST_VIEWS = ['draft', 'scheduled', 'published', 'archived'] as const;

export const postRecord = record(
  {
    title: {
      ...text(150),
      label: texts.labels.title,
      required: texts.errors.titleRequired,
      sort: true,
    },
    /** Shown on the card, in up to three lines. */
    excerpt: {
      ...longText(300),
      label: texts.labels.excerpt,
      required: texts.errors.excerptRequired,
    },
    /** Markdown. The limit makes a text in any script fit the column, whose size is in bytes. */
    body: {
      ...longText(16_000),
      label: texts.labels.text,
      required: texts.errors.textRequired,
      alone: true,
    },
    author: {
      ...text(100),
      label: texts.labels.author,
      required: texts.errors.authorRequired,
      sort: true,
    },
    /** Topic, such as 'Refrigerants'. */
    category: {
      ...text(60),
      label: texts.labels.category,
      required: texts.errors.categoryRequired,
      sort: true,
    },
    /**
     * Date of the post: the time of publication unless staff set another one. Visibility depends on the status alone.
     */
    published_at: { ...moment, label: texts.labels.date, hasDefault: true, sort: true },
    /** Minutes, calculated from the body unless staff set them. */
    read_time: { ...whole('minutes', 120, 1), label: texts.labels.readTime, hasDefault: true },
    status: {
      ...choice(POST_STATUSES, texts.errors.chooseStatus),
      label: texts.labels.status,
      hasDefault: true,
      sort: true,
      visible: ['published'],
      drafts: ['draft'],
    },
    /** Only for drafts: time at which the post is published automatically. */
    publish_at: { ...moment, label: texts.labels.publishOn, staff: true },
  },
  {
    subject: 'post',
    path: '/posts',
    one: 'post',
    many: 'posts',
    list: 'Posts of the blog without their bodies, newest first: published ones, for staff all',
    picture: 'required',
    sorted: '-published_at',
    views: POST_VIEWS,
    body: {
      /** Alternative text of the picture; defaults to the title. */
      image_alt: plainText(300),
      read_time: orNothing(wholeNumber({ label: texts.labels.readTime, min: 1, max: 120 })),
    },
    query: {
      category: z.string().trim().max(60).optional(),
      /** Only posts whose text visitors can read in this language. */
      readable_in: locale,
    },
  },
);
export const { Row: Post, Query: PostQuery, Create: CreatePost, Update: UpdatePost } = postRecord;
export type Post = z.infer<typeof Post>;
export type PostQuery = z.infer<typeof PostQuery>;
export type CreatePost = z.infer<typeof CreatePost>;
export type UpdatePost = z.infer<typeof UpdatePost>;

export const posts = recordRoutes(postRecord);
