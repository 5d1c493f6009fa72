import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProductEntity } from '../products/product.entity';
import { fileStories } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
  stories = fileStories(api);
});
afterAll(() => api.close());

const products = () => api.dataSource.getRepository(ProductEntity);
const list = (...rows: string[]) =>
  ['brand,model,title,category,regular_price', ...rows].join('\n');
/** Uploads a list and returns the rows of its preview. */
async function preview(text: string) {
  const { id, counts } = await stories.preview(text, 'prices.csv');
  return { id, counts, rows: await stories.rows(id) };
}

describe('a price list without ids', () => {
  const may = list(
    'Haier,HSU-18,Split 18,split,"৳1,05,000/-"',
    'Haier,HSU-24,Split 24,split,"Tk. 1,26,500"',
  );

  it('adds its products once, and changes the same ones a month later', async () => {
    const first = await preview(may);
    expect(first.counts).toMatchObject({ new: 2, wrong: 0 });
    await stories.apply(first.id).expect(200);
    expect((await preview(may)).counts).toMatchObject({ unchanged: 2, new: 0 });

    const june = await preview(list('HAIER,hsu-18,Split 18,split,"1,08,000"'));
    const { id } = await products().findOneByOrFail({ model: 'HSU-18' });
    expect(june.rows).toMatchObject([
      {
        ...{ effect: 'changed', id, notes: [`This is product ${id}, which has this model.`] },
        fields: [{ field: 'regular_price', from: 105_000, to: 108_000 }],
      },
    ]);
  });

  it('needs no other columns than those that change', async () => {
    const { id, title } = await products().findOneByOrFail({ model: 'HSU-24' });
    const { rows } = await preview('Model;Regular price\nhsu-24;1,30,000\nHSU-30;1,50,000');
    expect(rows).toMatchObject([
      {
        ...{ effect: 'changed', id },
        fields: [{ field: 'regular_price', from: 126_500, to: 130_000 }],
      },
      {
        effect: 'wrong',
        problems: [
          {
            field: 'model',
            reason: 'No product has this ID or model. A new one needs a title and a category.',
          },
        ],
      },
    ]);
    expect(title).toBe('Split 24');
    const byId = await preview(`id,regular_price\n${id},131000`);
    expect(byId.rows).toMatchObject([{ effect: 'changed', id }]);
  });

  it('adds a product of another brand with the same model', async () => {
    const { rows } = await preview(list('Gree,HSU-18,Gree split,split,90000'));
    expect(rows).toMatchObject([{ effect: 'new', id: null }]);
  });

  it('rejects two rows of one product, naming both', async () => {
    const { rows } = await preview(
      list(
        'Haier,HSU-18,Split 18,split,1',
        'Haier,Other,Other,split,2',
        ',hsu-18,Split 18,split,3',
      ),
    );
    const twice = 'Rows 1 and 3 are the same product. Keep one of them.';
    expect(rows.map(({ effect }) => effect)).toEqual(['wrong', 'new', 'wrong']);
    for (const row of [rows[0], rows[2]])
      expect(row!.problems).toEqual([{ field: 'model', reason: twice }]);
  });

  it('rejects a row of a product that another row names by its id', async () => {
    const { id } = await products().findOneByOrFail({ model: 'HSU-24' });
    const { rows } = await preview(
      `id,model,title,category\n${id},HSU-24,Split 24,split\n,HSU-24,Split 24,split`,
    );
    expect(rows[1]).toMatchObject({
      effect: 'wrong',
      problems: [
        { field: 'model', reason: 'Rows 1 and 2 are the same product. Keep one of them.' },
      ],
    });
  });

  it('warns of an id that belongs to another model, but not of another spelling', async () => {
    const { id } = await products().findOneByOrFail({ model: 'HSU-18' });
    const warningsOf = async (model: string) =>
      (await preview(`id,model\n${id},${model}`)).rows[0]!.warnings;
    expect(await warningsOf('HSU-36')).toEqual([
      `Product ${id} is HSU-18 now and becomes HSU-36. Check its ID.`,
    ]);
    expect(await warningsOf('hsu-18')).toEqual([]);
  });

  it('rejects a model that several products have', async () => {
    const row = { brand: 'Twin', title: 'Twin', category: 'split', model: 'TW-1' };
    const add = () => api.as('staff', 'post', '/api/v1/products').send(row).expect(201);
    await add();
    await add();
    const { rows } = await preview(list('Twin,TW-1,Twin,split,1'));
    expect(rows[0]!.problems[0]!.reason).toMatch(/^Several products have this model: \d+, \d+\./);
  });

  it('rejects a row of a product in the trash', async () => {
    const { id } = await products().findOneByOrFail({ model: 'HSU-24' });
    await api.as('staff', 'delete', `/api/v1/products/${id}`).expect(200);
    const { rows } = await preview(list('Haier,HSU-24,Split 24,split,1'));
    expect(rows[0]!.problems[0]!.reason).toContain(`Product ${id} is in the trash.`);
  });

  it('warns of a price that changes by more than 30%, and invents no brand', async () => {
    const first = await preview('model,title,category,regular_price\nNB-1,No brand,split,100000');
    expect(first.rows).toMatchObject([{ effect: 'new', notes: [], warnings: [] }]);
    await stories.apply(first.id).expect(200);
    expect(await products().findOneByOrFail({ model: 'NB-1' })).toMatchObject({ brand: null });
    const change = async (price: number) => {
      const { rows } = await preview(`model,regular_price\nNB-1,${price}`);
      return rows[0]!.warnings;
    };
    expect(await change(130_000)).toEqual([]);
    expect(await change(10_000)).toEqual([
      'The regular price changes from ৳1,00,000 to ৳10,000 (−90%).',
    ]);
  });

  it('may be a workbook', async () => {
    const workbook = await readFile(join(__dirname, '../import/testing/price-list.xlsx'));
    const { id, counts } = await stories.preview(workbook, 'prices.xlsx');
    expect(counts).toMatchObject({ new: 2, wrong: 0 });
    await stories.apply(id).expect(200);
    expect(await products().findOneByOrFail({ id: 9001 })).toMatchObject({
      ...{ model: '71250', offer_price: 118_750, receive_date: '2026-03-26' },
    });
  });
});
