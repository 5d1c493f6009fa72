import { type DemoPicture, type LegacyIndustry, readDemo } from '@shishir/demo';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { CategoryEntity } from '../categories/category.entity';
import { readEnv } from '../../platform/config/env';
import { ProductEntity } from '../products/product.entity';
import { openDatabase } from '../../platform/schema/open-database';
import { AuditEntity } from '../../platform/records/audit.entity';
import {
  addAliases,
  insertPictures,
  pictureIds,
  pictureKeys,
} from '../../operations/setup/seeds/demo-pictures';
import { runSeeds } from '../../operations/setup/seeds/run-seeds';
import { makeTestDatabase, onMysql, type TestDatabase } from '../../platform/testing/test-database';
import { type ImportOptions, importProducts } from './import-products';
import { productFileOf } from './product-file';

const text = readFileSync(
  resolve(__dirname, '../../../../../libs/demo/data/products.json'),
  'utf8',
);
type Row = Record<string, unknown>;
const old = JSON.parse(text) as Row[];

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await makeTestDatabase();
  const { DATA_DIR, DATABASE_URL } = database;
  dataSource = await openDatabase(readEnv({ DATA_DIR, DATABASE_URL }), () => undefined);
  const { manager } = dataSource;
  await runSeeds(dataSource, { DATA_DIR, APP_MODE: 'production' });
  const pictures = await readDemo<DemoPicture[]>('media.json');
  await insertPictures(manager, pictures);
  const keys = pictures.map(({ key }) => key);
  const industries = await readDemo<LegacyIndustry[]>('weServe.json');
  const paths = [
    ...old.flatMap(({ image_1, image_2, image_3 }) => [image_1, image_2, image_3] as string[]),
    ...industries.map(({ image }) => image),
  ];
  const keyOf = pictureKeys(await readDemo('pictures.json'));
  await addAliases(manager, paths, keyOf, await pictureIds(manager, keys));
});
beforeEach(async () => {
  await products().createQueryBuilder().delete().execute();
  // Ids in the log are not reused.
  await dataSource.getRepository(AuditEntity).clear();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.remove();
});

const products = () => dataSource.getRepository(ProductEntity);
const stored = (id: number) => products().findOneByOrFail({ id });
const everything = () => products().find({ order: { id: 'ASC' }, withDeleted: true });
const run = async (rows: unknown, options: ImportOptions = {}) =>
  importProducts(
    dataSource,
    await productFileOf(typeof rows === 'string' ? rows : JSON.stringify(rows)),
    options,
  );

/** Returns a trigger that rejects one product, long after the import has started to write. */
function rejectProduct(id: number): string {
  const head = 'CREATE TRIGGER reject_product BEFORE INSERT ON products FOR EACH ROW';
  return onMysql
    ? `${head} IF NEW.id = ${id} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'rejected'; END IF`
    : `${head} WHEN NEW.id = ${id} BEGIN SELECT RAISE(ABORT, 'rejected'); END`;
}

it('rejects an id far above all others, since later products would continue after it', async () => {
  const report = await run([{ ...old[0], id: 900_000_000 }, { ...old[1] }]);
  expect(report.wrong).toEqual([
    { row: 1, field: 'id', reason: expect.stringContaining('far above all others') },
  ]);
  expect(report.written).toBe(false);
  const valid = await run([{ ...old[0], id: 900_000_000 }, { ...old[1] }], { onlyValid: true });
  expect(valid).toMatchObject({ written: true, new: 1 });
  expect((await everything()).map(({ id }) => id)).toEqual([Number(old[1]!['id'])]);
});

