/** @sqlite-only PDF output does not depend on the database. */
import { pagesOf } from '../../platform/testing/pdf-text';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

// The first document waits for a thread that compiles the sources.
jest.setTimeout(60_000);

const LIST = '/api/v1/products';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const put = (id: number, body: object) =>
  api.as('staff', 'put', `${LIST}/${id}`).send(body).expect(200);
const sheetOf = async (id: number) => {
  const { body, headers } = await api.call('get', `${LIST}/${id}/data-sheet`).expect(200);
  return { headers: headers as Record<string, string>, pages: await pagesOf(body as Buffer) };
};

describe('the data sheet of a product', () => {
  it('is a page that browsers display and caches may store', async () => {
    const { headers, pages } = await sheetOf(22);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="AM028NN4DEH data sheet.pdf"',
      'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
    });
    expect(pages).toHaveLength(1);
    for (const text of [
      'Shishir Cooling',
      'sales@shishircooling.example',
      '4 Way Cassette, VRF indoor unit',
      'Wind-Free 4 Way Cassette 2.8 kW',
      'Samsung AM028NN4DEH',
      'Needs a VRF outdoor unit.',
      '840 × 204 × 840 mm',
      'Inverter, in the outdoor unit',
      'Not listed here: airflow, sound level, electrical data, pipe sizes, weight, minimum',
      'Availability and documents: localhost:8080/products/22',
      'Page 1 of 1',
    ]) {
      expect(pages[0]!.replace(/\s+/g, ' ')).toContain(text);
    }
    const again = await api
      .call('get', `${LIST}/22/data-sheet`)
      .set('If-None-Match', headers['etag']!);
    expect(again.status).toBe(304);
  });

  it('shows the power input of outdoor units in kW', async () => {
    const { pages } = await sheetOf(65);
    expect(pages[0]).toContain('21 kW, from the old data');
    expect(pages[0]).not.toContain('21,000 W');
  });

  it('omits the fan input of the old catalogue, but not one that staff have entered', async () => {
    expect((await sheetOf(22)).pages[0]).not.toMatch(/Power input|36 W/);
    await put(22, { power_input_w: 41 });
    expect((await sheetOf(22)).pages[0]).toContain('41 W');
  });

  it('reflects every change, under a new revision', async () => {
    await put(23, { weight_kg: 18.5 });
    const { pages } = await sheetOf(23);
    expect(pages[0]).toContain('18.5 kg');
    expect(pages[0]).toContain('Revision 2, ');
  });

  it('omits compressor data for ventilators', async () => {
    const [ventilator] = (await api.call('get', `${LIST}?category=ventilation&pageSize=1`))
      .body as {
      id: number;
    }[];
    const { pages } = await sheetOf(ventilator!.id);
    expect(pages.join()).not.toMatch(/Refrigerant|Inverter|Heat Pump|Type|Indoor Unit|TR|BTU/);
    expect(pages[0]).toContain('250 m³/h');
    expect(pages[0]).toMatch(/1\.9 kW Efficiency 60%, assumed/);
  });

  it('names the successor of a discontinued product', async () => {
    await put(24, { visibility: 'discontinued', successor_id: 25 });
    const { body } = await api.call('get', `${LIST}/25`).expect(200);
    const { model, title } = body as { model: string; title: string };
    expect((await sheetOf(24)).pages[0]!.replace(/\s+/g, ' ')).toContain(
      `No longer sold. Replaced by ${title}, model ${model}.`,
    );
  });

  it('does not exist for products that visitors cannot see, even for staff', async () => {
    await put(26, { visibility: 'hidden' });
    for (const id of [26, 99_999]) {
      await api.call('get', `${LIST}/${id}/data-sheet`).expect(404);
      await api.as('staff', 'get', `${LIST}/${id}/data-sheet`).expect(404);
    }
  });
});
