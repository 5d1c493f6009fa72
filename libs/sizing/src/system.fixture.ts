import type { IndoorUnit, OutdoorUnit, SystemRoom } from './system';

/** Units and rooms of tests of systems. */
export const indoorUnit = (
  id: number,
  cooling_kw: number,
  own: Partial<IndoorUnit> = {},
): IndoorUnit => ({
  id,
  model: `AM${String(cooling_kw * 10).padStart(3, '0')}NN4DEH`,
  title: `Cassette ${cooling_kw} kW`,
  category: '4-way-cassette',
  cooling_kw,
  price: 50_000,
  refrigerant: 'R410A',
  power_input_w: 47,
  panel_model: null,
  ...own,
});

export const outdoorUnit = (
  id: number,
  hp: number,
  own: Partial<OutdoorUnit> = {},
): OutdoorUnit => ({
  id,
  model: `AM${Math.round(hp * 28)}DXVGGH`,
  title: `Outdoor Unit ${hp} HP`,
  series: 'AM#DXVGGH',
  horsepower: hp,
  cooling_kw: Math.round(hp * 28) / 10,
  price: hp * 41_000,
  refrigerant: 'R410A',
  power_input_w: hp * 700,
  ratio_min: null,
  ratio_max: null,
  indoor_max: null,
  ...own,
});

export const room = (
  unit: number | null,
  load_kw: number | null,
  own: Partial<SystemRoom> = {},
) => ({
  name: 'Room',
  load_kw,
  unit,
  count: 1,
  with_panel: true,
  ...own,
});
