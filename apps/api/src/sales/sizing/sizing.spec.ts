import { ROOM_PRESETS, type RoomInput } from '@shishir/sizing';
import { revision } from '../../platform/database/revision';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ROOM = '/api/v1/sizing/room';
const SYSTEM = '/api/v1/sizing/system';
const VALUES = '/api/v1/sizing/values';
const TARIFFS = '/api/v1/tariffs';

const livingRoom: RoomInput = {
  ...ROOM_PRESETS.living_room,
  above: 'bare',
  outside_walls: 2,
  uncooled_walls: 2,
  windows: [{ area_m2: 4.5, direction: 'w', shade: 'inside' }],
};
const size = (own: object = {}) => api.call('post', ROOM).send({ ...livingRoom, ...own });
const set = (key: string, body: object) => api.as('owner', 'put', `${VALUES}/${key}`).send(body);
const current = () => revision.read(api.dataSource.manager);
const linesAbout = (subject: 'sizing-value' | 'tariff') =>
  api.dataSource.manager.find(AuditEntity, { where: { subject }, order: { id: 'ASC' } });

describe('the load of a room', () => {
  it('matches the worked example, with each part marked as an estimate or not', async () => {
    const { data } = (await size().expect(200)).body;
    expect([data.low.w, data.likely.w, data.high.w]).toEqual([4021, 5379, 6633]);
    expect(data).toMatchObject({
      edition: 3,
      peak: { month: 5, hour: 16 },
      capacity: { outdoor_c: 35, factor: expect.closeTo(0.92, 2) },
    });
    const estimates = data.parts.map((part: { key: string; is_estimate: boolean }) => [
      part.key,
      part.is_estimate,
    ]);
    expect(Object.fromEntries(estimates)).toMatchObject({ roof: true, people: false });
    expect(data.rules.map(({ key }: { key: string }) => key)).toEqual([
      'shop_rule',
      'shop_list',
      'btu_per_sqft',
      'energy_star',
    ]);
  });

  it('is rejected with a sentence per input', async () => {
    const { body } = await size({ area_m2: 9000, people: 1.5 }).expect(400);
    expect(body.fields).toEqual({
      area_m2: 'Floor area: enter a number from 2 to 5,000 m².',
      people: 'People: enter a whole number from 0 to 5,000 persons.',
    });
    const windows = [{ area_m2: 32, direction: 'w', shade: 'none' }];
    const glass = await size({ windows }).expect(400);
    expect(glass.body.fields.windows).toContain('Enter up to 27 m², or change the walls.');
    const shape = await size({ kind: 'cellar', outside_walls: 7, area_m2: '20' }).expect(400);
    expect(shape.body.fields).toEqual({
      kind: 'Choose a type of room',
      outside_walls: 'Choose 0 to 4 outside walls',
      area_m2: 'Enter a number',
    });
  });

  it('counts as a read', async () => {
    const other = await startTestApi({ LIMIT_READS_PER_MINUTE: '2' });
    const post = () => other.call('post', ROOM).send(livingRoom);
    await post().expect(200);
    await other.call('get', VALUES).expect(200);
    await post().expect(429);
    await other.close();
  });
});

