import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, type StubResponse } from '../../../platform/testing/api-stub';
import { product } from '../../../platform/testing/rows';
import { EDIT, openForm } from './product-form.fixture';

const base = product({ version: 4 });
const theirs = product({
  version: 5,
  brand: 'Haier',
  offer_price: 320000,
  updated_at: '2026-11-20T08:10:00.000Z',
});
const stale = errorResponse(409, 'Changed.', undefined, theirs, 'Sharmin Sultana');

/** Edits a product that another editor saves before the first save. */
async function edit(fields: Record<string, string>, after: StubResponse) {
  const responses = [stale, after];
  const page = await openForm(EDIT, {
    'GET /products/:id': { body: base },
    'PUT /products/:id': () => responses.shift()!,
  });
  for (const [label, text] of Object.entries(fields)) await page.fill(label, text);
  await page.save();
  return page;
}

async function meetEditor(after: StubResponse = { body: product({ version: 6 }) }) {
  const page = await edit({ Title: 'My title', 'Offer price': '310000' }, after);
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Sharmin Sultana changed this product' }),
  );
  const side = (field: string, name: RegExp) =>
    within(dialog.getByRole('radiogroup', { name: field })).getByRole('radio', { name });
  return { ...page, dialog, side };
}

test('merges without a question if both changed different fields', async () => {
  const { writes } = await edit({ Title: 'My title' }, { body: product({ version: 6 }) });
  expect(await screen.findByText('Product updated successfully!')).toBeVisible();
  expect(writes().map(({ body }) => body)).toEqual([
    { version: '4', title: 'My title' },
    { version: '5', title: 'My title' },
  ]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('asks only about fields that both changed', async () => {
  const { dialog, side } = await meetEditor();
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  expect(dialog.getByRole('radiogroup', { name: 'Offer price' })).toBeVisible();
  expect(dialog.getByText(/20\/11\/2026, 14:10/)).toBeVisible();
  expect(side('Offer price', /keep yours, ৳3,10,000/)).toBeChecked();
  expect(side('Offer price', /take theirs, ৳3,20,000/)).not.toBeChecked();
});

test('saves the choice per field on top of their version', async () => {
  const { side, person, writes } = await meetEditor();
  await person.click(side('Offer price', /take theirs/));
  await person.click(screen.getByRole('button', { name: 'Save this' }));
  expect(await screen.findByText('Product updated successfully!')).toBeVisible();
  expect(writes().map(({ body }) => body)).toEqual([
    { version: '4', title: 'My title', offer_price: '310000' },
    { version: '5', title: 'My title' },
  ]);
});

test('keeps all of mine with one click, and their other changes', async () => {
  const { dialog, person, writes } = await meetEditor();
  await person.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
  await person.click(dialog.getByRole('button', { name: 'Save this' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]!.body).toEqual({ version: '5', title: 'My title', offer_price: '310000' });
});

test('keeps all values when returning to the form', async () => {
  const { person } = await meetEditor();
  await person.click(screen.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue('My title');
  expect(screen.getByLabelText('Offer price')).toHaveValue('310000');
});

test('shows the merged values in the form after a second error', async () => {
  const { person } = await meetEditor(errorResponse(400, 'Please check.', { title: 'Too odd' }));
  await person.click(screen.getByRole('button', { name: 'Save this' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Too odd'),
  );
  expect(screen.getByLabelText('Title')).toHaveValue('My title');
  expect(screen.getByLabelText('Brand')).toHaveValue('Haier');
});
