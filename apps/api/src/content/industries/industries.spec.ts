import { AuditEntity } from '../../platform/records/audit.entity';
import {
  pictureFile,
  removeReplacedPictures,
  storedPictures,
} from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/industries';
const usual = { title: 'Museum', link: '/page/air-conditioning-for-museum' };

const post = (body: object) => api.as('staff', 'post', LIST).send(body);
const add = async (fields: object = {}) =>
  (await post({ ...usual, ...fields }).expect(201)).body.data;
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const listed = async (query = '', account: 'staff' | null = 'staff') => {
  const call = account ? api.as(account, 'get', LIST + query) : api.call('get', LIST + query);
  return (await call.expect(200)).body.data as { id: number; title: string }[];
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

it('a new industry stands last, and visitors see it without what is for staff', async () => {
  const industry = await add();
  expect(industry).toMatchObject({ ...usual, active: true, picture: null, version: 1 });
  const last = (await listed('', null)).at(-1)!;
  expect(Object.keys(last).sort()).toEqual(['id', 'image', 'link', 'picture', 'position', 'title']);
  expect(last.id).toBe(industry.id);
  const line = { action: 'created' as const, subject: 'industry' as const };
  expect(await api.dataSource.getRepository(AuditEntity).countBy(line)).toBe(1);
});

it('a wrong one is rejected with the fields named', async () => {
  expect(
    (await post({ title: ' ', link: 'https://elsewhere.example' }).expect(400)).body.fields,
  ).toEqual({
    title: 'Title is required',
    link: 'Begin with /, such as /page/air-conditioning-for-home',
  });
  await api.as('visitor', 'post', LIST).send(usual).expect(403);
});

it('a change is of what is given, with a picture, and not of a stale version', async () => {
  const { id } = await add();
  const changed = await api
    .as('staff', 'put', `${LIST}/${id}`)
    .field({ active: 'false', version: '1' })
    .attach('image', await pictureFile(), 'a.png')
    .expect(200);
  expect(changed.body.data).toMatchObject({ title: 'Museum', active: false, version: 2 });
  await api.call('get', `/storage/${changed.body.data.image}`).expect(200);
  expect(idsOf(await listed('', null))).not.toContain(id);
  await api.call('get', `${LIST}/${id}`).expect(404);
  const late = await put(id, { title: 'Late', version: 1 }).expect(409);
  expect(late.body.current).toMatchObject({ id, active: false, version: 2 });
  const bare = await put(id, { remove_image: true }).expect(200);
  expect(bare.body.data.picture).toBeNull();
});

it('a picture that was replaced or taken away is kept for its versions alone', async () => {
  const { id } = await add();
  await removeReplacedPictures(api);
  const before = await storedPictures(api);
  const withPicture = async (colour: string) =>
    (
      await api
        .as('staff', 'put', `${LIST}/${id}`)
        .attach('image', await pictureFile(colour), 'a.png')
        .expect(200)
    ).body.data.image as string;
  const [first, second] = [await withPicture('#112233'), await withPicture('#332211')];
  await api.call('get', `/storage/${first}`).expect(200);
  await put(id, { remove_image: true }).expect(200);
  await api.call('get', `/storage/${second}`).expect(200);
  await removeReplacedPictures(api);
  await api.call('get', `/storage/${first}`).expect(404);
  await api.call('get', `/storage/${second}`).expect(404);
  expect(await storedPictures(api)).toEqual(before);
});

it('the order is what visitors see', async () => {
  const ids = idsOf(await listed('', null));
  const body = { ids: [ids[1], ids[0]] };
  await api.as('staff', 'put', `${LIST}/order`).send(body).expect(200);
  expect(idsOf(await listed('', null))).toEqual([ids[1], ids[0], ...ids.slice(2)]);
  expect(idsOf(await listed('?q=gym&sort=-title'))).toHaveLength(1);
});

it('what is deleted is in the trash, and comes back', async () => {
  const { id } = await add();
  await api.as('staff', 'delete', `${LIST}/${id}`).expect(200);
  expect(idsOf(await listed('', null))).not.toContain(id);
  expect(idsOf(await listed('?trash=true'))).toEqual([id]);
  await api.call('get', `${LIST}?trash=true`).expect(401);
  await api.as('staff', 'post', `${LIST}/${id}/restore`).expect(200);
  expect(idsOf(await listed('', null))).toContain(id);
});
