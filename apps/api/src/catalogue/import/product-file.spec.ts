import { figureWarnings } from '@shishir/format';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assignIds } from './assign-ids';
import { ImportError } from './import-error';
import { openSource, productFile, productFileOf } from './product-file';
import type { ProductRow, ReadRow, WrongField } from './product-row';

const text = readFileSync(
  resolve(__dirname, '../../../../../libs/demo/data/products.json'),
  'utf8',
);
const raw = JSON.parse(text) as Record<string, string | null>[];

/** Reads everything in a file with this text. */
async function read(file: string) {
  const products: ProductRow[] = [];
  const wrong: WrongField[] = [];
  let rows = 0;
  for await (const row of (await productFileOf(file)).rows()) {
    rows++;
    if ('product' in row) products.push(row.product);
    else wrong.push(...row.wrong);
  }
  return { rows, products, wrong };
}

async function errorOf(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.then(
    () => new Error('It was not rejected.'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ImportError) return error.message;
  throw error;
}
const errorFor = (file: string) => errorOf(read(file));

describe('the file of the old site', () => {
  let rows: number;
  let products: ProductRow[];
  let wrong: WrongField[];
  beforeAll(async () => {
    ({ rows, products, wrong } = await read(text));
  });
  const product = (row: number) => products[row - 1]!;

  it('has 71 valid rows with 27 fields', () => {
    expect(rows).toBe(71);
    expect(wrong).toEqual([]);
    expect(products.map(({ row }) => row)).toEqual(raw.map((_, index) => index + 1));
    for (const old of raw) expect(Object.keys(old)).toHaveLength(27);
    for (const { fields } of products) expect(fields).toHaveLength(26);
  });

  it('keeps every value: text becomes numbers, empty values become null', () => {
    for (const { row, id, values, images, category } of products) {
      const known: Record<string, unknown> = { id, ...values, ...images, category };
      for (const [field, old] of Object.entries(raw[row - 1]!)) {
        const now = known[field];
        if (typeof now === 'number') expect(now).toBe(Number(old!.replaceAll(',', '')));
        else expect(now ?? '').toBe(old ?? '');
      }
    }
  });

  it('records exactly the fields that were empty text', () => {
    for (const { row, blank_fields } of products) {
      const blank = Object.entries(raw[row - 1]!).filter(([, value]) => value === '');
      expect([...blank_fields].sort()).toEqual(blank.map(([field]) => field).sort());
    }
  });

  it('has prices in whole taka, but none for the chillers', () => {
    expect(product(9).values).toMatchObject({ regular_price: 987_500, offer_price: 987_500 });
    const chillers = products.filter(({ category }) => category === 'chiller');
    expect(chillers).toHaveLength(6);
    for (const { values, blank_fields } of chillers) {
      expect(values).toMatchObject({ regular_price: null, offer_price: null });
      expect(blank_fields).toEqual(expect.arrayContaining(['regular_price', 'offer_price']));
    }
  });

  it('uses id 62 twice: the second row gets 71', () => {
    const ids = products.map(({ row, id, values }) => ({ row, id: id!, model: values.model! }));
    expect(assignIds(ids, [], 0)).toEqual([{ row: 65, id: 62, model: 'AN035JSKLKN', to: 71 }]);
  });

  it('has no contradicting figures', () => {
    expect(products.flatMap(({ values }) => figureWarnings(values))).toEqual([]);
  });
});

describe('a JSON file', () => {
  it('may begin with a byte order mark, and may be an empty list', async () => {
    expect((await read(`\uFEFF${text}`)).rows).toBe(71);
    expect(await read(' [ ] ')).toEqual({ rows: 0, products: [], wrong: [] });
  });

  it.each([
    ['', 'The file is empty.'],
    [' \n', 'The file is empty.'],
    ['[\n {"id": }\n]', 'The file is not valid JSON: check line 2, column 9.'],
    ['[{"type": "a"},\n\n]', 'The file is not valid JSON: check line 3, column 1.'],
    ['[{"type": "a"}\n', 'The file is not valid JSON: check line 2, column 1.'],
    ['[{"type": "a"}]\n ]', 'The file is not valid JSON: check line 2, column 2.'],
    ['[{"type": "a"} {}]', 'The file is not valid JSON: check line 1, column 16.'],
    [text.slice(0, 3000), expect.stringMatching(/^The file is not valid JSON: check line \d+, /)],
    ['{"data": []}', 'The file must be a JSON list of products; it is an object.'],
    ['null', 'The file must be a JSON list of products; it is null.'],
    ['"x"', 'The file must be a JSON list of products; it is a text.'],
    ['12', 'The file must be a JSON list of products; it is a number.'],
    [`[${'0,'.repeat(100_000)}0]`, 'The file has more than 100000 rows. Upload it in parts.'],
    [`[{"model": "${'x'.repeat(1_000_001)}"}]`, 'Row 1 is too long for a product.'],
    [
      '[{"id":1,"title":"Outdoor Unit","path":"/products/outdoor"}]',
      'This is not a list of products. It seems to contain categories or menu entries: its rows have ' +
        'id, title, path; a product has type, model, title and category.',
    ],
    [
      '[{"a":1}]',
      'This is not a list of products. Its rows have a; a product has type, model, title and category.',
    ],
  ])('is rejected as a whole: %.40j', async (file, message) => {
    expect(await errorFor(file)).toEqual(message);
  });

  it('may have wrong rows among valid ones', async () => {
    const mixed = [raw[0], 5, { ...raw[1], offer_price: 'cheap' }, null, raw[2]];
    const { products, wrong } = await read(JSON.stringify(mixed));
    expect(products.map(({ row }) => row)).toEqual([1, 5]);
    expect(wrong.map(({ row, field }) => [row, field])).toEqual([
      [2, 'row'],
      [3, 'offer_price'],
      [4, 'row'],
    ]);
  });
});

describe('a CSV file', () => {
  const row = 'Outdoor Unit,AM1,VRF Outdoor Unit 8 HP,outdoor';

  it.each([
    ['commas', `type,model,title,category\n${row}\n`],
    ['semicolons', `type;model;title;category\r\n${row.replaceAll(',', ';')}\r\n`],
    ['a byte order mark', `\uFEFFtype,model,title,category\r\n${row}`],
    ['tabs', `type\tmodel\ttitle\tcategory\n${row.replaceAll(',', '\t')}\n`],
    ['a stated separator', `sep=|\r\ntype|model|title|category\n${row.replaceAll(',', '|')}\n`],
    [
      'lines above the headings',
      `Price list; units; 2026\n\n"Valid from 1 July, incl. VAT"\ntype;model;title;category\n${row.replaceAll(',', ';')}`,
    ],
    [
      'headings in any case and order',
      'MODEL, Title ,Category,TYPE\nAM1,"VRF Outdoor Unit 8 HP",outdoor,Outdoor Unit',
    ],
    ['blank lines and empty columns', `type,model,title,category,,\n\n${row},,\n,,,,,\n`],
    ['old line ends', `type,model,title,category\r${row}\r`],
  ])('may have %s', async (_, file) => {
    const { products, wrong } = await read(file);
    expect(wrong).toEqual([]);
    expect(products).toMatchObject([
      {
        id: null,
        category: 'outdoor',
        values: { type: 'Outdoor Unit', model: 'AM1', title: 'VRF Outdoor Unit 8 HP' },
      },
    ]);
  });

  it('may have quotes, line breaks and defused cells in its texts', async () => {
    const file = [
      'type,model,title,category,problem,due',
      `Outdoor Unit,"'=AM""1""","A, b; c\r\nd",outdoor,''-x,'-500`,
    ].join('\r\n');
    const { products, wrong } = await read(file);
    expect(wrong).toEqual([]);
    expect(products[0]!.values).toMatchObject({
      model: '=AM"1"',
      title: 'A, b; c\r\nd',
      problem: "'-x",
      due: -500,
    });
  });

  it('reads an empty cell as no value', async () => {
    const { products } = await read(`type,model,title,category,panel_model,position\n${row},,\n`);
    expect(products[0]).toMatchObject({ values: { panel_model: null }, blank_fields: [] });
    expect(products[0]!.values).not.toHaveProperty('position');
  });

  it.each([
    [
      'type,title,category\na,b,c',
      'This is not a list of products: its headings are ‘type’, ‘title’, ‘category’; required are model or id, and another column.',
    ],
    [
      'type,model,title,category,colour,Price\n',
      expect.stringMatching(
        /^The headings ‘colour’, ‘Price’ are not known\. Known headings: id, type, /,
      ),
    ],
    ['type,model,title,category,Model\n', 'The heading ‘model’ is there twice.'],
    [
      'Name,Phone\nA,1',
      'This is not a list of products: its headings are ‘Name’, ‘Phone’; required are model or id, and another column.',
    ],
    [
      'hello',
      'This is not a list of products: its headings are ‘hello’; required are model or id, and another column.',
    ],
    [
      `type,model,title,category\n${row}\n"open,1,2,3\n`,
      expect.stringMatching(/^The file is not valid CSV: check the quotes near line \d+\.$/),
    ],
    [
      `type,model,title,category\n"${'x'.repeat(1_000_100)}`,
      expect.stringMatching(/^The row at line \d+ is too long for a product\.$/),
    ],
  ])('is rejected as a whole: %.40j', async (file, message) => {
    expect(await errorFor(file)).toEqual(message);
  });

  it('has a wrong row if a value has no heading', async () => {
    const { wrong } = await read(`type,model,title,category\n${row},extra`);
    expect(wrong).toEqual([{ row: 1, field: 'column 5', reason: 'Unknown field.' }]);
  });
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shishir-product-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads all rows of a file with these bytes. */
async function open(bytes: Uint8Array): Promise<ReadRow[]> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const source = await openSource(path, folder);
  const rows: ReadRow[] = [];
  try {
    for await (const row of productFile(source).rows()) rows.push(row);
  } finally {
    await source.close();
  }
  return rows;
}

describe('a text file', () => {
  const list = 'type,model,title,category,panel_model\n,AM1,Cassette Grande Clé,4-way-cassette,৯';

  it.each([
    ['UTF-8', Buffer.from(list)],
    ['UTF-8 with a replacement character', Buffer.from(`${list}\n,AM2,\ufffd,4-way-cassette,`)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${list}`)],
    ['UTF-16', Buffer.from(`\uFEFF${list}`, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\uFEFF${list}`, 'utf16le').swap16()],
  ])('may be %s', async (_, bytes) => {
    const [first] = await open(bytes);
    expect(first).toMatchObject({
      product: { values: { title: 'Cassette Grande Clé', panel_model: '৯' } },
    });
  });

  it('may be Windows-1252', async () => {
    const bytes = Buffer.from(list.replace('৯', '\u0080'), 'latin1');
    expect(await open(bytes)).toMatchObject([
      { product: { values: { title: 'Cassette Grande Clé', panel_model: '€' } } },
    ]);
  });
});

describe('a workbook', () => {
  it('is read from its first sheet, with numbers, dates, formulas and lines above the headings', async () => {
    const rows = await open(await readFile(join(__dirname, 'testing/price-list.xlsx')));
    expect(rows).toMatchObject([
      {
        product: {
          ...{ row: 1, id: 9001, category: '4-way-cassette' },
          values: {
            ...{ model: '71250', title: 'Cassette 7.1 kW', cooling_kw: 7.1 },
            ...{ regular_price: 125_000, offer_price: 118_750 },
            ...{ receive_date: '2026-03-26', inverter_type: 'Inverter' },
          },
        },
      },
      {
        product: {
          ...{ row: 3, id: null },
          values: { model: 'B-2', cooling_kw: 10.55, refrigerant: 'R32', offer_price: 120_500 },
        },
      },
    ]);
    expect(await readdir(folder)).toEqual(['file']);
  });
});

describe('a file of another type', () => {
  it.each([
    [[0xff, 0xd8, 0xff, 0xe0], 'This file is a picture, not a list of products.'],
    [[0x89, 0x50, 0x4e, 0x47], 'This file is a picture, not a list of products.'],
    [[0x50, 0x4b, 3, 4], 'This file is a damaged archive or workbook. Save it again.'],
    [[0xd0, 0xcf, 0x11, 0xe0], 'This file is an old workbook (.xls). Save it as .xlsx or CSV.'],
    [[0x41, 0, 0x41], 'This file is not text, so it contains no products.'],
    [
      [0x22, 0xe0, 0xa6, 0xac, 0x22, 0xff],
      'Some letters of the file are damaged. Save it as CSV (UTF-8) again.',
    ],
    [[], 'The file is empty.'],
  ])('is rejected with its type: %j', async (bytes, message) => {
    expect(await errorOf(open(Uint8Array.from(bytes)))).toBe(message);
  });

  it('never fails without a readable sentence', async () => {
    const nearJson = fc
      .tuple(fc.json(), fc.nat(), fc.string())
      .map(([json, at, more]) => `[${json.slice(0, at % (json.length + 1))}${more}`);
    const nearCsv = fc
      .array(fc.array(fc.oneof(fc.string(), fc.constantFrom('"', '""', ',', ';', '\r'))))
      .map((lines) => ['type,model,title,category', ...lines.map((l) => l.join(','))].join('\n'));
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.oneof(nearJson, nearCsv, fc.string({ unit: 'binary' })).map((s) => Buffer.from(s)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        const thrown: unknown = await open(content).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (thrown !== undefined) expect(thrown).toBeInstanceOf(ImportError);
      }),
      { numRuns: 500 },
    );
  });
});
