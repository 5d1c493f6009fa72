import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../platform/testing/api-stub';
import { product } from '../../../platform/testing/rows';
import { ADD, EDIT, openForm, picture } from './product-form.fixture';

const saved = product({ version: 4 });
const responses = { 'GET /products/:id': { body: saved } };
const NOTE = /^Restored what you entered on \d\d\/\d\d\/\d{4}, \d\d:\d\d\./;
const note = () => screen.findByText(NOTE);
const title = () => screen.getByLabelText('Title');

/** Opens the form again, as after a reload of the page. */
function reload(...page: Parameters<typeof openForm>) {
  cleanup();
  return openForm(...page);
}

test('restores a new product after a reload, with the time of the last change', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T04:15:00Z'));
  const { fillNeeded, fill } = await openForm(ADD);
  await fillNeeded();
  await fill('Customer name', 'শিহাব উদ্দিন');
  await fill('Offer price', '329000');
  jest.restoreAllMocks();
  const { save, writes } = await reload(ADD, {
    'POST /products': { status: 201, body: product() },
  });
  expect(await screen.findByText('Restored what you entered on 27/11/2026, 10:15.')).toBeVisible();
  expect(title()).toHaveValue('VRF Outdoor Unit 8 HP');
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveTextContent('Outdoor Unit');
  await save();
  expect(await screen.findByText('Product added successfully!')).toBeVisible();
  expect(writes()[0]!.body).toMatchObject({ customer_name: 'শিহাব উদ্দিন', offer_price: '329000' });
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  await reload(ADD);
  expect(title()).toHaveValue('');
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

test('restores a changed product and sends only what differs', async () => {
  const { fill } = await openForm(EDIT, responses);
  await fill('Title', 'My title');
  await reload('/dashboard/product/edit/2', {
    'GET /products/:id': { body: product({ id: 2, title: 'Another' }) },
  });
  expect(title()).toHaveValue('Another');
  const { save, writes } = await reload(EDIT, {
    ...responses,
    'PUT /products/:id': { body: product({ version: 5, title: 'My title' }) },
  });
  expect(await note()).toBeVisible();
  expect(title()).toHaveValue('My title');
  await save();
  await waitFor(() => expect(writes()[0]?.body).toEqual({ version: '4', title: 'My title' }));
  await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
});

test('asks about fields that another editor changed before the reload', async () => {
  const { fill } = await openForm(EDIT, responses);
  await fill('Offer price', '310000');
  const theirs = product({ version: 5, brand: 'Haier', offer_price: 320000 });
  const { save, writes, person } = await reload(EDIT, {
    'GET /products/:id': { body: theirs },
    'PUT /products/:id': errorResponse(409, 'Changed.', undefined, theirs, 'Sharmin Sultana'),
  });
  expect(await note()).toBeVisible();
  expect(screen.getByLabelText('Offer price')).toHaveValue('310000');
  await save();
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Sharmin Sultana changed this product',
  });
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1);
  expect(writes()[0]!.body).toEqual({ version: '4', offer_price: '310000' });
  await person.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Offer price')).toHaveValue('310000');
});

test('discards a draft in favour of saved values', async () => {
  const { fill } = await openForm(EDIT, responses);
  await fill('Title', 'My title');
  const { person } = await reload(EDIT, {
    'GET /products/:id': { body: product({ version: 5, title: 'Their title' }) },
  });
  await person.click(
    within((await note()).parentElement!).getByRole('button', { name: 'Discard' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(title()).toHaveValue('Their title');
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  await reload(EDIT, responses);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

test('asks before a restored product is left, then drops the draft', async () => {
  const { fill } = await openForm(ADD);
  await fill('Title', 'Half a product');
  const { person } = await reload(ADD);
  await note();
  await person.click(screen.getByRole('link', { name: 'Product List' }));
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  await reload(ADD);
  expect(title()).toHaveValue('');
});

test('asks for chosen pictures again', async () => {
  const { fill, person } = await openForm(ADD);
  await person.upload(screen.getByLabelText('Choose pictures'), picture('unit.png'));
  await fill('Title', 'With a picture');
  await reload(ADD);
  expect(await note()).toHaveTextContent('Please choose your pictures again.');
  expect(title()).toHaveValue('With a picture');
  expect(screen.queryByLabelText('Alternative text of picture 1')).not.toBeInTheDocument();
});

test('removes the drafts of the account at sign-out', async () => {
  const { fill, person } = await openForm(ADD);
  await fill('Title', 'Half a product');
  localStorage.setItem('form-draft:99:product:new', '{}');
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('form-draft:'))).toEqual([
      'form-draft:99:product:new',
    ]),
  );
});

test('opens an empty form if the draft is unreadable', async () => {
  localStorage.setItem('form-draft:1:product:new', '{"at":');
  await openForm(ADD);
  expect(title()).toHaveValue('');
});
