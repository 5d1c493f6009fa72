import { VRF_PROJECT_CATEGORIES } from '@shishir/contract';
import { AuditEntity } from '../../platform/records/audit.entity';
import { pictureFile, storedPictures } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/vrf-project';
const minimal = { project_name: 'Tower', client_name: 'Meghna Ltd.' };

const post = (body: object) => api.as('staff', 'post', LIST).send(body);
const add = async (fields: object = {}) =>
  (await post({ ...minimal, ...fields }).expect(201)).body.data;
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const read = async (id: number) =>
  (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body.data;
const listed = async (query = '', account: 'staff' | null = 'staff') => {
  const call = account ? api.as(account, 'get', LIST + query) : api.call('get', LIST + query);
  const { body, headers } = await call.expect(200);
  expect(headers['x-total-count']).toMatch(/^\d+$/);
  return body.data as { id: number; status: string; category: string }[];
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('the export of VRF projects', () => {
  it('contains the filtered projects without clients, remarks and formulas', async () => {
    const secrets = { client_name: 'Padma Holdings', remarks: 'Pays late' };
    await add({ project_name: '=SUM(A1)', category: 'Religious', ...secrets });
    await add({ project_name: 'Elsewhere', category: 'Medical' });
    const file = await api.as('staff', 'get', `${LIST}/export?category=Religious`).expect(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/vrf-projects-\d{4}-\d{2}-\d{2}\.csv/);
    expect(file.text).toContain('"Project Name","Location","Group","Status"');
    expect(file.text).toContain(`"'=SUM(A1)",,"Religious","active"`);
    expect(file.text).not.toMatch(/Elsewhere|Padma Holdings|Pays late/);
    const lines = api.dataSource.getRepository(AuditEntity);
    const line = await lines.findOneByOrFail({ action: 'exported', subject: 'vrf-project' });
    expect(line.changes).toContainEqual({ field: 'category', before: null, after: 'Religious' });
    await api.as('visitor', 'get', `${LIST}/export`).expect(403);
  });
});

describe('a new VRF project', () => {
  it('is accepted as multipart with a picture and JSON arrays as texts', async () => {
    const { body } = await api
      .as('staff', 'post', LIST)
      .field({
        project_name: ' Meghna Trade Centre ',
        client_name: 'Meghna Ltd.',
        location: 'Motijheel, Dhaka',
        brand: 'Samsung',
        capacity: '217 TR',
        indoor_type: 'Cassettes',
        outdoor_type: '',
        start_date: '2026-01-31',
        completed_date: '2026-02-28',
        status: 'completed',
        category: 'Commercial / Corporate',
        description: '',
        remarks: 'Second handover in spring',
        equipment_list: '["Outdoor 10 HP", " 4-way cassette ", ""]',
        drawings: '["level-0.pdf"]',
      })
      .attach('image', await pictureFile(), 'tower.png')
      .expect(201);
    expect(body.data).toMatchObject({
      project_name: 'Meghna Trade Centre',
      client_name: 'Meghna Ltd.',
      outdoor_type: null,
      start_date: '2026-01-31',
      completed_date: '2026-02-28',
      status: 'completed',
      category: 'Commercial / Corporate',
      description: null,
      equipment_list: ['Outdoor 10 HP', '4-way cassette'],
      drawings: ['level-0.pdf'],
      picture: { alt: 'Meghna Trade Centre', width: 400 },
      version: 1,
    });
    expect(await read(body.data.id)).toEqual(body.data);
    await api.call('get', `/storage/${body.data.image}`).expect(200);
  });

  it('is accepted as JSON with arrays, and requires only a name and a client', async () => {
    const project = await add({ equipment_list: ['Outdoor 10 HP'] });
    expect(project).toMatchObject({
      status: 'active',
      category: null,
      start_date: null,
      image: null,
      picture: null,
      equipment_list: ['Outdoor 10 HP'],
      drawings: [],
    });
    expect(idsOf(await listed())[0]).toBe(project.id);
    const rejected = await post({ project_name: ' ' }).expect(400);
    expect(rejected.body.fields).toEqual({
      project_name: 'Project name is required',
      client_name: 'Client name is required',
    });
  });

  it.each(['{bad', '{"a": 1}', '"Outdoor"', '[1]', '["a", ["b"]]'])(
    'is rejected with the equipment list %s',
    async (equipment_list) => {
      const response = await api
        .as('staff', 'post', LIST)
        .field({ ...minimal, equipment_list })
        .expect(400);
      expect(response.body.fields).toEqual({
        equipment_list: 'Enter a JSON array of names, such as ["Outdoor 10 HP"]',
      });
    },
  );

  it('accepts dates as people type them', async () => {
    const typed = {
      start_date: '৫/৩/২০২৬',
      completed_date: '7.3.2026',
      publish_at: '5/3/2090 9:30',
    };
    const response = await post({ ...minimal, ...typed }).expect(201);
    expect(response.body.data).toMatchObject({
      start_date: '2026-03-05',
      completed_date: '2026-03-07',
      publish_at: '2090-03-05T03:30:00.000Z',
    });
  });

  it.each([
    [{ drawings: [1] }, 'drawings', /^Enter a JSON array/],
    [{ drawings: ['x'.repeat(201)] }, 'drawings.0', /^Please use at most 200 characters/],
    [{ start_date: '01/31/2026' }, 'start_date', /^Enter a valid date such as 22\/11\/2026/],
    [{ start_date: '2026-02-30' }, 'start_date', /^Enter a valid date such as/],
    [{ status: 'new' }, 'status', /^Choose a status/],
    [{ category: 'Space' }, 'category', /^Choose a category/],
    [
      { start_date: '2026-02-02', completed_date: '2026-02-01' },
      'completed_date',
      /^The project cannot be completed before it starts/,
    ],
  ])('is rejected with %p', async (fields, name, sentence) => {
    const response = await post({ ...minimal, ...fields }).expect(400);
    expect(Object.keys(response.body.fields)).toEqual([name]);
    expect(response.body.fields[name]).toMatch(sentence);
  });

  it('leaves no picture behind if it is rejected', async () => {
    const before = await storedPictures(api);
    await api
      .as('staff', 'post', LIST)
      .field({ ...minimal, start_date: '2026-02-02', completed_date: '2026-02-01' })
      .attach('image', await pictureFile(), 'a.png')
      .expect(400);
    await api
      .as('staff', 'post', LIST)
      .field(minimal)
      .attach('image', Buffer.from('%PDF-1.7'), 'plan.pdf')
      .expect(400);
    expect(await storedPictures(api)).toEqual(before);
  });
});

describe('the public view', () => {
  it('lists active, ongoing and completed projects of every group', async () => {
    const visible = await listed('', null);
    expect(new Set(visible.map(({ status }) => status))).toEqual(
      new Set(['active', 'ongoing', 'completed']),
    );
    const groups = new Set(visible.map(({ category }) => category).filter(Boolean));
    expect(groups).toEqual(new Set(VRF_PROJECT_CATEGORIES));
    for (const status of ['pending', 'cancelled']) {
      const { id } = await add({ status });
      await api.call('get', `${LIST}/${id}`).expect(404);
      await api.as('visitor', 'get', `${LIST}/${id}`).expect(404);
      expect(await read(id)).toMatchObject({ id, status });
    }
    const { id } = await add({ status: 'ongoing' });
    await api.call('get', `${LIST}/${id}`).expect(200);
  });

  it('hides client, remarks, equipment and drawings', async () => {
    const { id } = await add({
      client_name: 'Secret Client',
      remarks: 'Secret remark',
      equipment_list: ['Secret unit'],
      drawings: ['secret.pdf'],
    });
    for (const path of [LIST, `${LIST}/${id}`]) {
      const { text } = await api.as('visitor', 'get', path).expect(200);
      expect(text).not.toMatch(/secret/i);
    }
    expect(idsOf(await listed('?q=secret', null))).toEqual([]);
    expect(idsOf(await listed('?q=secret'))).toEqual([id]);
  });
});

it('filters projects by group', async () => {
  const { id } = await add({ project_name: 'Zebra one', category: 'Medical' });
  await add({ project_name: 'Zebra two', category: 'Religious' });
  expect(idsOf(await listed('?q=zebra&category=Medical', null))).toEqual([id]);
});

describe('an update of a project', () => {
  it('changes only the given fields, as JSON or multipart', async () => {
    const { id } = await add({ remarks: 'Old', equipment_list: ['One'] });
    const changed = (await put(id, { remarks: null, drawings: ['a.pdf'] }).expect(200)).body.data;
    expect(changed).toMatchObject({
      project_name: 'Tower',
      remarks: null,
      equipment_list: ['One'],
      drawings: ['a.pdf'],
      version: 2,
    });
    const form = await api
      .as('staff', 'put', `${LIST}/${id}`)
      .field({ equipment_list: '', status: 'cancelled', version: '2' })
      .expect(200);
    expect(form.body.data).toMatchObject({ equipment_list: [], status: 'cancelled', version: 3 });
    const same = await put(id, { drawings: ['a.pdf'], status: 'cancelled' }).expect(200);
    expect(same.body.data.version).toBe(3);
  });

  it('compares a given date with the stored one', async () => {
    const { id } = await add({ start_date: '2026-05-01' });
    const early = await put(id, { completed_date: '2026-04-30' }).expect(400);
    expect(early.body.fields).toEqual({
      completed_date: 'The project cannot be completed before it starts.',
    });
    await put(id, { completed_date: '2026-05-01' }).expect(200);
    await put(id, { start_date: '2026-05-02' }).expect(400);
    await put(id, { start_date: '', completed_date: '2026-01-01' }).expect(200);
  });
});

it('changes the status of several projects, and counts them by status and visibility', async () => {
  const ids = [(await add()).id, (await add()).id];
  const body = { ids, status: 'cancelled' };
  const { data } = (await api.as('staff', 'post', `${LIST}/status`).send(body).expect(200)).body;
  expect(data.changed).toEqual(ids);
  const { trash, by_status } = (await api.as('staff', 'get', `${LIST}/counts`).expect(200)).body
    .data;
  expect(trash).toBe((await listed('?trash=true')).length);
  expect(by_status.cancelled).toBe((await listed('?status=cancelled')).length);
  expect(idsOf(await listed('?visible=false'))).toEqual(expect.arrayContaining(ids));
  expect(idsOf(await listed('?visible=true'))).toEqual(idsOf(await listed('', null)));
  await api.call('get', `${LIST}?visible=false`).expect(401);
});
