import { totalOf } from '@shishir/contract';
import type { Route } from './+types/products-json.route';
import { apiOf } from '../api/api-context';
import { loadList, jsonFile } from './json-file.server';
import { toOldProduct } from './old-product';

const PAGE_SIZE = 100;

/** Every published product, by id, as the old site's file has it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const pageOf = (page: number) =>
    loadList(
      api.products.list({ query: { page, pageSize: PAGE_SIZE, sort: 'id', with: 'blank_fields' } }),
    );
  const first = await pageOf(1);
  const products = [...first.body];
  const pages = Math.ceil(totalOf(first.headers) / PAGE_SIZE);
  for (let page = 2; page <= pages; page += 1) products.push(...(await pageOf(page)).body);
  return jsonFile(products.map(toOldProduct));
}
