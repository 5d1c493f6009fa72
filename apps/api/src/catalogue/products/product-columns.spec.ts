import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductField,
  productField,
  STAFF_COLUMNS,
} from '@shishir/contract';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

const LIST = '/api/v1/products';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Columns with special values. */
const OWN: Partial<Record<ProductColumn, [unknown, unknown]>> = {
  customer_number: ['+8801711000000', '+8801711000001'],
  // A receive date cannot change once it is set.
  receive_date: [null, '2026-03-26'],
  visibility: ['published', 'published'],
  // Determined by the category.
  type: ['Outdoor Unit', 'Outdoor Unit'],
};

/** Returns two different values for a kind of column. */
function valuesOf(column: ProductColumn, field: ProductField): [unknown, unknown] {
  switch (field.kind) {
    case 'text':
      return [`${column} before`.slice(0, field.max), `${column} after`.slice(0, field.max)];
    case 'choice':
      return [field.choices[0], field.choices[1]];
    case 'decimal':
      return [12.25, 12.5];
    case 'day':
      return ['2026-03-26', '2026-03-27'];
    default:
      return [12, 24];
  }
}

/** Returns a value for each column that can be written: the first or the second of two. */
function productWith(which: 0 | 1): Record<string, unknown> {
  const writable = PRODUCT_COLUMNS.filter((column) => productField(column).kind !== 'balance');
  return Object.fromEntries(
    writable.map((column) => [
      column,
      (OWN[column] ?? valuesOf(column, productField(column)))[which],
    ]),
  );
}

describe('each product column', () => {
  it('is written, changed, audited, exported and read, by visitors if it is public', async () => {
    const [before, after] = [productWith(0), productWith(1)];
    const created = await api
      .as('staff', 'post', LIST)
      .send({ ...before, category: 'outdoor' })
      .expect(201);
    const { id } = created.body as { id: number };
    expect(created.body).toMatchObject({ ...before, due: 0 });

    const changed = await api.as('staff', 'put', `${LIST}/${id}`).send(after).expect(200);
    expect(changed.body).toMatchObject({ ...after, due: 0 });

    const line = await api.dataSource
      .getRepository(AuditEntity)
      .findOneByOrFail({ subject: 'product', subject_id: id, action: 'updated' });
    for (const [field, value] of Object.entries(after)) {
      if (before[field] === value) continue;
      expect(line.changes).toContainEqual({ field, before: before[field], after: value });
    }

    const exported = await api
      .as('staff', 'get', `${LIST}/export?format=json&q=${encodeURIComponent('model after')}`)
      .expect(200);
    const row = (exported.body as Record<string, unknown>[]).find((one) => one['id'] === id);
    expect(row).toMatchObject(after);

    const visitors = (await api.call('get', `${LIST}/${id}`).expect(200)).body as object;
    for (const column of PRODUCT_COLUMNS) {
      if ((STAFF_COLUMNS as readonly string[]).includes(column)) {
        expect(visitors).not.toHaveProperty(column);
      } else expect(visitors).toHaveProperty(column, after[column]);
    }
  });
});
