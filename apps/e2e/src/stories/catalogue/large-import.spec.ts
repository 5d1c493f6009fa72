import { accountOf, httpRequest, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { Product } from '../../support/product';

const ROWS = 50_000;
/** CPU time of the large file in relation to a tenth of it: 10 if each row takes the same time. */
const MOST_TIMES = 15;
/** In addition to the memory after the small file. */
const MOST_BYTES = 200e6;
/** In MB, as on a small server. With much memory, V8 uses four times the necessary memory before it frees any. */
const HEAP = 400;

interface Import {
  id: number;
  status: string;
  counts: object;
  /** Null when no work is in progress. */
  work: object | null;
  problem: string | null;
}

/** The rows of the old file repeated, each with a new id and model. */
async function largeFile({ publicUrl }: Product, from: number, length: number): Promise<Blob> {
  const { text } = await httpRequest(`${publicUrl}/products.json`);
  const rows = JSON.parse(text) as { id: number; model: string }[];
  const row = (n: number) => {
    const old = rows[n % rows.length]!;
    return { ...old, id: 10_000 + n, model: `${old.model}-${n}` };
  };
  return new Blob([JSON.stringify(Array.from({ length }, (_, n) => row(from + n)))]);
}

/** Imports new products over HTTP. */
async function importNew(product: Product, from: number, length: number): Promise<void> {
  const imports = `${product.publicUrl}/api/v1/product-imports`;
  const file = await largeFile(product, from, length);
  const headers = { authorization: `Bearer ${await tokenOf(product, accountOf('admin'))}` };
  const form = new FormData();
  form.set('file', file, 'products.json');
  const preview = await fetch(imports, { method: 'POST', headers, body: form });
  expect(preview.status).toBe(201);
  const { data } = (await preview.json()) as { data: Import };
  expect(data.counts).toEqual({ new: length, changed: 0, unchanged: 0, wrong: 0, left_out: 0 });
  const applied = await fetch(`${imports}/${data.id}/apply`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ rows: 'all' }),
  });
  // The request may respond before longer work ends; the dashboard then polls until it does.
  expect([200, 202]).toContain(applied.status);
  let state = ((await applied.json()) as { data: Import }).data;
  const load = async () => {
    const response = await fetch(`${imports}/${data.id}`, { headers });
    state = ((await response.json()) as { data: Import }).data;
    return state.work;
  };
  await expect.poll(load, { timeout: 5 * 60_000, intervals: [1_000] }).toBeNull();
  expect(state).toMatchObject({ status: 'applied', problem: null, counts: data.counts });
}

test(
  'imports 50,000 rows in ten times the CPU time of 5,000, and little memory',
  { tag: '@wide-only' },
  async () => {
    test.setTimeout(10 * 60_000);
    const product = await Product.start('sqlite', () => ({
      NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
    }));
    try {
      const usage = async () => (process.platform === 'linux' ? product.usage() : null);
      const before = await usage();
      await importNew(product, 0, ROWS / 10);
      const between = await usage();
      await importNew(product, ROWS / 10, ROWS);
      const after = await usage();
      if (before && between && after) {
        const few = between.seconds - before.seconds;
        expect((after.seconds - between.seconds) / few).toBeLessThan(MOST_TIMES);
        expect(after.peak - between.memory).toBeLessThan(MOST_BYTES);
      }
      const listed = await httpRequest(`${product.publicUrl}/api/v1/products?pageSize=1`);
      expect(listed.headers['x-total-count']).toBe(String(71 + ROWS + ROWS / 10));
    } finally {
      await product.remove();
    }
  },
);
