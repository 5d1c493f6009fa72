import { z } from 'zod';
import type { Field, ValueOf } from './field-kinds';
import { type BodyShape, bodyShape, responseShape } from './field-schemas';
import { flag, moment } from './fields';
import { PageQuery, sortBy } from './lists';
import { LocaleQuery, untranslated } from './locales';
import { TextVersion } from './numbers';
import { MediaId, Picture } from './picture';

/*
 * A record is declared once, with its columns and options. The schemas and routes of the contract, the service and
 * controller of the API, and the list, form and view of the dashboard follow from the declaration.
 */

/** Column of the list in the dashboard. */
export interface RecordColumn {
  /** Header, if the label is too long. */
  header?: string;
  /** In px, 140 by default; the minimum width if `grow` is set. */
  width?: number;
  /** Share of the remaining width. */
  grow?: number;
  /** For numbers. */
  align?: 'right';
  /** Replaced by a line above the list if all rows have the same value. */
  fold?: true;
  /** Only in windows at least 1400 px wide. */
  wideOnly?: true;
  /** Not shown in the trash. */
  trash?: false;
}

export type RecordField = Field & {
  /** Visible to staff only. */
  staff?: true;
  /** Too long for lists: only in the response for a single record. */
  alone?: true;
  /** Lists can be sorted by it. */
  sort?: true;
  /** Shown as a column of the dashboard's list. */
  column?: true | RecordColumn;
  /** Values that are public; records with other values are hidden from visitors. */
  visible?: readonly (string | boolean)[];
  /** Values of drafts, which previews of a page show too. */
  drafts?: readonly (string | boolean)[];
};
export type RecordFields = Record<string, RecordField>;
type Shape = Record<string, z.ZodTypeAny>;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds nothing to a shape
export type None = {};

export interface RecordOptions {
  /** Name in the audit log, the history and the media library. */
  subject: string;
  /** Below `/api/v1`. */
  path: string;
  /** Singular and plural in messages and documentation, such as 'gallery item'. */
  one: string;
  many: string;
  /** Summary of the list: its contents and order. */
  list: string;
  /** Visitors do not see these records: all routes are for staff, and no page shows them. */
  staffOnly?: true;
  /** Address of the page that shows these records, which a preview opens; the home page by default. */
  page?: string;
  /** Records have a picture. */
  picture?: 'required' | 'optional';
  /** Staff can order the records for visitors. A new record is added first or last. */
  order?: 'first' | 'last';
  /** Default order of lists; `position` if omitted. */
  sorted?: string;
  /** Values for filters and counts, if they differ from the statuses. */
  views?: Choices;
  /** Additional columns of responses, and of bodies. */
  row?: Shape;
  body?: Shape;
  /** Additional parameters of the list. */
  query?: Shape;
}

export type Choices = readonly [string, ...string[]];
export type StatusChoices<F> = F extends { status: { choices: infer S extends Choices } }
  ? S
  : never;
export type CountedChoices<F, O> = O extends { views: infer S extends Choices }
  ? S
  : StatusChoices<F>;

type KeysWith<F, Setting> = { [C in keyof F]: F[C] extends Setting ? C : never }[keyof F];
type Hidden<F> = KeysWith<F, { staff: true } | { alone: true }>;

type PictureShape<O> = O extends { picture: 'required' }
  ? { image: z.ZodString; picture: typeof Picture }
  : O extends { picture: 'optional' }
    ? { image: z.ZodNullable<z.ZodString>; picture: z.ZodNullable<typeof Picture> }
    : None;
type More<O, Part extends 'row' | 'body' | 'query'> =
  O extends Record<Part, infer S extends Shape> ? S : None;

type RowShape<F extends RecordFields, O> = {
  id: z.ZodNumber;
  updated_at: typeof moment;
  version: z.ZodOptional<z.ZodNumber>;
  created_at: z.ZodOptional<typeof moment>;
  deleted_at: z.ZodOptional<z.ZodNullable<typeof moment>>;
  untranslated: typeof untranslated;
} & { -readonly [C in Exclude<keyof F, Hidden<F>>]: z.ZodType<ValueOf<F[C]>> } & {
  -readonly [C in Hidden<F>]: z.ZodOptional<z.ZodType<ValueOf<F[C]>>>;
} & (O extends { order: string } ? { position: z.ZodNumber } : None) &
  PictureShape<O> &
  More<O, 'row'>;

type PictureBody<O> = O extends { picture: string } ? { media_id: typeof MediaId } : None;
type Optional<S extends Shape> = { [C in keyof S]: z.ZodOptional<S[C]> };
type RequiredOf<F> = KeysWith<F, { required: string }>;

