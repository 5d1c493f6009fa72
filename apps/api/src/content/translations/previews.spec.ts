import type { CreatePreview, Preview, RecordTranslation, Section } from '@shishir/contract';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { PreviewEntity } from '../../platform/translations/preview.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PAGE = '/api/v1/sections?page_key=sector-office';
const sections = async (more = ''): Promise<Section[]> =>
  (await api.call('get', PAGE + more).expect(200)).body.data;
const save = (path: string, body: object) =>
  api.as('staff', 'put', `/api/v1${path}`).send(body).expect(200);

async function open(body: CreatePreview): Promise<Preview & { token: string }> {
  const response = await api.as('staff', 'post', '/api/v1/previews').send(body).expect(201);
  const preview = response.body.data as Preview;
  return { ...preview, token: new URL(preview.en).searchParams.get('preview')! };
}
const current = async (token: string) =>
  (await api.call('get', `/api/v1/previews/current?preview=${token}`).expect(200)).body.data;

it('shows unsaved values and drafts of translations to those who have the address', async () => {
  const [first, second] = await sections();
  const path = `/translations/section/${second!.id}`;
  const { version } = (await api.as('staff', 'get', `/api/v1${path}`)).body
    .data as RecordTranslation;
  await save(path, { version, state: 'draft', texts: [{ field: 'title', text: 'খসড়া শিরোনাম' }] });

  const bangla = [{ field: 'title', text: 'না-রাখা শিরোনাম' }];
  const english = { title: 'Unsaved title' };
  const preview = await open({ subject: 'section', id: first!.id, english, bangla });
  const query = `&preview=${preview.token}`;
  expect(preview.bn).toBe(preview.en.replace('/page/', '/bn/page/'));
  expect(await current(preview.token)).toEqual({ until: preview.until });

  const titles = async (more: string) => (await sections(more)).map(({ title }) => title);
  expect(await titles(query)).toEqual(expect.arrayContaining(['Unsaved title', second!.title]));
  const inBangla = ['না-রাখা শিরোনাম', 'খসড়া শিরোনাম'];
  expect(await titles(`&locale=bn${query}`)).toEqual(expect.arrayContaining(inBangla));
  expect(await titles('')).not.toContain('Unsaved title');
  for (const title of inBangla) expect(await titles('&locale=bn')).not.toContain(title);
});

it.each([
  ['gallery', '/gallery'],
  ['opening', '/career'],
  ['industry', '/'],
  ['company', '/contact-us'],
] as const)('opens the page that shows the records of %s', async (subject, path) => {
  expect(new URL((await open({ subject, id: 1 })).en).pathname).toBe(path);
});

it('is never cached', async () => {
  const [section] = await sections();
  const { token } = await open({ subject: 'section', id: section!.id });
  const response = await api.call('get', `${PAGE}&preview=${token}`);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('shows hidden sections, drafts of posts and hidden products', async () => {
  const [section] = await sections();
  await save(`/sections/${section!.id}`, { status: 'inactive' });
  const ids = async (more = '') => (await sections(more)).map(({ id }) => id);
  expect(await ids()).not.toContain(section!.id);
  const { token } = await open({ subject: 'section', id: section!.id });
  expect(await ids(`&preview=${token}`)).toContain(section!.id);

  for (const [subject, path, hidden] of [
    ['post', '/posts/1', { status: 'archived' }],
    ['product', '/products/1', { visibility: 'hidden' }],
  ] as const) {
    await save(path, hidden);
    await api.call('get', `/api/v1${path}`).expect(404);
    await api.call('get', `/api/v1${path}?preview=${token}`).expect(404);
    const own = await open({ subject, id: 1 });
    const response = await api.call('get', `/api/v1${path}?preview=${own.token}`).expect(200);
    const row = (response.body.data ?? response.body) as object;
    expect(row).not.toHaveProperty('version');
  }
});

it('shows the public page after it has expired, after signing out, and with an unknown token', async () => {
  const [section] = await sections();
  const english = { title: 'Never published' };
  const body: CreatePreview = { subject: 'section', id: section!.id, english };
  const isShown = async (token: string) =>
    (await sections(`&preview=${token}`)).some(({ title }) => title === 'Never published');
  const expectEnd = async (token: string) => {
    expect(await isShown(token)).toBe(false);
    expect(await current(token)).toBeNull();
  };
  const { token } = await open(body);
  expect(await isShown(token)).toBe(true);
  await expectEnd(`${token}x`);
  const expired = { expires_at: new Date() };
  await api.dataSource.manager.update(PreviewEntity, { subject_id: section!.id }, expired);
  await expectEnd(token);

  const cookie = await api.cookie('staff', 'admin.localhost:8080');
  const call = (path: string) =>
    api
      .call('post', path, 'admin.localhost:8080')
      .set('Cookie', cookie)
      .set('Origin', 'http://admin.localhost:8080');
  const made = await call('/api/v1/previews').send(body).expect(201);
  const own = new URL((made.body.data as Preview).en).searchParams.get('preview')!;
  expect(await isShown(own)).toBe(true);
  await call('/api/v1/auth/logout').expect(200);
  await expectEnd(own);
});

it('rejects values that can’t be saved, missing records and visitors', async () => {
  const [section] = await sections();
  const post = (account: 'staff' | 'visitor', body: object) =>
    api.as(account, 'post', '/api/v1/previews').send({ subject: 'section', id: 1, ...body });
  const wrong = await post('staff', { id: section!.id, english: { title: '' } });
  expect(wrong.status).toBe(400);
  expect(wrong.body.fields).toEqual({ title: 'Title is required' });
  const bangla = [{ field: 'nothing', text: 'কিছু' }];
  expect((await post('staff', { id: section!.id, bangla })).body.fields).toHaveProperty('nothing');
  await post('staff', { id: 99_999 }).expect(404);
  await post('visitor', {}).expect(403);
});
