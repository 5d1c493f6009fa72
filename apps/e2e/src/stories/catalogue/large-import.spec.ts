import { accountOf, httpRequest, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { Product } from '../../support/product';

const ROWS = 50_000;
/** CPU time, since elapsed time depends on what else the machine does. */
const MOST_SECONDS = 60;
/** In addition to the memory of the idle product. */
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
async function largeFile({ publicUrl }: Product): Promise<Blob> {
  const { text } = await httpRequest(`${publicUrl}/products.json`);
  const rows = JSON.parse(text) as { id: number; model: string }[];
  const row = (n: number) => {
    const old = rows[n % rows.length]!;
    return n < rows.length ? old : { ...old, id: 10_000 + n, model: `${old.model}-${n}` };
  };
  return new Blob([JSON.stringify(Array.from({ length: ROWS }, (_, n) => row(n)))]);
}

test(
  'previews and applies a file of 50,000 rows within a minute of CPU time',
  { tag: '@wide-only' },
  async () => {
    test.setTimeout(10 * 60_000);
    const product = await Product.start('sqlite', () => ({
      NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
    }));
    try {
      const imports = `${product.publicUrl}/api/v1/product-imports`;
      const file = await largeFile(product);
      const headers = { authorization: `Bearer ${await tokenOf(product, accountOf('admin'))}` };
      const form = new FormData();
      form.set('file', file, 'products.json');
      const before = process.platform === 'linux' ? await product.usage() : null;

      const preview = await fetch(imports, { method: 'POST', headers, body: form });
      expect(preview.status).toBe(201);
      const { data } = (await preview.json()) as { data: Import };
      expect(data.counts).toEqual({
        new: ROWS - 71,
        changed: 0,
        unchanged: 71,
        wrong: 0,
        left_out: 0,
      });
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

      if (before) {
        const after = await product.usage();
        expect(after.seconds - before.seconds).toBeLessThan(MOST_SECONDS);
        expect(after.peak - before.memory).toBeLessThan(MOST_BYTES);
      }
      const listed = await httpRequest(`${product.publicUrl}/api/v1/products?pageSize=1`);
      expect(listed.headers['x-total-count']).toBe(String(ROWS));
    } finally {
      await product.remove();
    }
  },
);
