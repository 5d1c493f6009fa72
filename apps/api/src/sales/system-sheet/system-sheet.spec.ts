import { contract, SizeSystem, type SystemCatalogue } from '@shishir/contract';
import {
  buildingPeak,
  DEFAULT_VALUES,
  EDITION,
  planSystem,
  projectOf,
  ROOM_PRESETS,
  systemValueKeys,
} from '@shishir/sizing';
import type { Repository } from 'typeorm';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { revision } from '../../platform/database/revision';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { assumptionsOf } from './sheet-assumptions';

// The first document waits for a thread that compiles the sources.
jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { systemSheets, sizing, sizingValues } = contract;
const catalogueOf = async () =>
  (await api.call('get', sizing.catalogue.path).expect(200)).body.data as SystemCatalogue;
const room = { name: '=SUM(A1)', load_kw: 4.9, unit: 25, count: 3 };
const body = { name: 'Design office', rooms: [room], outdoor: [] };
/** Changes products as staff would: the state of the catalogue has a new number. */
const change = (work: (products: Repository<ProductEntity>) => Promise<unknown>) =>
  revision.transaction(api.dataSource.manager, (manager) =>
    work(manager.getRepository(ProductEntity)),
  );
const csv = async (own: object = {}) =>
  (
    await api
      .call('post', systemSheets.csv.path)
      .send({ ...body, ...own })
      .expect(200)
  ).text;

