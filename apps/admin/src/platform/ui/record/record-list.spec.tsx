import { screen, within } from '@testing-library/react';
import { stubApi } from '../../testing/api-stub';
import { galleryItem, industry, opening, post } from '../../testing/record-rows';
import { renderDashboard } from '../../testing/render-dashboard';
import { setScreenWidth } from '../../testing/screen-width';
import { paths } from '../page/paths';

const deleted_at = '2026-11-20T08:05:00.000Z';

test.each([
  [
    'gallery',
    `${paths.gallery.list}?trash=true`,
    galleryItem({ deleted_at }),
    ['#', 'Image', 'Title', 'Project', 'Deleted', 'Kept until', 'Actions'],
  ],
  [
    'openings',
    `${paths.openings.list}?trash=true`,
    opening({ deleted_at }),
    ['#', 'Title', 'Location', 'Type', 'Deleted', 'Kept until', 'Actions'],
  ],
  [
    'industries',
    `${paths.industries.list}?trash=true`,
    industry({ deleted_at }),
    ['#', 'Title', 'Page', 'Deleted', 'Kept until', 'Actions'],
  ],
])('shows the columns of the trash of %s', async (resource, address, row, headers) => {
  const other = { ...row, id: 2, location: 'Khulna', type: 'Part Time' };
  stubApi({ [`GET /${resource}`]: { body: { data: [row, other] }, total: 2 } });
  renderDashboard(address);
  const table = within(await screen.findByRole('table'));
  const shown = table.getAllByRole('columnheader').map((header) => header.textContent);
  expect(shown.filter(Boolean)).toEqual(headers);
});

test('switches the layout of the trash too', async () => {
  stubApi({ 'GET /gallery': { body: { data: [galleryItem({ deleted_at })] }, total: 1 } });
  const { person } = renderDashboard(`${paths.gallery.list}?trash=true`);
  await person.click(await screen.findByRole('button', { name: 'Grid' }));
  expect(await screen.findByRole('list', { name: 'Gallery List' })).toBeVisible();
});

test('keeps the badges of a column that does not fold', async () => {
  stubApi({ 'GET /industries': { body: { data: [industry()] }, total: 1 } });
  renderDashboard(paths.industries.list);
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Active').closest('.MuiChip-root')).toHaveClass('MuiChip-colorSuccess');
});

test('hides a date column without values', async () => {
  const row = opening({ closing_date: null });
  stubApi({ 'GET /openings': { body: { data: [row] }, total: 1 } });
  renderDashboard(paths.openings.list);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('columnheader', { name: 'Posted' })).toBeVisible();
  expect(table.queryByRole('columnheader', { name: 'Closes' })).not.toBeInTheDocument();
});

test('hides the filter button on a phone if there are no filters', async () => {
  setScreenWidth(390);
  stubApi({ 'GET /posts': { body: { data: [post()] }, total: 1 } });
  renderDashboard(paths.posts.list);
  expect(await screen.findByRole('button', { name: 'View Clean filters' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});