describe('the first import of the old catalogue', () => {
  it('imports all 71 rows and reports its changes', async () => {
    const report = await run(text);
    expect(report).toMatchObject({ rows: 71, written: true, new: 71, unchanged: 0 });
    expect(report).toMatchObject({ changed: [], wrong: [] });
    expect(report.warnings).toEqual([]);
    expect(report.changes).toEqual(
      expect.arrayContaining([
        {
          kind: 'id',
          row: 65,
          field: 'id',
          model: 'AN035JSKLKN',
          from: 62,
          to: 71,
          why: 'doubled',
        },
        { kind: 'number', field: 'cooling_btu', count: 71 },
        { kind: 'number', field: 'horsepower', count: 14 },
        { kind: 'blank', field: 'horsepower', count: 57 },
        { kind: 'blank', field: 'offer_price', count: 6 },
        { kind: 'reference', field: 'category', count: 71 },
        { kind: 'reference', field: 'image_1', count: 71 },
        { kind: 'brand', field: 'brand', count: 71 },
        { kind: 'left out', field: 'type', count: 10 },
      ]),
    );
    expect(report.changes.filter(({ kind }) => kind === 'unknown-picture')).toEqual([]);
    expect((await everything()).map(({ id }) => id)).toEqual(
      [...Array(71).keys()].map((n) => n + 1),
    );
  });

  it('keeps every value and finds category and pictures', async () => {
    await run(text);
    const category = await dataSource
      .getRepository(CategoryEntity)
      .findOneByOrFail({ slug: 'outdoor' });
    const first = await products().findOneOrFail({
      where: { id: 1 },
      relations: { image_1: true, image_2: true, image_3: true },
    });
    expect(first).toMatchObject({
      brand: 'Samsung',
      model: 'AM224DXVGGH',
      horsepower: 8,
      cooling_kw: 22.4,
      cooling_btu: 76_400,
      cooling_tr: 6.37,
      regular_price: 354_000,
      offer_price: 329_000,
      panel_color: null,
      category_id: category.id,
      visibility: 'published',
      status: null,
      version: 1,
      blank_fields: ['panel_model', 'panel_type'],
    });
    expect([first.image_1, first.image_2, first.image_3].map((image) => image?.key)).toEqual([
      'products/vrf-outdoor-front',
      'products/vrf-outdoor-face',
      'products/vrf-outdoor-fans',
    ]);
    expect(await stored(71)).toMatchObject({
      model: 'AN035JSKLKN',
      image_2_id: expect.any(Number) as number,
    });
  });
});

describe('a second import', () => {
  it('changes nothing, including the renumbered row', async () => {
    await run(text);
    const before = await everything();
    const report = await run(text);
    expect(report).toMatchObject({ new: 0, changed: [], unchanged: 71, wrong: [] });
    expect(await everything()).toEqual(before);
  });

  it('updates only the changed values and their versions', async () => {
    await run(text);
    const changed = old.map((row) =>
      row['model'] === 'AN035JSKLKN' ? { ...row, offer_price: '57,500', panel_model: null } : row,
    );
    const report = await run(changed);
    expect(report).toMatchObject({ new: 0, unchanged: 70 });
    expect(report.changed).toEqual([
      {
        row: 65,
        id: 71,
        model: 'AN035JSKLKN',
        fields: [
          { field: 'offer_price', from: 58_000, to: 57_500 },
          {
            field: 'blank_fields',
            from: expect.arrayContaining(['panel_model']),
            to: expect.not.arrayContaining(['panel_model']),
          },
        ],
      },
    ]);
    expect(await stored(71)).toMatchObject({ offer_price: 57_500, version: 2 });
    expect(await products().countBy({ version: 1 })).toBe(70);
  });

  it('logs each change, so that the former product can be restored', async () => {
    const log = dataSource.getRepository(AuditEntity);
    await run(text, { name: 'products.json' });
    await run(text, { name: 'again.json' });
    await run([{ ...old[2], offer_price: '57,500' }], { name: 'prices.csv' });
    const lines = await log.find({ order: { id: 'ASC' } });
    expect(lines.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['imported', 'products.json'],
      ['imported', 'prices.csv'],
      ['updated', expect.stringContaining(String(old[2]!['model']))],
    ]);
    const [, whole, line] = lines;
    expect(line).toMatchObject({ subject_id: 3, actor_id: null, batch: whole!.batch });
    const before = Number(String(old[2]!['offer_price']).replaceAll(',', ''));
    expect(line!.changes).toContainEqual({ field: 'offer_price', before, after: 57_500 });
  });

  it('keeps values that a row omits, such as brand and service record', async () => {
    await run(text);
    await products().update(3, { brand: 'Haier', problem: 'Fan noise', status: 'pending' });
    const { id, type, model, title, category } = old[2]!;
    const report = await run([{ id, type, model, title, category }]);
    expect(report).toMatchObject({ changed: [], unchanged: 1 });
    expect(await stored(3)).toMatchObject({
      brand: 'Haier',
      problem: 'Fan noise',
      cooling_kw: 33.6,
    });
  });
});

