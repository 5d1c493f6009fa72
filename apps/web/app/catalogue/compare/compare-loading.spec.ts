/** @jest-environment node */
import { noApi, openedPage, errorResponse } from '../../platform/api/testing';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { outdoor8, rows } from '../../platform/testing/catalogue-rows.fixture';
import * as route from './compare.route';

/** Loads a comparison; returns its units and notes, or the target of a redirect. */
async function open(path: string, callApi = catalogueApi()) {
  try {
    const { page } = await route.loader(openedPage(path, callApi));
    return { ids: page.products.map(({ id }) => id), notes: page.notes, others: page.others };
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    return (thrown as { init: ResponseInit }).init.status;
  }
}

describe('/compare', () => {
  it('returns the units in the order of the address, and others that can be added', async () => {
    expect(await open('/compare?ids=20,15')).toEqual({ ids: [20, 15], notes: [], others: [] });
    expect(await open('/compare?ids=1')).toMatchObject({
      ids: [1],
      others: [{ id: 9, label: 'VRF Outdoor Unit 24 HP, AM672DXVGGH' }],
    });
  });

  it('compares outdoor units with chillers and leaves out indoor units with a note', async () => {
    expect(await open('/compare?ids=1,15,65')).toMatchObject({
      ids: [1, 65],
      notes: [
        '360 Cassette 4.5 kW was left out: indoor units can’t be compared with outdoor units.',
      ],
    });
  });

  it('names removed units and units that do not fit', async () => {
    const many = catalogueApi(
      [1, 2, 3, 4, 5].map((id) => ({ ...outdoor8, id, title: `Unit ${id}` })),
    );
    expect(await open('/compare?ids=1,2,3,4,5,99', many)).toMatchObject({
      ids: [1, 2, 3, 4],
      notes: [
        'One unit in this link was left out because it isn’t in the catalogue or is no longer sold.',
        'You can compare up to 4 units. Left out: Unit 5.',
      ],
    });
    expect(await open('/compare?ids=77,78')).toMatchObject({
      ids: [],
      notes: [
        '2 units in this link were left out because they aren’t in the catalogue or are no longer sold.',
      ],
    });
  });

  it.each(['/compare', '/compare?ids=', '/compare?ids=abc,-1,0'])(
    'returns no units for %s',
    async (path) => expect(await open(path)).toEqual({ ids: [], notes: [], others: [] }),
  );

  it('redirects the query of a form without JavaScript', async () => {
    expect(await open('/compare?ids=1&ids=9')).toBe('/compare?ids=1,9');
    expect(await open('/compare/?ids=1,9')).toBe('/compare?ids=1,9');
  });

  it('omits staff fields and fails with a retryable status', async () => {
    const leaky = catalogueApi(rows.map((row) => ({ ...row, customer_name: 'R. Uddin', bill: 1 })));
    const { page } = await route.loader(openedPage('/compare?ids=1,9', leaky));
    expect(JSON.stringify(page)).not.toMatch(/Uddin|"bill"/);
    expect(await open('/compare?ids=1', noApi)).toBe(503);
    expect(await open('/compare?ids=1', () => Promise.resolve(errorResponse(500, 'No')))).toBe(503);
  });
});
