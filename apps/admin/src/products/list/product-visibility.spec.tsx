import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../testing/api-stub';
import { renderDashboard } from '../../testing/render-dashboard';
import { product } from '../../testing/rows';

const LIST = '/dashboard/product/product-list';
const shown = product();
const hidden = product({ id: 2, model: 'AG260KSVANH', visibility: 'hidden' });

/** The list with chosen rows; each answer is that of one change of visibility. */
async function choose(rows: (typeof shown)[], ...responses: (StubResponse | number[])[]) {
  const { calls } = stubApi({
    'GET /products': { body: [shown, hidden], total: 2 },
    'POST /products/visibility': () => {
      const next = responses.shift()!;
      return Array.isArray(next) ? { body: { data: { changed: next } } } : next;
    },
  });
  const { person } = renderDashboard(LIST);
  for (const { model } of rows) {
    await person.click(await screen.findByRole('checkbox', { name: `Select ${model}` }));
  }
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const writes = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { person, press, writes };
}
const toast = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role=status]')!);

test('only what would change one of the chosen products is offered', async () => {
  const { person } = await choose([shown]);
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: 'Select AG260KSVANH' }));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Select AM224DXVGGH' }));
  expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
});

test('those that were changed are told, and they alone go back', async () => {
  const { press, writes } = await choose([shown, hidden], [1], [1]);
  await press('Hide');
  const done = await toast('Samsung AM224DXVGGH is hidden now. 1 was so already.');
  expect(done.getByText('Hidden')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
  await press('Undo');
  expect(await screen.findByText('Samsung AM224DXVGGH is published again.')).toBeVisible();
  expect(writes()).toEqual([
    { ids: [1, 2], visibility: 'hidden' },
    { ids: [1], visibility: 'published' },
  ]);
});

test('where somebody else was faster, nothing is claimed and nothing can be taken back', async () => {
  const { press } = await choose([hidden], []);
  await press('Publish');
  const done = await toast('Nothing changed: what you chose was published already.');
  expect(done.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a refusal is told in its words, and the products stay chosen', async () => {
  const sentence = 'Product 2 is not there any more. Nothing was changed.';
  const { press } = await choose([shown, hidden], errorResponse(404, sentence));
  await press('Publish');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('2 selected')).toBeVisible();
});
