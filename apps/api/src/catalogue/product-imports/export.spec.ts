import {
  isNullable,
  PRODUCT_COLUMNS,
  type ProductField,
  productField,
  systemPart,
} from '@shishir/contract';
import { cleanText } from '@shishir/format';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { CategoryEntity } from '../categories/category.entity';
import { MediaEntity } from '../../platform/media/media.entity';
import { ProductEntity } from '../products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { fileStories } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

const EXPORT = '/api/v1/products/export';

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '100000', LIMIT_READS_PER_MINUTE: '100000' });
  stories = fileStories(api);
});
afterAll(() => api.close());

const products = () => api.dataSource.getRepository(ProductEntity);

/** Reads the raw bytes of a response. */
const bytes = (response: Response, done: (error: Error | null, body: Buffer) => void) => {
  const pieces: Buffer[] = [];
  response.on('data', (piece: Buffer) => pieces.push(piece));
  response.on('end', () => done(null, Buffer.concat(pieces)));
};
async function exported(format: 'csv' | 'json', query = '') {
  const sent = await api
    .as('staff', 'get', `${EXPORT}?format=${format}${query}`)
    .buffer(true)
    .parse(bytes as never)
    .expect(200);
  return { headers: sent.headers as Record<string, string>, body: sent.body as Buffer };
}

describe('an export', () => {
  it('is a file of the filtered products', async () => {
    const csv = await exported('csv', '&category=chiller&sort=-id');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="products-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    expect([...csv.body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csv.body.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain('"id","type"');

    const list = await api.as('staff', 'get', '/api/v1/products?category=chiller&sort=-id');
    const json = await exported('json', '&category=chiller&sort=-id');
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    const rows = JSON.parse(json.body.toString()) as { id: number }[];
    expect(rows.map(({ id }) => id)).toEqual((list.body as { id: number }[]).map(({ id }) => id));
    expect(rows[0]).toMatchObject({
      category: 'chiller',
      visibility: 'published',
      regular_price: '',
      image_1: expect.stringMatching(/^\/storage\/products\//),
    });
    expect(JSON.parse((await exported('json', '&q=nothingiscalledthis')).body.toString())).toEqual(
      [],
    );
  });

  it('is audited and limited to staff', async () => {
    await exported('csv', '&type=Outdoor%20Unit');
    const [line] = await api.dataSource
      .getRepository(AuditEntity)
      .find({ where: { action: 'exported' }, order: { id: 'DESC' }, take: 1 });
    expect(line!.changes).toContainEqual({ field: 'type', before: null, after: ['Outdoor Unit'] });
    await api.as('visitor', 'get', `${EXPORT}?format=csv`).expect(403);
    await api.call('get', `${EXPORT}?format=csv`).expect(401);
    await api.as('staff', 'get', `${EXPORT}?format=xml`).expect(400);
  });

  it('has no cell that a spreadsheet would run', async () => {
    const { id, category_id, type } = await products().findOneByOrFail({ id: 1 });
    const formula = '=HYPERLINK("http://evil.example","x")';
    await products().update(id, { title: formula, problem: '@SUM(1)', bill: 0, paid: 5, due: -5 });
    const { body } = await exported('csv', '&category=outdoor');
    const text = body.toString('utf8');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(text).toContain(`"'@SUM(1)"`);
    // A negative number is not a formula.
    expect(text).toContain('"-5"');
    expect(text).not.toMatch(/(^|,)"([=+@]|-(?![\d.]+"))/m);
    const { counts } = await stories.preview(body, 'again.csv');
    expect(counts).toMatchObject({ new: 0, changed: 0, wrong: 0 });
    expect({ category_id, type }).toMatchObject({ type: 'Outdoor Unit' });
  });
});

