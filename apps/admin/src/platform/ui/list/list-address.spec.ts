import { ProductQuery } from '@shishir/contract';
import { readListQuery } from './list-address';

const read = (search: string) => readListQuery(ProductQuery, new URLSearchParams(search));

test('reads an empty address as the first page of twenty rows', () => {
  expect(read('')).toEqual({ page: 1, pageSize: 20 });
});

test('reads page, order, search and filters as the API expects them', () => {
  expect(read('page=3&pageSize=50&sort=-cooling_tr&q=AM0&category=outdoor')).toEqual({
    page: 3,
    pageSize: 50,
    sort: '-cooling_tr',
    q: 'AM0',
    category: 'outdoor',
  });
});

test.each(['sort=password', 'page=-1', 'page=x', 'pageSize=9999', 'visibility=secret', 'view=15'])(
  'ignores %s and keeps valid parameters beside it',
  (search) => {
    expect(read(`${search}&q=AM0`)).toEqual({ page: 1, pageSize: 20, q: 'AM0' });
  },
);
