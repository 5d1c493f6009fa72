import { z } from 'zod';
import { ChangedRecords, Done, RecordIds, statusCounts, statusOfMany } from './bulk';
import { IdempotencyHeaders, IdParams } from './fields';
import { NoQuery } from './lists';
import { LocaleQuery } from './locales';
import { type RoutePolicy, routes } from './policy';
import type {
  Choices,
  CountedChoices,
  None,
  RecordField,
  RecordFields,
  RecordOf,
  RecordOptions,
  StatusChoices,
} from './record';

const NoBody = z.object({}).strict().optional();
const staff = { access: 'admin' } as const;
const together = 'all of them or, if one is missing, none';

/** Common settings of the routes of a record. The path keeps its literal type because clients name routes by it. */
interface Common<Path extends string, Row extends z.ZodTypeAny> {
  path: Path;
  one: string;
  many: string;
  article: string;
  Row: Row;
  staffOnly?: boolean;
}

const reads = <Path extends string, Row extends z.ZodTypeAny, Query extends z.ZodTypeAny>(
  { path, one, Row, staffOnly }: Common<Path, Row>,
  { summary, Query }: { summary: string; Query: Query },
) => {
  const read: RoutePolicy = staffOnly ? staff : { access: 'public', cache: true };
  return routes({
    list: {
      method: 'GET',
      path,
      summary,
      metadata: { ...read, total: true },
      query: Query,
      responses: { 200: z.object({ data: z.array(Row) }) },
    },
    get: {
      method: 'GET',
      path: `${path}/:id`,
      summary: staffOnly
        ? `One ${one}, also from the trash`
        : `One ${one}; staff see one that is hidden or in the trash too`,
      metadata: read,
      pathParams: IdParams,
      query: LocaleQuery,
      responses: { 200: z.object({ data: Row }) },
    },
  });
};

interface Writes<Create, Update> {
  Create: Create;
  Update: Update;
}

const jsonWrites = <
  Path extends string,
  Row extends z.ZodTypeAny,
  Create extends z.ZodTypeAny,
  Update extends z.ZodTypeAny,
>(
  { path, one, article, Row }: Common<Path, Row>,
  { Create, Update }: Writes<Create, Update>,
) =>
  routes({
    create: {
      method: 'POST',
      path,
      summary: `Add ${article} ${one}; one Idempotency-Key adds one`,
      metadata: staff,
      headers: IdempotencyHeaders,
      body: Create,
      responses: { 201: z.object({ data: Row }) },
    },
    update: {
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Change what is given of ${article} ${one}`,
      metadata: staff,
      pathParams: IdParams,
      body: Update,
      responses: { 200: z.object({ data: Row }) },
    },
  });

/** Multipart, with the picture in `image`. If it is optional, JSON is accepted too. */
const pictureWrites = <
  Path extends string,
  Row extends z.ZodTypeAny,
  Create extends z.ZodTypeAny,
  Update extends z.ZodTypeAny,
>(
  common: Common<Path, Row>,
  schemas: Writes<Create, Update>,
  isRequired: boolean,
) => {
  const { create, update } = jsonWrites(common, schemas);
  const upload = { ...staff, limit: 'upload', pictures: ['image'] } as const;
  const alsoJson = { ...upload, acceptsJson: true } as const;
  return routes({
    create: {
      ...create,
      contentType: 'multipart/form-data',
      metadata: isRequired ? upload : alsoJson,
    },
    update: { ...update, contentType: 'multipart/form-data', metadata: alsoJson },
  });
};

/** The given records swap their current positions; all others keep theirs. */
const orderRoute = <Path extends string>({ path, many }: { path: Path; many: string }) =>
  routes({
    reorder: {
      method: 'PUT',
      path: `${path}/order`,
      summary: `Put these ${many} into this order, which visitors see`,
      metadata: staff,
      body: RecordIds,
      responses: { 200: Done },
    },
  });

const statusRoutes = <Path extends string, const S extends Choices, const Counted extends Choices>(
  { path, many }: { path: Path; many: string },
  statuses: S,
  counted: Counted,
) =>
  routes({
    counts: {
      method: 'GET',
      path: `${path}/counts`,
      summary: `How many ${many} there are, by status and in the trash`,
      metadata: staff,
      query: NoQuery,
      responses: { 200: statusCounts(counted) },
    },
    changeStatus: {
      method: 'POST',
      path: `${path}/status`,
      summary: `Give several ${many} a status: ${together}`,
      metadata: staff,
      body: statusOfMany(statuses),
      responses: { 200: ChangedRecords },
    },
  });

const trashRoutes = <Path extends string, Row extends z.ZodTypeAny>({
  path,
  one,
  many,
  article,
  Row,
}: Common<Path, Row>) =>
  routes({
    removeMany: {
      method: 'POST',
      path: `${path}/trash`,
      summary: `Put several ${many} into the trash: ${together}`,
      metadata: staff,
      body: RecordIds,
      responses: { 200: Done },
    },
    restoreMany: {
      method: 'POST',
      path: `${path}/restore`,
      summary: `Take ${many} out of the trash again`,
      metadata: staff,
      body: RecordIds,
      responses: { 200: Done },
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Put ${article} ${one} into the trash for 30 days`,
      metadata: staff,
      pathParams: IdParams,
      body: NoBody,
      responses: { 200: Done },
    },
    restore: {
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `Take ${article} ${one} out of the trash again`,
      metadata: staff,
      pathParams: IdParams,
      body: NoBody,
      responses: { 200: z.object({ data: Row }) },
    },
  });

type Row<F extends RecordFields, O extends RecordOptions> = RecordOf<F, O>['Row'];
type Create<F extends RecordFields, O extends RecordOptions> = RecordOf<F, O>['Create'];
type Update<F extends RecordFields, O extends RecordOptions> = RecordOf<F, O>['Update'];

export type RecordRoutes<F extends RecordFields, O extends RecordOptions> = ReturnType<
  typeof reads<O['path'], Row<F, O>, RecordOf<F, O>['Query']>
> &
  ReturnType<typeof trashRoutes<O['path'], Row<F, O>>> &
  (O extends { picture: string }
    ? ReturnType<typeof pictureWrites<O['path'], Row<F, O>, Create<F, O>, Update<F, O>>>
    : ReturnType<typeof jsonWrites<O['path'], Row<F, O>, Create<F, O>, Update<F, O>>>) &
  (O extends { order: string } ? ReturnType<typeof orderRoute<O['path']>> : None) &
  (F extends { status: { choices: Choices } }
    ? ReturnType<typeof statusRoutes<O['path'], StatusChoices<F>, CountedChoices<F, O>>>
    : None);

/** Returns the routes of a record. */
export function recordRoutes<F extends RecordFields, O extends RecordOptions>(
  declared: RecordOf<F, O>,
): RecordRoutes<F, O> {
  const { fields, options, Row, Query } = declared;
  const { one, picture, order, views } = options;
  const common = { ...options, article: /^[aeio]/.test(one) ? 'an' : 'a', Row };
  const { status } = fields as { status?: RecordField };
  const statuses = status?.kind === 'choice' && status.choices;
  // Fixed paths come before paths with an id.
  const all = {
    ...(statuses && statusRoutes(common, statuses, views ?? statuses)),
    ...(order && orderRoute(common)),
    ...trashRoutes(common),
    ...reads(common, { summary: options.list, Query }),
    ...(picture
      ? pictureWrites(common, declared, picture === 'required')
      : jsonWrites(common, declared)),
  };
  // The fields and options determine the groups of routes, just as in the type.
  return all as unknown as RecordRoutes<F, O>;
}