describe('a file with wrong rows', () => {
  const mixed = [
    { ...old[0], offer_price: '1' },
    { ...old[1], offer_price: 'cheap' },
    { ...old[2], category: 'balcony' },
    { ...old[3], id: '500' },
  ];

  it('changes nothing and reports row and field', async () => {
    await run(text);
    const before = await everything();
    const report = await run(mixed);
    expect(report.written).toBe(false);
    expect(report.wrong).toEqual([
      { row: 2, field: 'offer_price', reason: '‘cheap’ is not a number.' },
      { row: 3, field: 'category', reason: 'There is no category ‘balcony’.' },
    ]);
    expect(await everything()).toEqual(before);
  });

  it('imports its valid rows on request', async () => {
    await run(text);
    const report = await run(mixed, { onlyValid: true });
    expect(report).toMatchObject({ written: true, new: 1, unchanged: 0 });
    expect(report.changed.map(({ id }) => id)).toEqual([1]);
    expect((await stored(1)).offer_price).toBe(1);
    expect((await stored(2)).offer_price).toBe(411_500);
    expect((await stored(500)).brand).toBe('Samsung');
  });

  it('does not restore a product from the trash', async () => {
    await run(text);
    await products().softDelete(5);
    const report = await run(text);
    expect(report.written).toBe(false);
    expect(report.wrong).toMatchObject([{ row: 5, field: 'id' }]);
    expect(await run(text, { onlyValid: true })).toMatchObject({ unchanged: 70, changed: [] });
  });
});

describe('an import', () => {
  it('writes nothing in a dry run, and reports what it would do', async () => {
    expect(await run(text, { dryRun: true })).toMatchObject({ written: false, new: 71, wrong: [] });
    expect(await everything()).toEqual([]);
  });

  it('writes nothing if the database fails half-way', async () => {
    const many = Array.from({ length: 450 }, (_, index) => ({ ...old[0], id: index + 1 }));
    await dataSource.query(rejectProduct(430));
    await expect(run(many)).rejects.toThrow('rejected');
    await dataSource.query('DROP TRIGGER reject_product');
    expect(await everything()).toEqual([]);
  });

  it.each([
    ['its title', 'Outdoor Unit'],
    ['its slug in any case', 'OUTDOOR'],
    ['an alias', 'vrf-outdoor'],
    ['its title with blanks', ' outdoor unit '],
  ])('finds a category by %s', async (_, category) => {
    expect(await run([{ ...old[0], category }])).toMatchObject({ new: 1, wrong: [] });
  });

  it('finds a category by its id', async () => {
    const { id } = await dataSource
      .getRepository(CategoryEntity)
      .findOneByOrFail({ slug: 'filter' });
    await run([{ ...old[0], category: String(id) }]);
    expect((await stored(1)).category_id).toBe(id);
  });

  it('omits and reports an unknown picture, and keeps a stored one', async () => {
    const row = { ...old[0], image_2: '/images/gone.webp' };
    const report = await run([row]);
    expect(report.changes).toContainEqual({
      kind: 'unknown-picture',
      row: 1,
      field: 'image_2',
      from: '/images/gone.webp',
    });
    expect((await stored(1)).image_2_id).toBeNull();
    await run([old[0]]);
    const { image_2_id } = await stored(1);
    expect(image_2_id).not.toBeNull();
    expect(await run([row])).toMatchObject({ changed: [], unchanged: 1 });
    expect((await stored(1)).image_2_id).toBe(image_2_id);
  });

  it('recognises addresses of pictures on this site', async () => {
    await run([{ ...old[0], image_1: '/storage/products/chiller-front/1280.webp' }]);
    const product = await products().findOneOrFail({
      where: { id: 1 },
      relations: { image_1: true },
    });
    expect(product.image_1?.key).toBe('products/chiller-front');
  });

  it('warns of contradicting figures and accepts the row', async () => {
    const report = await run([{ ...old[0], cooling_tr: '8' }]);
    expect(report.warnings).toEqual([
      { row: 1, id: 1, message: '22.4 kW and 8 TR differ by more than 2%.' },
    ]);
    expect(report.new).toBe(1);
  });

  it('imports a large file in chunks', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ ...old[0], id: index + 1 }));
    expect(await run(many)).toMatchObject({ new: 1001, wrong: [] });
    expect(await run(many)).toMatchObject({ new: 0, changed: [], unchanged: 1001 });
  });
});