type CreateShape<F extends RecordFields, O> = Pick<BodyShape<F>, RequiredOf<F>> &
  Optional<Omit<BodyShape<F>, RequiredOf<F>>> &
  PictureBody<O> &
  Optional<More<O, 'body'>>;
type UpdateShape<F extends RecordFields, O> = Optional<BodyShape<F>> &
  PictureBody<O> &
  Optional<More<O, 'body'>> &
  (O extends { picture: 'optional' } ? { remove_image: z.ZodOptional<typeof flag> } : None) & {
    version: z.ZodOptional<typeof TextVersion>;
  };

type SortField<F, O> =
  | 'id'
  | 'updated_at'
  | 'deleted_at'
  | (KeysWith<F, { sort: true }> & string)
  | (O extends { order: string } ? 'position' : never);
type StatusShape<F, O> = F extends { status: { choices: Choices } }
  ? { status: z.ZodOptional<z.ZodType<CountedChoices<F, O>[number]>> }
  : None;
type QueryShape<F extends RecordFields, O> = (typeof PageQuery)['shape'] &
  (typeof LocaleQuery)['shape'] & {
    trash: z.ZodOptional<z.ZodLiteral<'true'>>;
    sort: z.ZodType<SortField<F, O> | `-${SortField<F, O>}` | undefined>;
  } & StatusShape<F, O> &
  More<O, 'query'>;

type Strict<S extends z.ZodRawShape> = z.ZodObject<S, 'strict'>;

/** Declaration of a record with the schemas derived from it. */
export interface RecordOf<F extends RecordFields, O extends RecordOptions> {
  fields: F;
  options: O;
  /** A record in a response; staff-only columns are optional. */
  Row: z.ZodObject<RowShape<F, O>>;
  Query: Strict<QueryShape<F, O>>;
  Create: Strict<CreateShape<F, O>>;
  Update: Strict<UpdateShape<F, O>>;
}

/** Values of the columns in a row of the table; points in time are dates. */
export type ColumnValues<F> = {
  -readonly [C in keyof F]: F[C] extends { kind: 'moment' }
    ? Date | Extract<ValueOf<F[C]>, null>
    : ValueOf<F[C]>;
};

/** Makes the named columns of the shape optional, by default all of them. */
const optional = (shape: Shape, names = Object.keys(shape)): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      names.includes(name) ? schema.optional() : schema,
    ]),
  );

/** Declares a record with its columns, see `RecordOptions`. Forms and documents use the order of the columns. */
export function record<const F extends RecordFields, const O extends RecordOptions>(
  fields: F,
  options: O,
): RecordOf<F, O> {
  const namesWith = (has: (field: RecordField) => unknown) =>
    Object.keys(fields).filter((name) => has(fields[name]!));
  const columns: Shape = responseShape(fields);
  const body: Shape = bodyShape(fields);
  const { picture, order, views } = options;
  const whole = z.number().int();
  const or = <S extends z.ZodTypeAny>(schema: S) =>
    picture === 'optional' ? schema.nullable() : schema;

  const Row = z.object({
    id: whole,
    ...optional(
      columns,
      namesWith(({ staff, alone }) => staff ?? alone),
    ),
    ...options.row,
    // Path below `/storage/`.
    ...(picture && { image: or(z.string()), picture: or(Picture) }),
    ...(order && { position: whole }),
    updated_at: moment,
    // Staff only, like the columns below.
    version: whole.optional(),
    created_at: moment.optional(),
    // When it was moved to the trash; it is purged after 30 days.
    deleted_at: moment.nullable().optional(),
    untranslated,
  });

  const sorted = [...namesWith(({ sort }) => sort), 'updated_at', 'deleted_at'];
  const Query = PageQuery.extend({
    // Staff only, who get all of them by default.
    ...(columns.status && { status: (views ? z.enum(views) : columns.status).optional() }),
    // Staff only: records deleted in the last 30 days.
    trash: z.literal('true').optional(),
    ...LocaleQuery.shape,
    sort: sortBy('id', ...(order ? ['position'] : []), ...sorted),
    ...options.query,
  });

  const extraFields = {
    ...optional(options.body ?? {}),
    ...(picture && { media_id: MediaId }),
  };
  const Create = z
    .object({
      ...optional(
        body,
        namesWith(({ required }) => !required),
      ),
      ...extraFields,
    })
    .strict();
  const Update = z
    .object({
      ...optional(body),
      ...extraFields,
      // 'true' removes the picture.
      ...(picture === 'optional' && { remove_image: flag.optional() }),
      // Version that was edited; 409 if stale. Without it, the write is unconditional.
      version: TextVersion.optional(),
    })
    .strict();
  // Each schema is built from the fields and options, just as the type is.
  return { fields, options, Row, Query, Create, Update } as never;
}
