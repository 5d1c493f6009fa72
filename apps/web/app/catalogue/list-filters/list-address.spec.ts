import fc from 'fast-check';
import {
  addressOf,
  ALL,
  BOUNDS,
  CHOICES,
  type GroupMember,
  type ListAddress,
  SORTS,
  VIEWS,
  without,
  withoutFilters,
} from './list-address';
import { figure, figureProblem, isAsSent, readList } from './read-list';

/** Staff renamed one of the ducts. */
const MEMBERS: GroupMember[] = [
  { slug: 'outdoor', group: null },
  { slug: 'big-duct', group: 'duct' },
  { slug: 'medium-duct', group: 'duct' },
  { slug: 'chiller', group: null },
  { slug: 'flat-duct', group: 'duct' },
];
const written = (list: ListAddress) => addressOf(list, MEMBERS);
const asked = (change: Partial<ListAddress['chosen']>, rest: Partial<ListAddress> = {}) =>
  written({ ...ALL, ...rest, chosen: { ...ALL.chosen, ...change } });

describe('the address of a list', () => {
  it('uses the page of a category, of a whole group, or of all products', () => {
    expect(written(ALL)).toBe('/products');
    expect(asked({ category: ['outdoor'] })).toBe('/products/outdoor');
    expect(asked({ category: ['flat-duct', 'big-duct', 'medium-duct'] })).toBe('/products/duct');
    expect(asked({ category: ['outdoor', 'chiller'] })).toBe('/products?category=outdoor,chiller');
  });

  it.each([
    ['part of a group', ['big-duct', 'medium-duct']],
    ['a group and more', ['big-duct', 'medium-duct', 'flat-duct', 'chiller']],
    ['unknown categories', ['one', 'two']],
  ])('names each category of %s', (_case, category) => {
    expect(asked({ category })).toBe(`/products?category=${category.join(',')}`);
  });

  it('contains all filters in a fixed order', () => {
    const chosen = { type: ['Indoor Unit'], refrigerant: ['R32', 'R410A'], wind_free: ['true'] };
    const bounds = { ...ALL.bounds, tr_min: 1.5, price_max: 90_000 };
    expect(asked(chosen, { bounds, sort: '-offer_price', page: 2 })).toBe(
      '/products?type=Indoor+Unit&refrigerant=R32,R410A&wind_free=true&tr_min=1.5&price_max=90000&sort=-offer_price&page=2',
    );
    expect(asked({ category: ['chiller'] }, { q: '5 kw' })).toBe('/search?q=5+kw&category=chiller');
  });

  it('keeps the view, and the list of all units for a single category', () => {
    const one = { category: ['chiller'] };
    expect(asked(one, { view: 'table' })).toBe('/products/chiller?view=table');
    expect(asked(one, { view: 'all' })).toBe('/products?view=all&category=chiller');
    expect(asked({}, { view: 'all' })).toBe('/products?view=all');
  });

  it('parses back to the same list', () => {
    const values = fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9 _-]{0,20}[a-z0-9]$/), {
      maxLength: 5,
    });
    const bound = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }).map((n) => n / 4));
    const lists = fc.record({
      q: fc.constant('x'),
      chosen: fc.record(Object.fromEntries(CHOICES.map((choice) => [choice, values]))),
      bounds: fc.record(Object.fromEntries(BOUNDS.map((name) => [name, bound]))),
      sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
      page: fc.integer({ min: 1, max: 10_000 }),
      view: fc.constantFrom(null, ...VIEWS),
    });
    fc.assert(
      fc.property(lists, (made) => {
        const list = made as unknown as ListAddress;
        const { searchParams } = new URL(written(list), 'http://site.example');
        expect({ q: 'x', ...readList(searchParams) }).toEqual(list);
      }),
    );
  });

  it('omits invalid values', () => {
    const junk = 'tr_min=abc&tr_max=-3&price_min=1e99&sort=id;drop&page=-2&type=,,&nonsense=1';
    expect(readList(new URLSearchParams(junk))).toEqual({
      chosen: ALL.chosen,
      bounds: ALL.bounds,
      sort: 'position',
      page: 1,
      view: null,
    });
  });

  it.each([
    ['tr_min', '১.৫', 1.5],
    ['tr_min', '1,5', 1.5],
    ['tr_max', '1,500', null],
    ['flow_max', '1,000', 1000],
    ['price_min', '৳1,25,000', 125_000],
    ['price_max', 'Tk 58,000/-', 58_000],
    ['price_max', ' 90 000 ', 90_000],
    ['price_min', '0x10', null],
    ['tr_min', '', null],
    ['tr_min', 'two', null],
  ] as const)('reads %p of %p as %p', (bound, text, value) =>
    expect(figure(text, bound)).toBe(value),
  );

  it('reports an ambiguous capacity', () => {
    expect(figureProblem('1,500', 'tr_min')).toBe('write 1500 or 1.5.');
    expect(figureProblem('1,500', 'price_min')).toBeNull();
    expect(figureProblem('two', 'tr_min', '1.5')).toBe('enter a number, such as 1.5.');
    expect(figureProblem('-1', 'price_min')).toBe('enter 0 or more.');
    expect(figureProblem('3000000000', 'price_min')).toBe('enter a smaller number.');
  });

  it('removes one value, one range, or all filters', () => {
    const chosen = { ...ALL.chosen, category: ['outdoor', 'chiller'], type: ['Outdoor Unit'] };
    const bounds = { ...ALL.bounds, tr_min: 1, tr_max: 5 };
    const list: ListAddress = { ...ALL, chosen, bounds, sort: 'cooling_tr', page: 3 };
    expect(written(without(list, { choice: 'category', value: 'chiller' }))).toBe(
      '/products/outdoor?type=Outdoor+Unit&tr_min=1&tr_max=5&sort=cooling_tr',
    );
    expect(written(without(list, { bounds: ['tr_min', 'tr_max'] }))).toBe(
      '/products?category=outdoor,chiller&type=Outdoor+Unit&sort=cooling_tr',
    );
    expect(written(withoutFilters(list, ['chiller']))).toBe('/products/chiller?sort=cooling_tr');
  });

  it('recognizes the query of a form without JavaScript', () => {
    expect(isAsSent(new URLSearchParams('type=a&type=b'))).toBe(true);
    expect(isAsSent(new URLSearchParams('tr_min=&tr_max=3'))).toBe(true);
    expect(isAsSent(new URLSearchParams('type=a,b&tr_max=3&page=2'))).toBe(false);
    expect(isAsSent(new URLSearchParams('utm=1&utm=2'))).toBe(false);
  });
});
