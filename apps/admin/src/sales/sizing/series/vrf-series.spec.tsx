import { screen, within } from '@testing-library/react';
import { stubApi } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { sizingValue, sizingValues } from '../../../platform/testing/sizing-rows';

const PAGE = '/dashboard/setting/vrf-series';
const VALUES = sizingValues(sizingValue('pipe_run_max_m', { value: 180 }));
const SERIES = 'Samsung AM#DXVGGH';
const unit = (horsepower: number) => ({ series: SERIES, horsepower, cooling_kw: horsepower * 2.8 });
const row = {
  ...{ id: 1, series: SERIES, module_sets: [[8, 10]], run_max_m: 120 },
  ...{ height_above_max_m: null, height_below_max_m: null, source: 'Manual', confirmed: false },
  ...{ confirmed_by: null, confirmed_on: null, version: 1 },
  updated_at: '2026-11-20T08:05:00.000Z',
};

async function open(rows: object[], set: object = row) {
  const { calls } = stubApi({
    'GET /vrf-series': { body: { data: rows } },
    'GET /sizing/catalogue': { body: { data: { indoor: [], outdoor: [unit(8), unit(10)] } } },
    'GET /sizing/values': { body: { data: VALUES } },
    'PUT /vrf-series': { body: { data: set } },
  });
  const page = renderDashboard(PAGE);
  const card = within(await screen.findByRole('region', { name: SERIES }));
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...page, card, sent };
}

test('shows each series of the catalogue with its limits, or that they are typical', async () => {
  const { card } = await open([]);
  expect(card.getByText('2 models, 8 to 10 HP')).toBeVisible();
  expect(card.getByText('Typical limits')).toBeVisible();
  expect(card.getByText('180 m, typical')).toBeVisible();
  expect(card.getByText(/^Not entered: up to three modules/)).toBeVisible();
});

test('takes the sets of modules from a text, and rejects others at their field', async () => {
  const { person, card, sent } = await open([row]);
  expect(card.getByText('8 + 10')).toBeVisible();
  await person.click(card.getByRole('button', { name: `Edit ${SERIES}` }));
  const dialog = within(await screen.findByRole('dialog', { name: SERIES }));
  const sets = dialog.getByLabelText(/^Combinations/);
  await person.clear(sets);
  await person.type(sets, '8; 10 + 12');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Enter sets of two or three modules/)).toBeVisible();
  await person.clear(sets);
  await person.type(sets, '8+8, 10 + 12');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`${SERIES} saved.`)).toBeVisible();
  expect(sent()).toMatchObject([
    {
      series: SERIES,
      module_sets: [
        [8, 8],
        [10, 12],
      ],
      run_max_m: 120,
      version: 1,
    },
  ]);
});
