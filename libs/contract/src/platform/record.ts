import { z } from 'zod';
import type { Field, ValueOf } from './field-kinds';
import { type BodyShape, bodyShape, responseShape } from './field-schemas';
import { flag, moment } from './fields';
import { PageQuery, sortBy } from './lists';
import { TextVersion } from './numbers';
import { MediaId, Picture } from './picture';

/*
 * A record is declared once: its columns, and what it has beside them. The schemas and routes of the contract, the
 * service and controller of the API, and the list, form and view of the dashboard follow from it.
 */

/** A column of the list in the dashboard. */
export interface RecordColumn {
  /** The header, if the label is too long for one. */
  header?: string;
  /** In px, 140 by default; with `grow` the least width. */
  width?: number;
  /** Takes a share of the room that is left. */
  grow?: number;
  /** Replaced by a line above the list if all rows have the same value. */
  fold?: true;
  /** Shown in windows of 1400 px and more. */
  wideOnly?: true;
  /** Left out in the trash. */
  trash?: false;
}

export type RecordField = Field & {
  /** Only staff see it. */
  staff?: true;
  /** Too long for a list: only the record itself has it. */
  alone?: true;
  /** The list can be sorted by it. */
  sort?: true;
  /** The list of the dashboard shows it. */
  column?: true | RecordColumn;
  /** The values that visitors see; a record with another one is hidden from them. */
  visible?: readonly (string | boolean)[];
};
export type RecordFields = Record<string, RecordField>;
type Shape = Record<string, z.ZodTypeAny>;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- nothing to add to a shape
export type None = {};

export interface RecordOptions {
  /** Its name in the audit log, the history and the media library. */
  subject: string;
  /** Below `/api/v1`. */
  path: string;
  /** The words for one and several in messages and documents, such as 'gallery item'. */
  one: string;
  many: string;
  /** The summary of the list: what is in it, and in which order. */
  list: string;
  /** Each record has a picture. */
  picture?: 'required' | 'optional';
  /** Staff put the records into an order, which visitors see. A new one stands first or last. */
  order?: 'first' | 'last';
  /** The default order of a list; without it, by position. */
  sorted?: string;
  /** The values by which the list is filtered and counted, if they are not the statuses. */
  views?: Choices;
  /** Further columns of a response, and of bodies alone. */
  row?: Shape;
  body?: Shape;
  /** Further parameters of the list. */
  query?: Shape;
}

/** A fixed list of values. */
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
type QueryShape<F extends RecordFields, O> = (typeof PageQuery)['shape'] & {
  trash: z.ZodOptional<z.ZodLiteral<'true'>>;
  sort: z.ZodType<SortField<F, O> | `-${SortField<F, O>}` | undefined>;
} & StatusShape<F, O> &
  More<O, 'query'>;

type Strict<S extends z.ZodRawShape> = z.ZodObject<S, 'strict'>;

/** The declaration of a record with the schemas that follow from it. */
export interface RecordOf<F extends RecordFields, O extends RecordOptions> {
  fields: F;
  options: O;
  /** A record in a response; what only staff see is optional. */
  Row: z.ZodObject<RowShape<F, O>>;
  Query: Strict<QueryShape<F, O>>;
  Create: Strict<CreateShape<F, O>>;
  Update: Strict<UpdateShape<F, O>>;
}

/** The values of the columns in a row of the table; moments are dates. */
export type ColumnValues<F> = {
  -readonly [C in keyof F]: F[C] extends { kind: 'moment' }
    ? Date | Extract<ValueOf<F[C]>, null>
    : ValueOf<F[C]>;
};

/** The shape with some of its columns optional; without names, all. */
const optional = (shape: Shape, names = Object.keys(shape)): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      names.includes(name) ? schema.optional() : schema,
    ]),
  );

/** Declares a record with its columns, see `RecordOptions`. The order of the columns is that of forms and documents. */
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
    // The path below `/storage/`.
    ...(picture && { image: or(z.string()), picture: or(Picture) }),
    ...(order && { position: whole }),
    updated_at: moment,
    // Staff only, as all below it.
    version: whole.optional(),
    created_at: moment.optional(),
    // Since when it is in the trash; after 30 days it is purged.
    deleted_at: moment.nullable().optional(),
  });

  const sorted = [...namesWith(({ sort }) => sort), 'updated_at', 'deleted_at'];
  const Query = PageQuery.extend({
    // Staff only, who get all of them by default.
    ...(columns.status && { status: (views ? z.enum(views) : columns.status).optional() }),
    // Staff only: what was deleted in the last 30 days.
    trash: z.literal('true').optional(),
    sort: sortBy('id', ...(order ? ['position'] : []), ...sorted),
    ...options.query,
  });

  const beside = {
    ...optional(options.body ?? {}),
    ...(picture && { media_id: MediaId }),
  };
  const Create = z
    .object({
      ...optional(
        body,
        namesWith(({ required }) => !required),
      ),
      ...beside,
    })
    .strict();
  const Update = z
    .object({
      ...optional(body),
      ...beside,
      // 'true' removes the picture.
      ...(picture === 'optional' && { remove_image: flag.optional() }),
      // The version that was edited: a stale one is a 409. Without it the write goes through.
      version: TextVersion.optional(),
    })
    .strict();
  // Each schema is made of the fields and options, which is what the type says.
  return { fields, options, Row, Query, Create, Update } as never;
}
