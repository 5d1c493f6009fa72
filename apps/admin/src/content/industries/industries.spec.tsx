import { screen, waitFor, within } from '@testing-library/react';
import { stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { industry } from '../../platform/testing/record-rows';
import { setScreenWidth } from '../../platform/testing/screen-width';
import { paths } from '../../platform/ui/page/paths';

const home = industry();
const gym = industry({
  id: 2,
  title: 'Gym',
  link: '/page/air-conditioning-for-gym',
  active: false,
});

function open(address: string, overrides: Record<string, StubResponse> = {}) {
  const { calls } = stubApi({
    'GET /industries': { body: { data: [home, gym] }, total: 2 },
    'GET /industries/:id': { body: { data: home } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address: { pathname }, body }) => [`${method} ${pathname}`, body]);
  return { ...page, sent };
}

test('lists industries in their order and deletes one', async () => {
  const { person, sent } = open(paths.industries.list, {
    'DELETE /industries/:id': { body: { success: true } },
  });
  const table = within(await screen.findByRole('table', { name: 'Industries' }));
  expect(table.getByText('Inactive').closest('.MuiChip-root')).toHaveClass('MuiChip-colorWarning');
  expect(table.getByRole('button', { name: 'Move Home' })).toBeVisible();
  await person.click(table.getByRole('button', { name: 'Delete Gym' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent()).toEqual([['DELETE /api/v1/industries/2', {}]]));
});

test('deletes several industries together', async () => {
  const { person, sent } = open(paths.industries.list, {
    'POST /industries/trash': { body: { success: true } },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Select Home' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Gym' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete industry' }));
  await person.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent()).toEqual([['POST /api/v1/industries/trash', { ids: [1, 2] }]]));
});

test('moves a row with its menu on a phone', async () => {
  setScreenWidth(390);
  const { person, sent } = open(paths.industries.list, {
    'PUT /industries/order': { body: { success: true } },
  });
  await person.click(await screen.findByRole('button', { name: 'Actions for Home' }));
  expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await person.click(screen.getByRole('menuitem', { name: 'Move down' }));
  await waitFor(() => expect(sent()).toEqual([['PUT /api/v1/industries/order', { ids: [2, 1] }]]));
});

test('sends the differences and rejects an external address', async () => {
  const { person, sent, address } = open(paths.industries.edit(1), {
    'PUT /industries/:id': { body: { data: { ...home, version: 2 } } },
  });
  const link = await screen.findByRole('textbox', { name: 'Page' });
  await person.clear(link);
  await person.paste('elsewhere');
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  expect(screen.getByText('Begin with /, such as /page/air-conditioning-for-home')).toBeVisible();
  await person.clear(link);
  await person.paste('/page/home');
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(address()).toBe(paths.industries.list));
  expect(sent()).toEqual([['PUT /api/v1/industries/1', { link: '/page/home', version: '1' }]]);
});

test('counts unsaved changes and discards them after a question', async () => {
  const { person, sent } = open(paths.industries.edit(1));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(screen.getByText('No unsaved changes')).toBeVisible();
  await person.clear(title);
  await person.paste('Houses');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('No unsaved changes')).toBeVisible();
  expect(title).toHaveValue('Home');
  expect(sent()).toEqual([]);
});

test('saves a change with Ctrl+S', async () => {
  const { person, sent } = open(paths.industries.edit(1), {
    'PUT /industries/:id': { body: { data: { ...home, version: 2 } } },
  });
  await person.clear(await screen.findByRole('textbox', { name: 'Title' }));
  await person.paste('Houses');
  await person.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Industry saved.')).toBeVisible();
  expect(sent()).toEqual([['PUT /api/v1/industries/1', { title: 'Houses', version: '1' }]]);
});
