import { UserEntity } from '../../users/user.entity';
import { loginOf, startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { ApiKeyEntity } from './api-key.entity';

const KEYS = '/api/v1/api-keys';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_KEY_CALLS_PER_MINUTE: '8' });
});
afterAll(() => api.close());

const rows = () => api.dataSource.getRepository(ApiKeyEntity);
async function create(given: object = {}) {
  const body = { name: 'ERP', scopes: ['products:read', 'search-synonyms:write'], ...given };
  const response = await api.as('owner', 'post', KEYS).send(body).expect(201);
  return response.body as { key: string; data: { id: number; prefix: string } };
}
const withKey = (key: string, method: 'get' | 'post', path: string) =>
  api.call(method, `/api/v1${path}`).set('Authorization', `Bearer ${key}`);

it('shows the secret once, stores only its hash, and lists the prefix', async () => {
  const { key, data } = await create();
  expect(key).toMatch(/^ak_[\w-]{43}$/);
  expect(key.startsWith(data.prefix)).toBe(true);
  const row = await rows().findOneByOrFail({ id: data.id });
  expect(JSON.stringify(row)).not.toContain(key);
  const { text } = await api.as('owner', 'get', KEYS).expect(200);
  expect(text).not.toContain(key);
  expect(JSON.parse(text).data[0]).toMatchObject({
    name: 'ERP',
    prefix: data.prefix,
    scopes: ['products:read', 'search-synonyms:write'],
    last_used_at: null,
  });
});

it('calls what its scopes allow, as staff do, and the log names the key', async () => {
  const { key } = await create({ name: 'Stock system' });
  const list = await withKey(key, 'get', '/products?visibility=all&pageSize=1').expect(200);
  expect(list.headers['cache-control']).toBe('no-store');
  const words = { words: 'keyword', meaning: 'key' };
  await withKey(key, 'post', '/search-synonyms').send(words).expect(201);
  const denied = await withKey(key, 'get', '/search-synonyms').expect(403);
  expect(denied.body.message).toBe('This API key lacks the right search-synonyms:read.');
  const { body } = await api.as('owner', 'get', '/api/v1/audit?subject=search-synonym');
  expect(body.data[0]).toMatchObject({ actor_name: 'API key Stock system', actor_email: '' });
});

it('writes the last use at most once a minute', async () => {
  const { key, data } = await create();
  const used = async () => (await rows().findOneByOrFail({ id: data.id })).last_used_at;
  await withKey(key, 'get', '/products?pageSize=1').expect(200);
  const first = await used();
  expect(first).not.toBeNull();
  await withKey(key, 'get', '/products?pageSize=1').expect(200);
  expect(await used()).toEqual(first);
  await rows().update({ id: data.id }, { last_used_at: new Date(Date.now() - 61_000) });
  await withKey(key, 'get', '/products?pageSize=1').expect(200);
  expect((await used())!.getTime()).toBeGreaterThanOrEqual(first!.getTime());
});

it('stops working when it is revoked or has expired', async () => {
  const { key, data } = await create();
  await withKey(key, 'get', '/products?pageSize=1').expect(200);
  await rows().update({ id: data.id }, { expires_on: '2026-01-01' });
  const expired = await withKey(key, 'get', '/products?pageSize=1').expect(401);
  expect(expired.body.message).toBe('This API key does not exist, has expired or was revoked.');
  await rows().update({ id: data.id }, { expires_on: null });
  await api.as('owner', 'delete', `${KEYS}/${data.id}`).send({}).expect(200);
  await withKey(key, 'get', '/products?pageSize=1').expect(401);
  await api.as('owner', 'delete', `${KEYS}/${data.id}`).send({}).expect(404);
  const { body } = await api.as('owner', 'get', '/api/v1/audit?subject=api-key');
  expect(body.data.map(({ action }: { action: string }) => action).slice(0, 1)).toEqual([
    'deleted',
  ]);
});

it('stops working when its creator is no longer the owner', async () => {
  const { key } = await create();
  const users = api.dataSource.getRepository(UserEntity);
  const which = { email: loginOf('owner').email };
  await users.update(which, { role: 'admin' });
  await withKey(key, 'get', '/products?pageSize=1').expect(401);
  await users.update(which, { role: 'super_admin' });
  await withKey(key, 'get', '/products?pageSize=1').expect(200);
});

it('is limited by itself, not by the address', async () => {
  const [{ key }, other] = [await create(), await create()];
  for (let call = 0; call < 8; call++) {
    await withKey(key, 'get', '/products?pageSize=1').expect(200);
  }
  await withKey(key, 'get', '/products?pageSize=1').expect(429);
  await withKey(other.key, 'get', '/products?pageSize=1').expect(200);
});

it.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ scopes: [] }, 'scopes', 'Choose at least one right'],
  [{ scopes: ['users:read'] }, 'scopes', 'There is no right users:read.'],
  [{ expires_on: '2020-01-01' }, 'expires_on', 'This day is in the past.'],
])('rejects %p', async (given, field, message) => {
  const body = { name: 'ERP', scopes: ['products:read'], ...given };
  const response = await api.as('owner', 'post', KEYS).send(body).expect(400);
  expect(response.body.fields).toEqual({ [field]: message });
});
