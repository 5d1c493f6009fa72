import { screen, waitFor, within } from '@testing-library/react';
import { openForm, EDIT } from '../../../catalogue/products/form/product-form.fixture';
import { noResponse, pendingResponse, setOnline, stubApi } from '../../testing/api-stub';
import { renderDashboard } from '../../testing/render-dashboard';
import { category, product, staff } from '../../testing/rows';

const OFFLINE = 'You are offline. Check your connection and try again.';

afterEach(() => setOnline(true));

test('fails to save a product immediately without a connection and does not send it later', async () => {
  const { person, fill, writes, address } = await openForm(EDIT, {
    'GET /products/:id': { body: product() },
    'PUT /products/:id': noResponse,
  });
  await fill('Offer price', '3,10,000');
  setOnline(false);
  await person.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(new RegExp(OFFLINE))).toBeVisible();
  expect(screen.getByText(/^Save changes/, { selector: 'button' })).toBeEnabled();
  expect(writes()).toHaveLength(1);
  await person.click(screen.getByRole('link', { name: 'Overview' }));
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(address()).toBe('/dashboard');
  setOnline(true);
  await waitFor(() => expect(writes()).toHaveLength(1));
});

async function openCategory(responses: Parameters<typeof stubApi>[0]) {
  const { calls } = stubApi({ 'GET /categories': { body: { data: [category()] } }, ...responses });
  const { person } = renderDashboard('/dashboard/setting/categories');
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor Unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Outdoor Unit' }));
  await person.click(dialog.getByRole('textbox', { name: 'Type' }));
  await person.paste('Outdoor');
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const puts = () => calls.filter(({ method }) => method === 'PUT');
  return { dialog, press, puts };
}

test('shows above the form of a category that there is no connection', async () => {
  const { dialog, press, puts } = await openCategory({ 'PUT /categories/:id': noResponse });
  setOnline(false);
  await press('Save');
  expect(await dialog.findByText(OFFLINE)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  setOnline(true);
  expect(puts()).toHaveLength(1);
});

test('aborts a pending save when its changes are discarded', async () => {
  const { response } = pendingResponse();
  const { press, puts } = await openCategory({ 'PUT /categories/:id': response });
  await press('Save');
  await waitFor(() => expect(puts()).toHaveLength(1));
  await press('Cancel');
  await press('Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(puts()[0]!.signal?.aborted).toBe(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('closes the question about unsaved changes when a pending save succeeds', async () => {
  const { response, respond } = pendingResponse();
  const { press } = await openCategory({ 'PUT /categories/:id': response });
  await press('Save');
  await press('Cancel');
  expect(await screen.findByText('Discard your changes?')).toBeVisible();
  respond({ body: { data: category({ type: 'Outdoor' }) } });
  expect(await screen.findByText('Category saved.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('shows that the next page of a list needs a connection, and loads it once online', async () => {
  let online = true;
  stubApi({
    'GET /user': () => (online ? { body: { data: [staff()] }, total: 45 } : noResponse()),
  });
  const { person } = renderDashboard('/dashboard/user/user-list');
  await screen.findByText('1 to 20 of 45');
  online = false;
  setOnline(false);
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(`Error: ${OFFLINE}`)).toBeVisible();
  online = true;
  setOnline(true);
  expect(await screen.findByText('21 to 40 of 45')).toBeVisible();
});
