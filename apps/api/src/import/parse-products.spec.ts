import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assignIds } from './assign-ids';
import { domainWarnings } from './domain-check';
import { ImportError, parseProducts } from './parse-products';

const text = readFileSync(resolve(__dirname, '../../demo/products.json'), 'utf8');
const raw = JSON.parse(text) as Record<string, string | null>[];

describe('the 71 rows of the old site', () => {
  const { rows, products, wrong } = parseProducts(text);
  const product = (row: number) => products[row - 1]!;

  it('are all taken, with their 27 fields', () => {
    expect(rows).toBe(71);
    expect(wrong).toEqual([]);
    expect(products.map(({ row }) => row)).toEqual(raw.map((_, index) => index + 1));
    for (const old of raw) expect(Object.keys(old)).toHaveLength(27);
    for (const { fields } of products) expect(fields).toHaveLength(26);
  });

  it('keep every value: as a number what was a number in text, as none what was empty', () => {
    for (const { row, id, values, images, category } of products) {
      const read: Record<string, unknown> = { id, ...values, ...images, category };
      for (const [field, old] of Object.entries(raw[row - 1]!)) {
        const now = read[field];
        if (typeof now === 'number') expect(now).toBe(Number(old!.replaceAll(',', '')));
        else expect(now ?? '').toBe(old ?? '');
      }
    }
  });

  it('remember exactly the fields that came as empty text', () => {
    for (const { row, blank_fields } of products) {
      const blank = Object.entries(raw[row - 1]!).filter(([, value]) => value === '');
      expect([...blank_fields].sort()).toEqual(blank.map(([field]) => field).sort());
    }
  });

  it('have prices in whole taka, and none for the chillers', () => {
    expect(product(9).values).toMatchObject({ regular_price: 980_000, offer_price: 1_020_500 });
    const chillers = products.filter(({ category }) => category === 'chiller');
    expect(chillers).toHaveLength(6);
    for (const { values, blank_fields } of chillers) {
      expect(values).toMatchObject({ regular_price: null, offer_price: null });
      expect(blank_fields).toEqual(expect.arrayContaining(['regular_price', 'offer_price']));
    }
  });

  it('use id 62 twice: the second one gets 71', () => {
    const ids = products.map(({ row, id, values }) => ({ row, id, model: values.model }));
    expect(assignIds(ids, [], 0)).toEqual([{ row: 65, id: 62, model: 'AN035JSKLKN', to: 71 }]);
  });

  it('have figures that agree with each other', () => {
    expect(products.flatMap(({ values }) => domainWarnings(values))).toEqual([]);
  });
});

describe('a products file', () => {
  const refusal = (file: string) => {
    try {
      parseProducts(file);
    } catch (error) {
      if (error instanceof ImportError) return error.message;
      throw error;
    }
    throw new Error('It was not refused.');
  };

  it('may begin with a byte order mark, and may be an empty list', () => {
    expect(parseProducts(`\uFEFF${text}`).rows).toBe(71);
    expect(parseProducts('[]')).toEqual({ rows: 0, products: [], wrong: [] });
  });

  it.each([
    ['', 'The file is empty.'],
    [' \n', 'The file is empty.'],
    ['[\n {"id": }\n]', 'The file is not valid JSON: look at line 2, column 9.'],
    [text.slice(0, 3000), expect.stringMatching(/^The file is not valid JSON: look at line \d+, /)],
    ['{"data": []}', 'The file must be a JSON list of products; it is an object.'],
    ['null', 'The file must be a JSON list of products; it is null.'],
    ['"x"', 'The file must be a JSON list of products; it is a text.'],
    [`[${'0,'.repeat(100_000)}0]`, 'The file has 100001 rows; at most 100000 can be read at once.'],
  ])('%.20j is refused as a whole', (file, message) => expect(refusal(file)).toEqual(message));

  it('may have wrong rows beside right ones', () => {
    const mixed = JSON.stringify([raw[0], 5, { ...raw[1], offer_price: 'cheap' }, raw[2]]);
    const parsed = parseProducts(mixed);
    expect(parsed.products.map(({ row }) => row)).toEqual([1, 4]);
    expect(parsed.wrong.map(({ row, field }) => [row, field])).toEqual([
      [2, 'row'],
      [3, 'offer_price'],
    ]);
  });
});