describe('a system', () => {
  interface Found {
    id: number;
    cooling_kw: number;
    price: number | null;
  }
  const indoor = () =>
    api.dataSource.manager
      .createQueryBuilder(ProductEntity, 'product')
      .innerJoin('product.category', 'category')
      .where("category.kind = 'four_way_cassette' AND product.visibility = 'published'")
      .orderBy('product.cooling_kw', 'DESC')
      .getMany();
  const plan = async (rooms: object[], outdoor: number[] = []) =>
    (await api.call('post', SYSTEM).send({ rooms, outdoor }).expect(200)).body.data;

  it('gets an outdoor unit of the catalogue, with the source of its limits', async () => {
    const [cassette] = await indoor();
    const room = { name: 'Office', load_kw: 5, unit: cassette!.id, count: 4 };
    const data = await plan([room]);
    expect(data.indoor_kw).toBeCloseTo(4 * cassette!.cooling_kw!, 6);
    expect(data.outdoor).toMatchObject({ fits: true, is_estimate: false, warnings: [] });
    expect(data.outdoor.window.model).toBe(data.outdoor.modules[0].model);
    const [outdoor] = data.outdoor.modules as Found[];
    const price = cassette!.offer_price ?? cassette!.regular_price!;
    expect(data.bill.total).toBe(outdoor!.price! + 4 * price);
    expect(data.outdoor.ratio_percent).toBeCloseTo(
      (data.indoor_kw / data.outdoor.cooling_kw) * 100,
      1,
    );
    const chosen = await plan([room], [outdoor!.id]);
    expect(chosen).toMatchObject({ outdoor_is_chosen: true, bill: { total: data.bill.total } });
  });

  const change = (id: number, values: Partial<ProductEntity>) =>
    revision.transaction(api.dataSource.manager, (manager) =>
      manager.update(ProductEntity, { id }, values),
    );

  it('uses the limits of the product row if it has any', async () => {
    const [cassette] = await indoor();
    const rooms = [{ name: '', load_kw: null, unit: cassette!.id, count: 4 }];
    const { id } = (await plan(rooms)).outdoor.modules[0];
    await change(id, { ratio_min: 60, ratio_max: 90, indoor_max: 3 });
    const { outdoor, warnings } = await plan(rooms, [id]);
    expect(outdoor.window).toMatchObject({ ratio_max: 90, indoor_max: 3, is_default: false });
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'too_many_units', units: 4 }));
    await change(id, { ratio_min: null, ratio_max: null, indoor_max: null });
  });

  it('gets a warning about a product that has been hidden since', async () => {
    const [cassette] = await indoor();
    const { id } = cassette!;
    await change(id, { visibility: 'hidden' });
    const data = await plan([{ name: 'Office', load_kw: 5, unit: id, count: 1 }]);
    expect(data.warnings).toContainEqual({ code: 'hidden_product', room: 0, id });
    expect(data.rooms[0].unit).toBeNull();
    await change(id, { visibility: 'published' });
  });

  it('is rejected with a sentence per input', async () => {
    const room = { name: 'Office', load_kw: -1, unit: null, count: 0 };
    const { body } = await api
      .call('post', SYSTEM)
      .send({ rooms: [room] })
      .expect(400);
    expect(body.fields).toEqual({
      'rooms.0.load_kw': 'Load: enter a number from 0 to 1,000 kW.',
      'rooms.0.count': 'Units in this room: enter a whole number from 1 to 64 units.',
    });
  });
});

describe('a constant', () => {
  const find = async (key: string) => {
    const { data } = (await api.call('get', VALUES).expect(200)).body;
    return (data as { key: string }[]).find((row) => row.key === key);
  };

  it('is public, with unit, source and state', async () => {
    expect(await find('glass_shgc')).toMatchObject({
      value: 0.82,
      default_value: 0.82,
      source: 'Clear single glass',
      confirmed: false,
      version: 0,
      updated_at: null,
    });
    expect(await find('seated_latent_w')).toMatchObject({ value: 45, confirmed: true });
  });

  it('can be set by the owner, which changes results, revision and audit log', async () => {
    const before = await current();
    const body = { value: 0.41, source: 'Data sheet of the glass', version: 0 };
    const confirmed = { confirmed_by: 'R. Karim, engineer', confirmed_on: '2026-11-20' };
    const { data } = (await set('glass_shgc', { ...body, ...confirmed }).expect(200)).body;
    expect(data).toMatchObject({ value: 0.41, confirmed: true, ...confirmed, version: 1 });
    expect(await current()).toBeGreaterThan(before);
    const { parts } = (await size().expect(200)).body.data;
    const glass = parts.find(({ key }: { key: string }) => key === 'glass');
    expect(glass.likely_w).toBeLessThan(0.7 * 1526);
    const line = (await linesAbout('sizing-value')).at(-1)!;
    expect(line).toMatchObject({ action: 'created', subject_name: 'Glass, solar heat gain' });

    const second = await set('glass_shgc', { ...body, value: 0.82, version: 1 }).expect(200);
    expect(second.body.data).toMatchObject({ value: 0.82, confirmed: false, version: 2 });
    const stale = await set('glass_shgc', { ...body, version: 1 }).expect(409);
    expect(stale.body.current).toMatchObject({ value: 0.82, version: 2 });
  });

  it('counts as published again once it is reset', async () => {
    const source = 'ASHRAE Fundamentals 2013, chapter 18, table 1, adjusted';
    const changed = await set('rest_latent_w', { value: 32, source }).expect(200);
    expect(changed.body.data).toMatchObject({ confirmed: false, default_value: 30 });
    const other = await set('rest_latent_w', { value: 30, source: 'Own test' }).expect(200);
    expect(other.body.data).toMatchObject({ confirmed: false });
    const back = await set('rest_latent_w', { value: 30, source }).expect(200);
    expect(back.body.data).toMatchObject({ confirmed: true, confirmed_by: null, version: 3 });
  });

  it('must keep its limits and its order', async () => {
    const refused = async (key: string, body: object) =>
      (await set(key, { source: 'Test', ...body }).expect(400)).body.fields;
    expect(await refused('outdoor_db_c', { value: 70 })).toEqual({
      value: 'Outside, dry bulb: enter a number from 20 to 55 °C.',
    });
    expect(await refused('outdoor_wb_c', { value: 36 })).toEqual({
      value: 'Outside, dry bulb can’t be below ‘Outside, wet bulb’.',
    });
    expect(await refused('glass_shgc', { value: 0.12345 })).toEqual({
      value: 'Use at most four decimals',
    });
    expect(await refused('glass_shgc', { value: 0.5, source: ' ' })).toEqual({
      source: 'Enter the source of the figure',
    });
    expect(await refused('glass_shgc', { value: 0.5, confirmed_by: 'R. Karim' })).toEqual({
      confirmed_on: 'Enter the date of confirmation',
    });
  });
});

