import { contract } from '@shishir/contract';
import type { Test } from 'supertest';
import type { z } from 'zod';
import { type Account, startTestApi, type TestApi } from '../testing/test-api';
import { onMysql } from '../testing/test-database';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
interface Route {
  method: string;
  path: string;
  body: z.ZodTypeAny;
  contentType?: string;
}

/** Three bytes in UTF-8, the maximum per unit that a limit counts. */
const LETTER = 'ক';
const LARGEST = 40_000;

const rejects = (schema: z.ZodTypeAny, body: Json) => !schema.safeParse(body).success;

/** Returns the largest integer up to `most` that `fits`, assuming that all smaller ones fit too; 0 if none does. */
function largest(most: number, fits: (n: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Returns `body` with every text and list as long as the schema allows. Formatted texts, such as dates, are not
 * changed.
 */
function longest(schema: z.ZodTypeAny, body: Json): Json {
  const grow = (value: Json, put: (value: Json) => Json): Json => {
    if (typeof value === 'string') {
      const length = largest(LARGEST, (n) => !rejects(schema, put(LETTER.repeat(n))));
      return length === 0 ? value : LETTER.repeat(length);
    }
    if (Array.isArray(value)) {
      const [first] = value;
      if (first === undefined) return value;
      const entry = grow(first, (changed) => put([changed]));
      const count = largest(300, (n) => !rejects(schema, put(Array<Json>(n).fill(entry))));
      return Array<Json>(Math.max(count, 1)).fill(entry);
    }
    if (value === null || typeof value !== 'object') return value;
    let grown = value;
    for (const [key, inner] of Object.entries(value)) {
      const before = grown;
      grown = { ...before, [key]: grow(inner, (changed) => put({ ...before, [key]: changed })) };
    }
    return grown;
  };
  return grow(body, (value) => value);
}

function send(
  account: Account,
  { method, path, contentType }: Route,
  id: number,
  body: Json,
): Test {
  const call = api.as(account, method.toLowerCase() as 'put', path.replace(':id', String(id)));
  if (contentType !== 'multipart/form-data') return call.send(body as object);
  for (const [name, value] of Object.entries(body as object)) {
    call.field(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return call;
}

const texts = (...names: string[]): Json =>
  Object.fromEntries(names.map((name) => [name, 'x'] as const));
const { gallery, posts, vrfProject, openings, industries, categories, products } = contract;
const { contactMessage, quotations, savedViews, company } = contract;
const PLACE = { title: 'x', street: 'x', city: 'x', email: null, phones: ['+8801011111111'] };

const CASES: [string, Account, Route, Json][] = [
  [
    'gallery item',
    'staff',
    gallery.update,
    texts('title', 'description', 'project_name', 'project_location'),
  ],
  ['post', 'staff', posts.update, texts('title', 'excerpt', 'body', 'author', 'category')],
  [
    'project',
    'staff',
    vrfProject.update,
    {
      ...(texts('project_name', 'client_name', 'location', 'brand', 'capacity') as object),
      ...(texts('indoor_type', 'outdoor_type', 'description', 'remarks') as object),
      equipment_list: ['x'],
      drawings: ['x'],
    },
  ],
  ['opening', 'staff', openings.update, texts('title', 'location', 'summary', 'description')],
  ['industry', 'staff', industries.update, texts('title')],
  [
    'category',
    'staff',
    categories.update,
    texts('title', 'description', 'type', 'price_includes', 'price_excludes', 'warranty_terms'),
  ],
  ['product', 'staff', products.update, texts('title', 'model', 'brand', 'problem')],
  ['reply template', 'staff', contactMessage.createTemplate, texts('name', 'text')],
  ['note', 'staff', contactMessage.note, texts('text')],
  ['reply', 'staff', contactMessage.reply, { subject: 'x', text: 'x', set_replied: false }],
  [
    'set of terms',
    'staff',
    quotations.createTerms,
    { name: 'x', terms: [{ title: 'x', text: 'x' }] },
  ],
  [
    'view',
    'staff',
    savedViews.create,
    { name: 'x', query: 'q=x', columns: { title: true }, shared: true, screen: 'products' },
  ],
  [
    'company',
    'owner',
    company.update,
    {
      ...(texts('name', 'blurb', 'sales_hours') as object),
      web: 'shop.example',
      head_office: PLACE,
      warehouse: PLACE,
    },
  ],
];

it.each(CASES)(
  'stores the longest texts of a %s in Bangla',
  async (_name, account, route, body) => {
    const first = longest(route.body, body);
    // Every text must have grown, otherwise the case proves nothing.
    expect(JSON.stringify(first).length).toBeGreaterThan(JSON.stringify(body).length);
    // An update also writes the previous texts to the audit log.
    for (const value of route.method === 'PUT' ? [first, body, first] : [first]) {
      const response = await send(account, route, 1, value);
      // 413: a body above 100 KB never reaches the database.
      expect([[200, 201, 413].includes(response.status), response.body]).toEqual([
        true,
        response.body,
      ]);
    }
  },
);

it('names the columns of a saved view if there are too many', async () => {
  const columns = Object.fromEntries(Array.from({ length: 1400 }, (_, n) => [`column_${n}`, true]));
  const view = { name: 'All', query: '', shared: false, screen: 'products', columns };
  const { status, body } = await api.as('staff', 'post', '/api/v1/saved-views').send(view);
  expect([status, Object.keys(body.fields as object)]).toEqual([400, ['columns']]);
});

it('names a form field that is too long to be read', async () => {
  const call = api.as('staff', 'put', '/api/v1/vrf-project/1');
  const { status, body } = await call.field('remarks', LETTER.repeat(100_000));
  expect([status, Object.keys(body.fields as object)]).toEqual([413, ['remarks']]);
});

if (onMysql) {
  it('keeps every long text in a column of 16 MB', async () => {
    // Search columns are limited to 21,000 letters, which fit into `text`.
    const short: unknown[] = await api.dataSource.query(
      `SELECT table_name, column_name FROM information_schema.columns
       WHERE table_schema = DATABASE() AND data_type IN ('text', 'tinytext') AND table_name <> 'typeorm_metadata'
         AND column_name NOT LIKE '%search_text'`,
    );
    expect(short).toEqual([]);
  });
}