describe('importing an export again', () => {
  const odd = fc.constantFrom(
    '"quoted"',
    'a;b,c',
    "'=1",
    "''+x",
    '=1+1',
    '+880',
    '-1',
    '@cmd',
    "'",
    '1.5 টন এসি',
    'ＡＣ ＝1',
    'line\nbreak',
    'line\r\nbreak',
    'tab\tbed',
    '007',
    '1e5',
    'null',
    '\u{1F9CA}',
    '–',
    'a\u00a0b',
  );
  const text = (max: number) =>
    fc
      .oneof(
        odd,
        fc.string({ maxLength: max }),
        fc.string({ unit: 'grapheme', maxLength: max }),
        fc.constant('ঠ'.repeat(max)),
      )
      .map((value) =>
        value
          .replace(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, '')
          .trim()
          .slice(0, max)
          .trim(),
      )
      // Cleaned like every stored text.
      .map((value) => cleanText(value.replace(/\p{Cs}/gu, '')).slice(0, max))
      .map((value) => cleanText(value.replace(/\p{Cs}/gu, '')));
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

  /** Generates values for a column of this kind. */
  function valueOf(field: ProductField): fc.Arbitrary<string | number | null> {
    switch (field.kind) {
      case 'text':
        return text(field.max).map((value) => value || (field.required ? 'x' : null));
      case 'choice':
        return fc.constantFrom(...field.choices);
      case 'day':
        return fc.constantFrom('2026-01-31', '2024-02-29');
      case 'decimal': {
        const [min, max] = [field.min ?? 0, field.max].map((limit) => Math.round(limit * 100));
        return fc.integer({ min, max }).map((hundredths) => hundredths / 100);
      }
      case 'whole':
        return fc.integer({ min: field.min ?? 0, max: field.max });
      case 'price':
        return fc.integer({ min: 1, max: 2_000_000_000 });
      case 'product':
        return fc.integer({ min: 1, max: 999_999_999 });
      case 'position':
        return fc.nat(1_000_000);
      default:
        return fc.nat(2_000_000_000);
    }
  }
  const columns = PRODUCT_COLUMNS.map((column) => {
    const field = productField(column);
    return [column, isNullable(field) ? maybe(valueOf(field)) : valueOf(field)] as const;
  });
  const product: fc.Arbitrary<Partial<ProductEntity>> = fc.record({
    ...Object.fromEntries(columns),
    // Only checked numbers are stored.
    customer_number: maybe(fc.constantFrom('+8801711000000', '01711000000')),
    blank_fields: maybe(
      fc.subarray(['horsepower', 'panel_model', 'offer_price', 'image_2', 'wind_free']),
    ),
  });

  it.each(['csv', 'json'] as const)('as %s changes nothing', async (format) => {
    const category = await api.dataSource.getRepository(CategoryEntity).find();
    const kinds = new Map(category.map(({ id, kind }) => [id, kind]));
    const media = (await api.dataSource.getRepository(MediaEntity).find()).map(({ id }) => id);
    const picture = maybe(fc.constantFrom(...media));
    const row = fc
      .record({
        product,
        category_id: fc.constantFrom(...category.map(({ id }) => id)),
        image_1_id: picture,
        image_2_id: picture,
        image_3_id: picture,
      })
      .map(({ product: values, ...references }) => ({
        ...values,
        ...references,
        type: systemPart(kinds.get(references.category_id)!),
        due: values.bill == null ? null : values.bill - (values.paid ?? 0),
      }));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
        await products().createQueryBuilder().delete().execute();
        await products().insert(rows);
        const before = await products().find({ order: { id: 'ASC' } });
        const { body } = await exported(format, '&visibility=all');
        const data = await stories.preview(body, `products.${format}`);
        const other = [
          ...(await stories.rows(data.id, 'changed')),
          ...(await stories.rows(data.id, 'wrong')),
        ];
        expect(other).toEqual([]);
        expect(data).toMatchObject({ rows: rows.length, counts: { unchanged: rows.length } });
        await stories.apply(data.id).expect(200);
        expect(await products().find({ order: { id: 'ASC' } })).toEqual(before);
      }),
      // Shrinking to a smaller example would exceed the timeout.
      { numRuns: 12, endOnFailure: true },
    );
  });
});
