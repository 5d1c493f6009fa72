import { act, screen, waitFor } from '@testing-library/react';
import {
  pendingResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { category } from '../../platform/testing/rows';

const PAGE = '/dashboard/setting/categories';
const ROW_HEIGHT = 70;
const rows = ['Outdoor Unit', 'Cassette', 'Duct', 'Filter'].map((title, index) =>
  category({
    id: index + 1,
    title,
    slug: title.toLowerCase().replace(' ', '-'),
    position: (index + 1) * 10,
    status: title === 'Cassette' ? 'inactive' : 'active',
  }),
);

/** Lays the rows out below each other, which jsdom does not do. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const row = this.closest('tbody tr');
    const place = row ? [...row.parentElement!.children].indexOf(row) : 0;
    return new DOMRect(0, row ? place * ROW_HEIGHT : 0, 800, ROW_HEIGHT);
  });
});
afterEach(() => jest.restoreAllMocks());

async function open(response: StubResponse | Promise<StubResponse>, address = PAGE) {
  let saved = rows;
  const { calls } = stubApi({
    'GET /categories': () => ({ body: { data: saved } }),
    'POST /categories/order': () => response,
  });
  const page = renderDashboard(address);
  await screen.findByRole('button', { name: 'Move Duct' });
  return {
    ...page,
    orders: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
    save: (ids: number[]) => (saved = ids.map((id) => rows.find((row) => row.id === id)!)),
  };
}

const titles = () =>
  screen
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label'));

type Person = Awaited<ReturnType<typeof open>>['person'];

/** Moves by keyboard; each key is announced before the next is pressed. */
async function move(person: Person, title: string, keys: [key: string, announcement: RegExp][]) {
  act(() => screen.getByRole('button', { name: `Move ${title}` }).focus());
  for (const [key, announcement] of keys) {
    await person.keyboard(key);
    await screen.findByText(announcement);
  }
}

const downTwice: [string, RegExp][] = [
  [' ', /^Outdoor Unit picked up at position 1 of 4/],
  ['{ArrowDown}', /^Outdoor Unit is at position 2 of 4/],
  ['{ArrowDown}', /^Outdoor Unit is at position 3 of 4/],
  [' ', /^Outdoor Unit put down at position 3 of 4/],
];
const MOVED = ['Move Cassette', 'Move Duct', 'Move Outdoor Unit', 'Move Filter'];
const AS_BEFORE = ['Move Outdoor Unit', 'Move Cassette', 'Move Duct', 'Move Filter'];

test('moves by keyboard, announces every step and saves immediately', async () => {
  const { response, respond } = pendingResponse();
  const { person, orders, save } = await open(response);
  await move(person, 'Outdoor Unit', downTwice);
  expect(titles()).toEqual(MOVED);
  await waitFor(() => expect(orders()).toEqual([{ ids: [2, 3, 1, 4] }]));
  save([2, 3, 1, 4]);
  respond({ body: { data: [] } });
  await waitFor(() => expect(titles()).toEqual(MOVED));
});

test('describes how to use a handle', async () => {
  await open({});
  const handle = screen.getByRole('button', { name: 'Move Duct' });
  // The instructions are rendered after the table.
  await waitFor(() =>
    expect(handle).toHaveAccessibleDescription(/press Space or Enter, then use the arrow keys/),
  );
});

test('puts the category back on Escape and saves nothing', async () => {
  const { person, orders } = await open({});
  await move(person, 'Outdoor Unit', [
    ...downTwice.slice(0, 2),
    ['{Escape}', /^Outdoor Unit is back where it was/],
  ]);
  expect(titles()).toEqual(AS_BEFORE);
  expect(orders()).toEqual([]);
});

test('reverts a rejected order and shows the server’s message', async () => {
  const { response, respond } = pendingResponse();
  const { person } = await open(response);
  await move(person, 'Outdoor Unit', downTwice);
  expect(titles()).toEqual(MOVED);
  const sentence = 'The categories have changed meanwhile. Please look at them again.';
  respond(errorResponse(409, sentence));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(titles()).toEqual(AS_BEFORE);
});

test('keeps the places of filtered-out categories when others are moved', async () => {
  const { person, orders } = await open({ body: { data: [] } }, `${PAGE}?status=active`);
  await move(person, 'Outdoor Unit', [
    [' ', /^Outdoor Unit picked up at position 1 of 3/],
    ['{ArrowDown}', /^Outdoor Unit is at position 2 of 3/],
    [' ', /^Outdoor Unit put down at position 2 of 3/],
  ]);
  await waitFor(() => expect(orders()).toEqual([{ ids: [3, 2, 1, 4] }]));
});
