/** @jest-environment node */
import { isNumeric, PUBLIC_COLUMNS, productField } from '@shishir/contract/product-fields';
import fc from 'fast-check';
import type { CallApi } from '../../platform/api/api-client';
import { openedPage } from '../../platform/api/testing';
import * as compare from '../compare/compare.route';
import * as search from '../search/search.route';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { rows } from '../../platform/testing/catalogue-rows.fixture';
import * as key from './product-key.route';

const NUMERIC = PUBLIC_COLUMNS.filter((column) => isNumeric(productField(column)));
const whole = fc.constantFrom(null, 0, -1, 1, 2_147_483_647);
const figure = fc.constantFrom(null, 0, -1, 1e-7, 0.01, 1, 99_999_999.99);
const figures = fc.record(
  Object.fromEntries(
    NUMERIC.map((column) => [column, productField(column).kind === 'decimal' ? figure : whole]),
  ),
);

/** API whose categories also have generated ranges. */
const withRanges = (callApi: CallApi, [low, high]: (number | null)[]): CallApi => {
  return async (request, visitor) => {
    const response = await callApi(request, visitor);
    if (!/\/categories(\/|$)/.test(new URL(request.url).pathname)) return response;
    const body = (await response.json()) as { data: object | object[] };
    const ranged = (category: object) => ({ ...category, tr_min: low, tr_max: high });
    const data = Array.isArray(body.data) ? body.data.map(ranged) : ranged(body.data);
    return Response.json({ data }, { status: response.status });
  };
};

/** Waits for a loader; accepts redirects. */
const loaded = (page: Promise<unknown>) =>
  page.catch((thrown: unknown) => {
    if (!(thrown instanceof Response) || thrown.status >= 400) throw thrown;
  });

it('loads every page of the catalogue with any values of its products', async () => {
  const values = fc.tuple(fc.tuple(figures, figures), fc.tuple(figure, figure));
  await fc.assert(
    fc.asyncProperty(values, async ([[one, other], range]) => {
      const products = rows.map((row, at) => ({ ...row, ...(at % 2 ? one : other) }));
      const callApi = withRanges(catalogueApi(products), range);
      for (const path of [
        ...['/products', '/products?view=all', '/products/outdoor', '/products/outdoor?view=table'],
        ...[`/products/${rows[0]!.id}`, '/products?tr_min=1&price_max=500000'],
      ]) {
        const args = openedPage(path, callApi);
        const [, , last] = args.url.pathname.split('/');
        await loaded(key.loader({ ...args, params: last ? { key: last } : {} }));
      }
      await loaded(search.loader(openedPage('/search?q=8', callApi)));
      await loaded(compare.loader(openedPage('/products/compare?ids=1,2', callApi)));
    }),
    { numRuns: 50 },
  );
});