describe('a tariff', () => {
  interface Row {
    id: number;
    code: string;
    version: number;
    prices: object;
  }
  const list = async () => (await api.call('get', TARIFFS).expect(200)).body.data as Row[];
  const slabs = [
    { up_to_kwh: 75, paisa_kwh: 526 },
    { up_to_kwh: null, paisa_kwh: 720 },
  ];
  const prices = { kind: 'slabs', slabs, lifeline: null, demand_paisa_kw: 4200, vat_bp: 500 };
  const tariff = {
    code: 'LT-A',
    name: 'Residential',
    valid_from: '2026-12-01',
    prices,
    source: 'Order of the commission',
  };
  const create = (own: object = {}) => api.as('owner', 'post', TARIFFS).send({ ...tariff, ...own });

  it('starts as published, to be confirmed', async () => {
    expect(await list()).toMatchObject([
      {
        code: 'LT-A',
        confirmed: false,
        prices: { kind: 'slabs', lifeline: { up_to_kwh: 50, paisa_kwh: 463 }, vat_bp: 500 },
      },
      { code: 'LT-D1', prices: { kind: 'slabs', slabs: [{ up_to_kwh: null, paisa_kwh: 755 }] } },
      { code: 'LT-E', prices: { kind: 'time', off_peak_paisa_kwh: 1171, peak_paisa_kwh: 1562 } },
      { code: 'LT-E flat', prices: { slabs: [{ paisa_kwh: 1301 }], demand_paisa_kw: 9000 } },
    ]);
  });

  it('can be added, replaced and deleted by the owner, with audit lines', async () => {
    const before = await current();
    const { data } = (await create().expect(201)).body as { data: Row };
    expect(data).toMatchObject({ ...tariff, confirmed: false });
    expect((await list())[0]).toMatchObject({ id: data.id });
    const time = {
      kind: 'time',
      off_peak_paisa_kwh: 1100,
      peak_paisa_kwh: 1500,
      demand_paisa_kw: null,
      vat_bp: null,
    };
    const put = (version: number) =>
      api.as('owner', 'put', `${TARIFFS}/${data.id}`).send({ ...tariff, prices: time, version });
    expect((await put(1).expect(200)).body.data).toMatchObject({ prices: time, version: 2 });
    await put(1).expect(409);
    await api.as('owner', 'delete', `${TARIFFS}/${data.id}`).expect(200);
    expect(await list()).toHaveLength(4);
    expect(await current()).toBeGreaterThanOrEqual(before + 3);
    const lines = await linesAbout('tariff');
    expect(lines.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(lines[0]).toMatchObject({ subject_name: 'LT-A from 2026-12-01' });
  });

  it('is rejected if its slabs do not rise or do not end', async () => {
    const refused = async (own: object) => (await create(own).expect(400)).body.fields;
    const [first, last] = slabs;
    const falling = [{ ...first, up_to_kwh: 100 }, { ...first }, { ...last, up_to_kwh: 300 }];
    expect(await refused({ prices: { ...prices, slabs: falling } })).toEqual({
      'prices.slabs.1.up_to_kwh': 'Enter more than 100 kWh',
      'prices.slabs.2.up_to_kwh': 'The last slab covers all kWh above. Leave its end empty',
    });
    expect(await refused({ prices: { ...prices, slabs: [] } })).toMatchObject({
      'prices.slabs': 'Add at least one slab',
    });
    expect(await refused({ prices: { ...prices, vat_bp: 1.5 } })).toMatchObject({
      'prices.vat_bp': 'VAT in hundredths of a percent: enter a whole number from 0 to 10000',
    });
  });
});
