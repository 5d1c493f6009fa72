import { accountOf, httpRequest, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { Product } from '../../support/product';

const ROWS = 50_000;
/** Of the processor: the time that passes depends on what else the machine does. */
const MOST_SECONDS = 60;
/** On top of the memory of the idle product. */
const MOST_BYTES = 200e6;
/** In MB, as on a small server. With much memory, V8 keeps four times what is in use before it frees any. */
const HEAP = 400;

interface Import {
  id: number;
  status: string;
  counts: object;
  /** Null as soon as nothing is under way. */
  work: object | null;
  problem: string | null;
}

/** The rows of the old file repeated, each with its own id and model. */
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
  'a file of 50,000 rows is previewed and applied with a minute of work',
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
      expect(data.counts).toEqual({ new: ROWS - 71, changed: 0, unchanged: 71, wrong: 0 });
      const applied = await fetch(`${imports}/${data.id}/apply`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ rows: 'all' }),
      });
      // Of longer work, the request answers before its end, and the dashboard asks until it has ended.
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
