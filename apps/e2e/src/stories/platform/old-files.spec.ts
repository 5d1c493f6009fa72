import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';

const OLD_SITE = resolve(import.meta.dirname, '../../../../../libs/demo/data');
const REDIRECT = [301, 302, 307, 308];

type ProductRow = Record<string, string | null>;
type MenuRow = { id: number; title: string; path: string };
type IndustryRow = { id: number; title: string; image: string; link: string };

/** A file of the old site. */
const oldFile = <Row>(name: string) =>
  JSON.parse(readFileSync(`${OLD_SITE}/${name}.json`, 'utf8')) as Row[];

/** The same file from the product. */
async function servedFile<Row>(publicUrl: string, name: string): Promise<Row[]> {
  const { status, headers, text } = await httpRequest(`${publicUrl}/${name}.json`);
  expect(status, name).toBe(200);
  expect(headers['content-type'], name).toMatch(/^application\/json/);
  return JSON.parse(text) as Row[];
}

/** Follows a link with up to one redirect, and returns the response. */
async function follow(publicUrl: string, link: string) {
  const first = await httpRequest(publicUrl + link);
  if (!REDIRECT.includes(first.status)) return first;
  return httpRequest(new URL(first.headers.location ?? '', publicUrl).href);
}

/** Checks that the old address of a picture redirects to the new one. */
async function expectMoved(publicUrl: string, from: string, to: string) {
  const { status, headers } = await httpRequest(publicUrl + from);
  expect(REDIRECT, from).toContain(status);
  expect(headers.location, from).toBe(to);
}

async function expectPicture(publicUrl: string, link: string) {
  const { status, headers } = await httpRequest(publicUrl + link);
  expect(status, link).toBe(200);
  expect(headers['content-type'], link).toMatch(/^image\//);
}

async function expectPage(publicUrl: string, link: string) {
  const { status, headers } = await follow(publicUrl, link);
  expect(status, link).toBe(200);
  expect(headers['content-type'], link).toMatch(/^text\/html/);
}

const isPicture = (field: string) => field.startsWith('image_');
const pictures = (row: ProductRow) =>
  Object.entries(row).flatMap(([field, value]) => (isPicture(field) && value ? [value] : []));
const withoutPictures = (row: ProductRow) =>
  Object.entries(row).map(([field, value]) => [field, isPicture(field) ? Boolean(value) : value]);

test('serves products.json with the rows of the old file, and redirects its pictures', async ({
  product: { publicUrl },
}) => {
  const old = oldFile<ProductRow>('products');
  const models = old.map(({ model }) => model);
  // Other stories add products.
  const rows = (await servedFile<ProductRow>(publicUrl, 'products')).filter(({ model }) =>
    models.includes(model),
  );
  // Two rows of the old file have the id 62; the second one now has the next free id.
  const ids = old.map(({ id }) => id);
  const expected = old.map((row, index) =>
    ids.indexOf(row.id) === index ? row : { ...row, id: `${old.length}` },
  );
  const byId = (one: ProductRow, other: ProductRow) => Number(one.id) - Number(other.id);
  expected.sort(byId);
  expect(rows.map(withoutPictures)).toEqual(expected.map(withoutPictures));

  const moves = new Map(
    expected.flatMap((row, index) => {
      const present = pictures(rows[index]!);
      return pictures(row).map((from, number) => [from, present[number]!] as const);
    }),
  );
  expect(moves.size).toBeGreaterThan(100);
  for (const [from, to] of moves) await expectMoved(publicUrl, from, to);
  for (const to of new Set(moves.values())) await expectPicture(publicUrl, to);
});

for (const name of ['categories', 'homeAppliance', 'aboutItems']) {
  test(`serves ${name}.json with the menu of the old file and working links`, async ({
    product: { publicUrl },
  }) => {
    const old = oldFile<MenuRow>(name);
    // Entries of a menu are numbered from 1.
    expect(await servedFile(publicUrl, name)).toEqual(
      old.map((row, index) => ({ ...row, id: index + 1 })),
    );
    for (const { path } of old) await expectPage(publicUrl, path);
  });
}

test('serves weServe.json with the industries of the old file, their pictures and pages', async ({
  product: { publicUrl },
}) => {
  const old = oldFile<IndustryRow>('weServe');
  const served = await servedFile<IndustryRow>(publicUrl, 'weServe');
  const anyImage = { image: expect.any(String) as unknown };
  expect(served).toEqual(old.map((row) => ({ ...row, ...anyImage })));
  for (const [index, { image, link }] of served.entries()) {
    await expectMoved(publicUrl, old[index]!.image, image);
    await expectPicture(publicUrl, image);
    await expectPage(publicUrl, link);
  }
});
