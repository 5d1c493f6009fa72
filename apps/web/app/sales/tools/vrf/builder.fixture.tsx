import { DEFAULT_TARIFFS, DEFAULT_VALUES, STATIONS } from '@shishir/sizing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { findStyled } from '../../../platform/testing/page-sheet.fixture';
import { company } from '../../../platform/testing/shell.fixture';
import { ToastProvider } from '../../../platform/ui/toast';
import { Builder } from './builder';
import { typedFrom } from './system/project-query';

export const person = userEvent.setup();

export const indoor = [
  [25, 'four_way_cassette', 5.6, 56_500],
  [24, 'four_way_cassette', 4.5, 48_000],
  [57, 'wall_mounted', 2.8, 28_500],
  [58, 'wall_mounted', 7.1, null],
].map(([id, category, cooling_kw, price]) => ({
  id: id as number,
  model: `AM${id}`,
  title: `Unit ${id}`,
  category: category as string,
  cooling_kw: cooling_kw as number,
  price: price as number | null,
  refrigerant: 'R410A',
  power_input_w: 50,
  panel_model: category === 'four_way_cassette' ? 'PC4' : null,
}));
const outdoor = [8, 10, 12].map((horsepower, at) => ({
  id: at + 1,
  model: `AM${horsepower}HP`,
  title: `Outdoor ${horsepower} HP`,
  series: 'AM#HP',
  horsepower,
  cooling_kw: horsepower * 2.8,
  price: horsepower * 40_000,
  refrigerant: 'R410A',
  power_input_w: horsepower * 700,
  ...{ ratio_min: null, ratio_max: null, indoor_max: null, series_limits: null },
}));
const ventilators = [
  { id: 70, model: 'ERV500', title: 'Ventilator', price: 90_000, flow_m3h: 500 },
  { id: 71, model: 'ERV250', title: 'Ventilator', price: 60_000, flow_m3h: 250 },
];
const tariffs = (['LT-A', 'LT-E'] as const).map((code) => ({
  code,
  name: code,
  valid_from: null,
  confirmed: false,
  prices: DEFAULT_TARIFFS[code],
}));

/** Answers requests for units: with these, or with a failure if there are none. Returns the requested addresses. */
export function answer(units: typeof indoor): () => string[] {
  const data = { indoor: units, outdoor: [], ventilators: [] };
  const fetched = jest.fn().mockResolvedValue({
    ...{ ok: units.length > 0, status: units.length > 0 ? 200 : 503 },
    json: () => Promise.resolve({ data }),
  });
  global.fetch = fetched;
  return () => fetched.mock.calls.map(([address]: unknown[]) => String(address));
}

export async function open(
  query = '',
  units: ((typeof indoor)[number] & { models?: number })[] = indoor,
) {
  window.history.replaceState(null, '', `/tools/vrf${query}`);
  const { typed, unread } = typedFrom(new URLSearchParams(query));
  const page = {
    indoor: units,
    outdoor,
    ventilators,
    kinds: { four_way_cassette: '4-way cassette', wall_mounted: 'Wall mounted' },
    values: DEFAULT_VALUES,
    tariffs,
    climates: Object.fromEntries(STATIONS.map((name) => [name, `Climate of ${name}`])) as never,
    terms: null,
  };
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '*',
      HydrateFallback: () => null,
      loader: () => ({ user: null, company, menu: [], categories: [], publicUrl: 'http://x' }),
      Component: () => (
        <ToastProvider>
          <Builder
            {...page}
            {...{ typed, unread }}
            unsaved={null}
            today="23 Nov 2026"
            example={null}
          />
        </ToastProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={[`/tools/vrf${query}`]} />);
  await findStyled(() => screen.getByRole('heading', { level: 1 }));
}

export const panel = () => within(screen.getByRole('complementary', { name: 'Outdoor unit' }));
export const ratio = () => panel().getByRole('status').textContent;
export const rooms = () => within(screen.getByRole('region', { name: 'Rooms' }));
export const names = () =>
  rooms()
    .getAllByRole('textbox', { name: 'Room' })
    .map((input) => (input as HTMLInputElement).value);
export const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
export const FOUR = '?room=4.9_25_A&room=4.9_25x2_B&room=2.5_57_C';
