import fc from 'fast-check';
import { ROW_FIELDS } from './product-fields';
import { readProductRow } from './product-row';

const row = {
  id: '9',
  type: 'Outdoor Unit',
  wind_free: 'Heat Pump',
  model: 'AM672DXVGGH',
  title: 'VRF Outdoor Unit 24 HP',
  horsepower: '24',
  cooling_kw: '67.2',
  cooling_btu: '229,300',
  cooling_tr: '19.11',
  panel_model: '',
  panel_color: null,
  regular_price: '980,000',
  offer_price: '1,020,500',
  category: 'outdoor',
  image_1: '/images/products/outdoor/am672dxvggh-1.webp',
  image_2: '',
};

function read(changes: Record<string, unknown> = {}) {
  const result = readProductRow({ ...row, ...changes }, 7);
  if ('wrong' in result) throw new Error(JSON.stringify(result.wrong));
  return result.product;
}

function reasonFor(field: string, value: unknown): string | undefined {
  const result = readProductRow({ ...row, [field]: value }, 7);
  if ('product' in result) return undefined;
  expect(result.wrong).toMatchObject([{ row: 7, field, reason: expect.any(String) }]);
  return result.wrong[0]!.reason;
}

describe('a row of the old products file', () => {
  it('converts numbers from text and keeps other text', () => {
    expect(read().values).toMatchObject({
      type: 'Outdoor Unit',
      model: 'AM672DXVGGH',
      horsepower: 24,
      cooling_kw: 67.2,
      cooling_btu: 229_300,
      offer_price: 1_020_500,
    });
    expect(read().id).toBe(9);
    expect(read().numbers).toEqual([
      'id',
      'horsepower',
      'cooling_kw',
      'cooling_btu',
      'cooling_tr',
      'regular_price',
      'offer_price',
    ]);
  });

  it.each(['26/03/2026', '26.3.2026', '২৬/০৩/২০২৬', '2026-03-26'])('reads the date %s', (typed) => {
    expect(read({ warranty_since: typed }).values).toMatchObject({ warranty_since: '2026-03-26' });
  });

  it('explains how to write a date', () => {
    expect(reasonFor('warranty_since', '03/26/2026')).toBe(
      '‘03/26/2026’ is not a date such as 26/03/2026.',
    );
  });

  it('reads empty text and null as no value, and remembers which it was', () => {
    const product = read();
    expect(product.values).toMatchObject({ panel_model: null, panel_color: null });
    expect(product.images).toEqual({ image_1: row.image_1, image_2: null });
    expect(product.blank_fields).toEqual(['panel_model', 'image_2']);
    expect(read({ panel_color: '  ' }).blank_fields).toContain('panel_color');
  });

  it('has no values for fields that it omits', () => {
    expect(read().values).not.toHaveProperty('inverter_type');
    expect(read().values).not.toHaveProperty('brand');
    expect(read().images).not.toHaveProperty('image_3');
  });

  it('accepts numbers as numbers', () => {
    expect(
      read({ id: 9, cooling_kw: 67.2, offer_price: 5, size_width_mm: -0 }).values,
    ).toMatchObject({ cooling_kw: 67.2, offer_price: 5, size_width_mm: 0 });
  });

  it('accepts numbers and amounts as suppliers write them', () => {
    const written = {
      ...{
        cooling_kw: '3,52',
        weight_kg: '38,500.5',
        pipe_gas_mm: '.5',
        cooling_min_c: '\u22125,5',
      },
      ...{ regular_price: '৳ ১,২৫,০০০/-', offer_price: 'Tk. 1,16,500', cooling_btu: '24,000' },
    };
    expect(read(written).values).toMatchObject({
      ...{ cooling_kw: 3.52, weight_kg: 38_500.5, pipe_gas_mm: 0.5, cooling_min_c: -5.5 },
      ...{ regular_price: 125_000, offer_price: 116_500, cooling_btu: 24_000 },
    });
    expect(reasonFor('cooling_kw', '3,517')).toBe(
      '‘3,517’ could mean two numbers. Write 3517 or 3.517.',
    );
  });

  it.each([
    ['regular_price', 'On request'],
    ['offer_price', 'TBA'],
    ['cooling_kw', 'N/A'],
    ['power_input_w', '\u2212'],
    ['refrigerant', '-'],
  ])('reads %s = %j as no value', (field, value) => {
    expect(read({ [field]: value }).values).toMatchObject({ [field]: null });
    expect(read({ [field]: value }).blank_fields).not.toContain(field);
  });

  it('rounds figures to two decimals and notes it', () => {
    const { values, spellings } = read({ cooling_kw: '22.4444', weight_kg: 9.799999999999999 });
    expect(values).toMatchObject({ cooling_kw: 22.44, weight_kg: 9.8 });
    expect(spellings).toEqual([
      { field: 'cooling_kw', from: '22.4444', to: '22.44' },
      { field: 'weight_kg', from: '9.799999999999999', to: '9.8' },
    ]);
  });

  it.each([
    ['cooling_kw', '2.8kW', 2.8],
    ['cooling_kw', '24000 Btu/h', 7.03],
    ['cooling_kw', '1.5 Ton', 5.28],
    ['cooling_btu', '2 TR', 24_000],
    ['cooling_tr', '7.1 kW', 2.02],
    ['power_input_w', '2.31 kW', 2310],
    ['air_flow_high_cfm', '1,020 m³/h', 600],
    ['size_width_mm', '84 cm', 840],
    ['pipe_gas_mm', '5.5 in', 139.7],
    ['sound_low_db', '29 dB(A)', 29],
    ['supply_hz', '50Hz', 50],
  ])('reads the unit of %s in %s', (field, typed, value) => {
    expect(read({ [field]: typed }).values).toMatchObject({ [field]: value });
  });

  it('rejects a unit that does not fit the column', () => {
    expect(reasonFor('cooling_kw', '7.1 kg')).toBe('‘7.1 kg’ is not a number.');
  });

  it.each([
    ['refrigerant', 'R-32', 'R32'],
    ['inverter_type', 'Yes', 'Inverter'],
    ['inverter_type', 'no', 'Non-Inverter'],
    ['inverter_type', 'NON INVERTER', 'Non-Inverter'],
    ['supply_phase', '3 Phase', 'Three-phase'],
    ['supply_phase', '1ph', 'Single-phase'],
    ['panel_type', 'wind free', 'Wind-Free'],
  ])('reads the choice of %s in %s', (field, typed, value) => {
    expect(read({ [field]: typed }).values).toMatchObject({ [field]: value });
  });

  it('accepts a choice in any case and reports the spelling', () => {
    const product = read({ type: ' outdoor unit', refrigerant: 'r410a' });
    expect(product.values).toMatchObject({ type: 'Outdoor Unit', refrigerant: 'R410A' });
    expect(product.spellings).toEqual([
      { field: 'type', from: ' outdoor unit', to: 'Outdoor Unit' },
      { field: 'refrigerant', from: 'r410a', to: 'R410A' },
    ]);
  });

  it.each([
    ['id', 'abc'],
    ['id', 0],
    ['id', 1.5],
    ['id', {}],
    ['type', 'Window Unit'],
    ['model', ''],
    ['title', '   '],
    ['title', 'x'.repeat(201)],
    ['category', null],
    ['refrigerant', 'R22'],
    ['inverter_type', 'Maybe'],
    ['panel_type', 'Windy'],
    ['panel_color', 'Green'],
    ['cooling_kw', 'many'],
    ['image_1', 'https://shop.example/am672.jpg'],
    ['cooling_kw', '-1'],
    ['cooling_kw', [1]],
    ['cooling_kw', 1e300],
    ['cooling_btu', '12,5'],
    ['cooling_btu', '10.5'],
    ['size_width_mm', 3_000_000_000],
    ['regular_price', '0'],
    ['regular_price', '99.5'],
    ['regular_price', '85.000'],
    ['cooling_tr', '0'],
    ['cooling_tr', 0],
    ['cooling_kw', '3,517'],
    ['cooling_kw', '1e-7'],
    ['cooling_kw', 1e-7],
    ['horsepower', '5000'],
    ['eer', 4000],
    ['sound_high_db', '900'],
    ['supply_hz', '50000'],
    ['pipe_gas_mm', '15875'],
    ['lead_weeks_max', 52_000],
    ['cooling_max_c', '480'],
    ['id', 1_000_000_000],
    ['offer_price', true],
    ['wind_free', 5],
    ['wind_free', 'a\u0000b'],
    ['brand', 'x\ud800'],
    ['colour', 'White'],
    ['constructor', 'x'],
  ])('rejects %s = %j with a sentence', (field, value) => {
    expect(reasonFor(field, value)).toMatch(/^[A-Z‘].*\.$/s);
  });

  it('reports all problems together', () => {
    const result = readProductRow({ id: 'x', type: 'y', offer_price: 'z' }, 3);
    const fields = 'wrong' in result ? result.wrong.map(({ field }) => field) : [];
    expect(fields.sort()).toEqual(['id', 'offer_price', 'type']);
  });

  it('needs the id or the model of a product', () => {
    expect(readProductRow({ title: 'Unit', category: 'split' }, 3)).toMatchObject({
      wrong: [{ field: 'model', reason: 'A row needs the ID or the model of a product.' }],
    });
    expect(readProductRow({ id: 5, offer_price: 9 }, 3)).toMatchObject({
      product: { id: 5, category: null, missing: ['model', 'title', 'category'] },
    });
  });

  it.each([null, undefined, 5, 'text', [[]], true])('rejects %j, which is not a row', (raw) => {
    expect(readProductRow(raw, 2)).toEqual({
      row: 2,
      model: '',
      wrong: [{ row: 2, field: 'row', reason: expect.any(String) }],
    });
  });

  it('never crashes or returns NaN, and reports row and field of every error', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constantFrom('', ' ', '1,000', '১২', 'Outdoor Unit', 'R32', undefined),
    );
    const known = fc.record(
      Object.fromEntries(['id', ...Object.keys(ROW_FIELDS)].map((field) => [field, value])),
      { requiredKeys: [] },
    );
    const almostRight = known.map((changes) => {
      const [field] = Object.keys(changes);
      return field ? { ...row, [field]: changes[field] } : row;
    });
    const anything = fc.oneof(known, almostRight, fc.dictionary(fc.string(), value), fc.anything());
    fc.assert(
      fc.property(anything, (raw) => {
        const result = readProductRow(raw, 4);
        if ('wrong' in result) {
          expect(result.wrong.length).toBeGreaterThan(0);
          for (const { row: at, field, reason } of result.wrong) {
            expect(at).toBe(4);
            expect(typeof field).toBe('string');
            expect(reason.length).toBeGreaterThan(10);
          }
        } else {
          const { id, values } = result.product;
          expect(id === null || (Number.isSafeInteger(id) && id > 0)).toBe(true);
          for (const got of Object.values(values)) {
            expect(got === null || typeof got === 'string' || Number.isFinite(got)).toBe(true);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
