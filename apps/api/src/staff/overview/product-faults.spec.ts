/** @sqlite-only Compares figures in code. */
import type { CategoryKind } from '@shishir/contract';
import { comparedWith, type FaultRow, faultsOf } from './product-faults';

const row = (id: number, kind: CategoryKind, own: Partial<FaultRow>): FaultRow => ({
  ...{ id, kind, model: '', title: '', category_id: 1, brand: 'Samsung', refrigerant: 'R410A' },
  ...{ inverter_type: 'Inverter', horsepower: null, cooling_kw: null, power_input_w: null },
  ...{ air_flow_high_cfm: null, eer: null, cop: null, price: null },
  ...{ size_width_mm: 1795, size_height_mm: 1695, size_depth_mm: 765 },
  ...own,
});

describe('implausible figures', () => {
  it('include a larger size that costs less than a smaller one of its series', () => {
    const cassette = (id: number, cooling_kw: number, price: number | null, own = {}) =>
      row(id, 'four_way_cassette', { cooling_kw, price, ...own });
    const rows = [
      cassette(1, 5.6, 56_500),
      cassette(2, 6, 54_500),
      cassette(3, 7.1, 59_500),
      cassette(4, 9, 50_000, { brand: 'Haier' }),
      cassette(5, 11.2, null),
      cassette(6, 7.1, 57_000),
    ];
    expect(faultsOf(rows).larger_costs_less).toEqual([2]);
    expect(rows.map((one) => comparedWith(one, rows).smaller_costs_more?.id)).toEqual([
      ...[undefined, 1, undefined, undefined, undefined, undefined],
    ]);
    const fan = (id: number, title: string, price: number) =>
      row(id, 'ventilation', { title, price });
    const fans = [
      fan(1, '250 CMH', 67_250),
      fan(2, '1000 CMH', 113_000),
      fan(3, '350 CMH', 58_000),
    ];
    expect(faultsOf(fans).larger_costs_less).toEqual([3]);
  });

  it('include chillers in one cabinet with much different capacities', () => {
    const chiller = (id: number, cooling_kw: number, own = {}) =>
      row(id, 'chiller', { cooling_kw, ...own });
    const rows = [chiller(1, 65.1), chiller(2, 130.1), chiller(3, 260, { size_width_mm: 2240 })];
    expect(faultsOf(rows).same_cabinet).toEqual([1, 2]);
    expect(rows.map((one) => comparedWith(one, rows).same_cabinet?.id)).toEqual([2, 1, undefined]);
    expect(faultsOf([chiller(1, 65.1), chiller(2, 84.4)]).same_cabinet).toEqual([]);
  });
});