describe('the files of a system', () => {
  it('include a bill of quantities for spreadsheets, with catalogue prices', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    const unit = await products.findOneByOrFail({ id: 25 });
    const price = unit.offer_price ?? unit.regular_price!;
    const lines = (await csv()).split('\r\n');
    expect(lines).toContain(`"${unit.model}","${unit.title}","3","${price}","${price * 3}"`);
    expect(lines).toContain('"PC4NUSKAN","Panel for 4-way cassette","3","On request","On request"');
    const sums = lines
      .map((line) => /"(\d+)"$/.exec(line)?.[1])
      .filter(Boolean)
      .map(Number);
    const total = sums.pop();
    expect(total).toBe(sums.reduce((sum, next) => sum + next, 0));
  });

  it('have one bill for a project, with the quantities of each system', async () => {
    const systems = [
      { name: 'Ground floor', rooms: [room] },
      { name: '', rooms: [{ ...room, alike: 2 }] },
    ];
    const lines = (await csv({ rooms: undefined, outdoor: undefined, systems })).split('\r\n');
    expect(lines[0]).toContain('"Model","What it is","Ground floor","System 2","Quantity"');
    expect(lines).toContain(
      '"PC4NUSKAN","Panel for 4-way cassette","3","6","9","On request","On request"',
    );
    const pdf = await api
      .call('post', systemSheets.pdf.path)
      .send({ name: 'Two floors', systems })
      .expect(200);
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
    const wrong = [{ name: '', rooms: [{ ...room, load_kw: -1 }] }];
    const { fields } = (
      await api.call('post', systemSheets.csv.path).send({ systems: wrong }).expect(400)
    ).body;
    expect(fields).toEqual({
      'systems.0.rooms.0.load_kw': 'Load: enter a number from 0 to 1,000 kW.',
    });
  });

  it('are in Bangla if asked for it, with figures that spreadsheets can add', async () => {
    const response = await api
      .call('post', `${systemSheets.csv.path}?locale=bn`)
      .send(body)
      .expect(200);
    const lines = response.text.split('\r\n');
    expect(lines[0]).toContain('"মডেল","বিবরণ","পরিমাণ","একক দাম (টাকা)","মোট (টাকা)"');
    expect(response.text).toMatch(
      /^"AM056NN4DEH","Wind-Free ফোর ওয়ে ক্যাসেট 5\.6\skW","3","56500","169500"\r$/m,
    );
    expect(lines).toContain(
      '"PC4NUSKAN","ফোর ওয়ে ক্যাসেট প্যানেল","3","দাম জেনে নিন","দাম জেনে নিন"',
    );
  });

  it('contain no formula from the name of a product', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    const { title } = await products.findOneByOrFail({ id: 25 });
    await change((own) => own.update(25, { title: '=HYPERLINK("http://evil")' }));
    expect(await csv()).toContain('"\'=HYPERLINK(""http://evil"")"');
    await change((own) => own.update(25, { title }));
  });

  it('include a PDF that opens in the browser', async () => {
    const response = await api.call('post', systemSheets.pdf.path).send(body).expect(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toBe('inline; filename="Design office.pdf"');
    expect(response.body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('list each assumption with its source, in the language of the PDF', async () => {
    const described = { ...ROOM_PRESETS.office, station: 'sylhet', facing: 'sw' };
    const system = {
      rooms: [{ ...room, name: 'Office', described, with_panel: true }],
      ...{ outdoor: [], details: { station: 'sylhet', room_c: 23, run_m: 40 } },
    };
    const input = SizeSystem.parse(system);
    const plan = planSystem(input, await catalogueOf());
    if (!plan.ok) throw new Error('impossible');
    const project = projectOf([{ name: '', plan: plan.value }], buildingPeak({ systems: [input] }));
    const rows = (await api.call('get', sizingValues.list.path).expect(200)).body.data;
    const of = { inputs: [input], project, rows, values: DEFAULT_VALUES };
    const { rooms, assumptions, edition } = assumptionsOf({ ...of, locale: 'en' });
    expect(edition).toBe(EDITION);
    expect(rooms[0]!.text).toMatch(/Place: Sylhet; .*Main outside wall faces: south-west; /);
    expect(assumptions).toHaveLength(systemValueKeys(input, plan.value).length);
    expect(assumptions).toContainEqual({
      name: 'Sylhet, dry bulb',
      value: '35\u00a0°C',
      source: 'No published value entered yet: as Dhaka',
      is_estimate: true,
    });
    const inBangla = assumptionsOf({ ...of, locale: 'bn' });
    const english = inBangla.assumptions.filter(({ name }) => !/[\u0980-\u09ff]/.test(name));
    expect(english).toEqual([]);
    expect(inBangla.rooms[0]!.text).toContain('জায়গা: সিলেট');
    const pdf = await api
      .call('post', `${systemSheets.pdf.path}?locale=bn`)
      .send({ ...system, name: '' })
      .expect(200);
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are rejected with invalid figures, or with an address of another site', async () => {
    const refused = async (own: object) =>
      (
        await api
          .call('post', systemSheets.pdf.path)
          .send({ ...body, ...own })
          .expect(400)
      ).body.fields;
    expect(await refused({ rooms: [{ ...room, load_kw: -1 }] })).toEqual({
      'rooms.0.load_kw': 'Load: enter a number from 0 to 1,000 kW.',
    });
    expect(await refused({ address: 'https://evil.example' })).toEqual({
      address: 'Enter an address of the system builder',
    });
  });
});

describe('the catalogue of systems', () => {
  const unitsOf = async (path: string) => {
    const { body } = await api.call('get', path).expect(200);
    return body.data as SystemCatalogue;
  };
  const sizes = () => unitsOf(sizing.catalogue.path);
  it('contains only what visitors can see', async () => {
    const { indoor, outdoor } = await sizes();
    expect(indoor.find(({ id }) => id === 25)).toMatchObject({
      ...{ category: 'four_way_cassette', cooling_kw: 5.6, panel_model: 'PC4NUSKAN', models: 1 },
    });
    expect(outdoor.length).toBeGreaterThan(5);
    await change((products) => products.update(25, { visibility: 'hidden' }));
    expect((await sizes()).indoor.some(({ id }) => id === 25)).toBe(false);
    expect((await unitsOf(`${sizing.units.path}?ids=25,1`)).indoor).toEqual([]);
    await change((products) => products.update(25, { visibility: 'published' }));
  });

  it('has the cheapest model of each size, and the others on request', async () => {
    const product = await api.dataSource.getRepository(ProductEntity).findOneByOrFail({ id: 25 });
    const more = { ...product, id: 9_025, model: 'DEARER', offer_price: 900_000 };
    await change((products) => products.insert(more));
    const { indoor } = await sizes();
    expect(indoor.find(({ id }) => id === 25)).toMatchObject({ models: 2 });
    expect(indoor.some(({ id }) => id === more.id)).toBe(false);
    const like = await unitsOf(`${sizing.units.path}?like=${more.id}`);
    expect(like.indoor.map(({ id }) => id)).toEqual([25, more.id]);
    const named = await unitsOf(`${sizing.units.path}?ids=${more.id},1,1`);
    expect(named.indoor.map(({ model }) => model)).toEqual(['DEARER']);
    expect(named.outdoor.map(({ id }) => id)).toEqual([1]);
    const rooms = [{ ...room, unit: more.id }];
    expect(await csv({ rooms })).toContain('"DEARER"');
    await api.call('get', `${sizing.units.path}?ids=1,two`).expect(400);
    await change((products) => products.delete(more.id));
  });
});
