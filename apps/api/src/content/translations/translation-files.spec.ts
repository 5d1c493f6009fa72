import type { Test } from 'supertest';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
});
afterAll(() => api.close());

const LIST = '/api/v1/translations';
const TITLE = 'Fitter "A" & <B>; =1+1';
const BODY = 'Five years of practice,\nalso with "VRF"; and more.';

const textIn = (response: { text?: string; body: unknown }) =>
  Buffer.isBuffer(response.body) ? response.body.toString('utf8') : response.text!;
const exported = async (query: string) => {
  const call: Test = api.as('staff', 'get', `${LIST}/export?${query}`);
  const response = await call.buffer(true).parse((stream, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => done(null, Buffer.concat(parts)));
  });
  expect(response.status).toBe(200);
  return textIn(response);
};
const imported = (content: string | Buffer, name = 'a.csv') =>
  api.as('staff', 'post', `${LIST}/import`).attach('file', Buffer.from(content), name);
const textsOf = async (id: number) =>
  (await api.as('staff', 'get', `${LIST}/opening/${id}`).expect(200)).body.data.texts;

let id: number;
beforeEach(async () => {
  const body = { title: TITLE, location: 'Dhaka', type: 'Full Time', status: 'active' };
  const created = await api
    .as('staff', 'post', '/api/v1/openings')
    .send({ ...body, summary: '-2 °C', description: BODY });
  expect(created.status).toBe(201);
  id = created.body.data.id;
  const { version } = (await api.as('staff', 'get', `${LIST}/opening/${id}`)).body.data;
  const texts = [
    { field: 'title', text: 'ফিটার "ক" & <খ>; =1+1' },
    { field: 'description', text: 'পাঁচ বছর,\nVRF-এর কাজ' },
  ];
  await api
    .as('staff', 'put', `${LIST}/opening/${id}`)
    .send({ version, state: 'approved', texts })
    .expect(200);
});

describe.each(['csv', 'xliff'])('a file as %s', (format) => {
  it('changes nothing if it is imported as it was exported', async () => {
    const before = await textsOf(id);
    const file = await exported(`format=${format}`);
    const { data } = (await imported(file).expect(200)).body;
    expect(data).toMatchObject({ written: 0, problems: [] });
    expect(data.unchanged).toBeGreaterThan(100);
    expect(await textsOf(id)).toEqual(before);
  });

  it('becomes drafts, which leave the site as it is', async () => {
    const file = await exported(`format=${format}&subject=opening`);
    const changed = file.replaceAll('পাঁচ বছর,', 'ছয় বছর,');
    const { data } = (await imported(changed).expect(200)).body;
    expect(data.written).toBeGreaterThan(0);
    const [title, , , description] = await textsOf(id);
    expect(title.state).toBe('approved');
    expect(description).toMatchObject({ text: 'ছয় বছর,\nVRF-এর কাজ', state: 'draft' });
    const shown = (await api.call('get', `/api/v1/openings/${id}?locale=bn`)).body.data;
    expect(shown.description).toBe('পাঁচ বছর,\nVRF-এর কাজ');
  });

  it('is refused line by line where the English text was changed', async () => {
    const file = await exported(`format=${format}&subject=opening`);
    const changes = { title: 'Senior fitter' };
    await api.as('staff', 'put', `/api/v1/openings/${id}`).send(changes).expect(200);
    const { data } = (await imported(file.replaceAll('ফিটার', 'মিস্ত্রি')).expect(200)).body;
    const [problem] = data.problems.filter(({ line }: { line: string }) =>
      line.startsWith(`opening ${id},`),
    );
    expect(problem).toEqual({
      line: `opening ${id}, title`,
      problem:
        'The English text was changed after the export. Export it again and translate the new text.',
    });
    expect((await textsOf(id))[0].text).toContain('ফিটার');
  });

  it('contains only texts in the chosen state', async () => {
    const file = await exported(`format=${format}&subject=opening&state=missing`);
    expect(file).toContain('-2 °C');
    expect(file).not.toContain('পাঁচ বছর');
  });
});

it.each([
  ['a,b\n1,2\n'],
  ['<html></html>'],
  ['<xliff><file id="opening-1">'],
  ['<!DOCTYPE x [<!ENTITY a "b">]><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"/>'],
  [Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
])('refuses another file with a clear sentence: %s', async (content) => {
  const { body } = await imported(content).expect(400);
  expect(body.fields.file).toBe(
    'This file can’t be read. Choose an XLIFF 2 or CSV file that was exported here.',
  );
});
