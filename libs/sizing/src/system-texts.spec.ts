import { planSystem } from './plan-system';
import type { Catalogue, IndoorUnit, OutdoorUnit, SystemRoom } from './system';
import { kwText, ratioText, sizeName, warningText, windowText } from './system-texts';

const indoor: IndoorUnit[] = [
  ['four_way_cassette', 5.6, 'PC4'] as const,
  ['slim_duct', 3.6, null] as const,
  ['wall_mounted', 2.8, null] as const,
].map(([category, cooling_kw, panel_model], at) => ({
  id: at + 1,
  model: `IN${at + 1}`,
  title: category,
  category,
  cooling_kw,
  panel_model,
  price: 50_000,
  refrigerant: 'R410A',
  power_input_w: 40,
}));
const outdoor: OutdoorUnit[] = [8, 16].map((horsepower, at) => ({
  id: at + 11,
  model: `OUT${horsepower}`,
  title: 'Outdoor unit',
  series: 'OUT#',
  horsepower,
  cooling_kw: horsepower * 2.8,
  price: 300_000,
  refrigerant: 'R410A',
  power_input_w: 5000,
  ratio_min: null,
  ratio_max: null,
  indoor_max: null,
}));
const catalogue: Catalogue = { indoor, outdoor };
const room = (own: Partial<SystemRoom> = {}): SystemRoom => ({
  name: 'Hall',
  load_kw: 5,
  unit: 1,
  count: 1,
  with_panel: true,
  ...own,
});
function planOf(rooms: SystemRoom[], ids: number[] = []) {
  const result = planSystem({ rooms, outdoor: ids }, catalogue);
  if (!result.ok) throw new Error('no plan');
  return result.value;
}

describe('the texts of a system', () => {
  it.each([
    [45.5, '45.5 kW'],
    [6, '6.0 kW'],
    [2.25, '2.25 kW'],
    [0.1 + 0.2, '0.3 kW'],
  ])('format %s kW as %s', (kw, text) => expect(kwText(kw)).toBe(text));

  it.each([
    [101.6, '102%'],
    [130, '130%'],
    [130.04, '130.04%'],
    [130.4, '130.4%'],
    [49.9, '49.9%'],
    [135.4, '135%'],
  ])('never round the ratio %s into its window: %s', (ratio, text) =>
    expect(ratioText(ratio, { ratio_min: 50, ratio_max: 130 })).toBe(text),
  );

  it('state the problem, its extent and the source of the limit', () => {
    const plan = planOf([room({ count: 6, load_kw: 30, name: '' })], [11]);
    const texts = plan.warnings.map((warning) => warningText(warning, plan));
    expect(texts).toEqual([
      {
        title: 'The ratio is too high: 150%',
        text: 'The indoor units add up to 33.6 kW. 8 HP allows up to 130%, which is 29.12 kW.',
      },
      {
        title: 'Below the room loads',
        text: 'At the same time, the rooms need 30.0 kW; 8 HP gives 20.58 kW at the design conditions. Choose a larger one, or check the loads.',
      },
    ]);
    expect(windowText(plan.outdoor!)).toMatch(
      /^Allowed ratio for OUT8: 50 to 130%, up to 13 indoor units.*to be confirmed/,
    );
    const hidden = planOf([room({ name: '', unit: 99 })]);
    expect(warningText(hidden.warnings[0]!, hidden).text).toMatch(
      /^Room 1: its unit \(catalogue no\. 99\).*name and load stay as they are/,
    );
  });

  it('name combinations by their modules', () => {
    const plan = planOf([room({ count: 10, load_kw: 40 })], [11, 12]);
    expect(sizeName(plan.outdoor!)).toBe('8 + 16 HP');
  });
});
