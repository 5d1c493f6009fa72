import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../testing/api-stub';
import { industry } from '../../testing/record-rows';
import { product } from '../../testing/rows';
import { renderDashboard } from '../../testing/render-dashboard';
import { ADD, openForm } from '../../../catalogue/products/form/product-form.fixture';
import { paths } from '../page/paths';

const item = (id: number, name: string) => ({
  id,
  name,
  picture: { key: `library/${name}`, width: 1280, height: 960, blur: '', alt: `The ${name}` },
  focal: { x: 50, y: 50 },
  bytes: 1000,
  uses: 0,
  released_at: null,
  version: 1,
  created_at: '2026-11-12T06:00:00.000Z',
});
const library = { body: { data: [item(7, 'desk'), item(8, 'roof')] }, total: 2 };
const saved = industry({ id: 5, title: 'Offices', version: 3 });

async function openIndustry(overrides: Record<string, StubResponse> = {}) {
  const { calls } = stubApi({
    'GET /industries/:id': { body: { data: saved } },
    'GET /industries': { body: { data: [saved] }, total: 1 },
    'GET /media': library,
    'PUT /industries/:id': { body: { data: saved } },
    ...overrides,
  });
  const page = renderDashboard(paths.industries.edit(5));
  const form = within(await screen.findByRole('form', { name: 'Edit Offices' }));
  return { ...page, form, calls };
}
const choose = async (person: ReturnType<typeof renderDashboard>['person'], name: RegExp) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  await person.click(await dialog.findByRole('button', { name }));
};

test('uses a picture of the library instead of a file for a record', async () => {
  const { person, form, calls } = await openIndustry();
  await person.click(form.getByRole('button', { name: 'Choose from library' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  await person.type(dialog.getByRole('searchbox', { name: 'Search pictures' }), 'desk{Enter}');
  await waitFor(() =>
    expect(
      calls
        .findLast((call) => call.address.pathname === '/api/v1/media')!
        .address.searchParams.get('q'),
    ).toBe('desk'),
  );
  await choose(person, /^The desk/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(form.getByText('desk')).toBeVisible();
  await person.click(form.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      media_id: '7',
      version: '3',
    }),
  );
});

test('shows an error if the library cannot be loaded, and can be closed', async () => {
  const { person, form } = await openIndustry({
    'GET /media': errorResponse(503, 'The database does not answer.'),
  });
  await person.click(form.getByRole('button', { name: 'Choose from library' }));
  expect(await screen.findByText('Error: The database does not answer.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(form.getByRole('button', { name: 'Choose from library' })).toBeVisible();
});

test('adds pictures of the library to the slots of a product, each once', async () => {
  const { fillNeeded, person, save, writes } = await openForm(ADD, {
    'GET /media': library,
    'POST /products': { status: 201, body: product() },
  });
  await fillNeeded();
  const pictures = within(screen.getByRole('region', { name: 'Pictures' }));
  const open = () => person.click(pictures.getByRole('button', { name: 'Choose from library' }));
  await open();
  await choose(person, /^The roof/);
  expect(await pictures.findByLabelText('Alternative text of picture 1')).toHaveValue('The roof');
  await open();
  await choose(person, /^The roof/);
  expect(await pictures.findByText('roof: The product already has this picture.')).toBeVisible();
  await save();
  await screen.findByText('Product added successfully!');
  expect(writes()[0]!.body).toMatchObject({
    pictures: JSON.stringify([{ media: 8, alt: 'The roof' }]),
  });
});
