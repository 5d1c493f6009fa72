import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Housekeeping } from '../housekeeping/housekeeping';
import { AuditEntity } from '../records/audit.entity';
import { startInstance } from '../testing/instance';
import { startTestApi, type TestApi } from '../testing/test-api';
import { drawingDir } from './drawing-files';

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

const FILES = `${LIST}/drawings`;
const pdf = Buffer.from('%PDF-1.7 level 0');
const upload = (content: Buffer, name: string) =>
  api.as('staff', 'post', FILES).attach('drawing', content, name);
const uploaded = async (name = 'Level 0, rev C.pdf') =>
  (await upload(pdf, name).expect(201)).body.data;

it('drawings are uploaded before the project, which names them beside names without a file', async () => {
  const drawing = await uploaded();
  expect(drawing).toEqual({
    name: 'Level 0, rev C.pdf',
    file: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
    bytes: pdf.length,
    uploaded_at: expect.any(String),
  });
  const project = await add({ drawings: ['old-roof.dwg', drawing] });
  expect(project.drawings).toEqual(['old-roof.dwg', drawing]);
  const form = await api
    .as('staff', 'put', `${LIST}/${project.id}`)
    .field({ drawings: JSON.stringify([drawing, 'old-roof.dwg', ' ']) })
    .expect(200);
  expect(form.body.data.drawings).toEqual([drawing, 'old-roof.dwg']);
});

it('drawings are downloads for staff alone, with a line in the audit log', async () => {
  const drawing = await uploaded();
  const { id } = await add({ drawings: [drawing] });
  const path = `${LIST}/${id}/drawings/${drawing.file}`;
  const response = await api.as('staff', 'get', path).buffer().expect(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Level 0, rev C.pdf"',
  });
  await api.call('get', path).expect(401);
  await api.as('visitor', 'get', path).expect(403);
  await api.call('get', `/storage/drawings/${drawing.file}`).expect(404);
  const other = await add();
  await api.as('staff', 'get', `${LIST}/${other.id}/drawings/${drawing.file}`).expect(404);
  const line = { action: 'downloaded' as const, subject: 'vrf-project' as const, subject_id: id };
  expect(await api.dataSource.getRepository(AuditEntity).countBy(line)).toBe(1);
  const seen = (await api.call('get', `${LIST}/${id}`).expect(200)).body;
  expect(JSON.stringify(seen)).not.toContain(drawing.file);
});

it.each([
  ['AC1032 drawing', 'roof.DWG', /^[0-9a-f]{32}\.dwg$/],
  ['  0\r\nSECTION\r\n  2\r\nHEADER', 'roof.dxf', /^[0-9a-f]{32}\.dxf$/],
])('drawings are known by their content: %s', async (content, name, file) => {
  const { body } = await upload(Buffer.from(content), name).expect(201);
  expect(body.data).toMatchObject({ file: expect.stringMatching(file) });
});

it('drawings of another type, too large, or unknown are rejected by name', async () => {
  const text = await upload(Buffer.from('not a drawing'), 'level-0.pdf').expect(400);
  expect(text.body.fields).toEqual({
    drawing: 'Choose a PDF, DWG, DXF, PNG, JPEG or WebP file.',
  });
  const large = await upload(Buffer.alloc(20 * 1024 * 1024 + 1, pdf), 'large.pdf').expect(413);
  expect(large.body.fields).toEqual({ drawing: 'This file is larger than 20 MB.' });
  const drawing = await uploaded();
  const lost = { ...drawing, file: `${'0'.repeat(32)}.pdf` };
  expect((await post({ ...minimal, drawings: [lost] }).expect(400)).body.fields).toEqual({
    drawings: 'Level 0, rev C.pdf is not there any more. Upload it again.',
  });
  const path = { ...drawing, file: '../../secret' };
  const { body } = await post({ ...minimal, drawings: [path] }).expect(400);
  expect(Object.keys(body.fields)[0]).toMatch(/^drawings/);
  expect((await post({ ...minimal, drawings: '{bad' }).expect(400)).body.fields).toEqual({
    drawings: 'Give a JSON array of names, such as ["Level 0.pdf"]',
  });
});

it('drawings are removed a day after nothing names them any more', async () => {
  const [named, replaced, fresh] = [await uploaded(), await uploaded(), await uploaded()];
  const { id } = await add({ drawings: [named, replaced] });
  await put(id, { drawings: [named] }).expect(200);
  const dayAgo = new Date(Date.now() - 25 * 60 * 60_000);
  const folder = drawingDir(api.env);
  for (const { file } of [named, replaced]) await utimes(join(folder, file), dayAgo, dayAgo);
  const { instance, close } = await startInstance(api);
  await instance.get(Housekeeping).run();
  await close();
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([named.file, fresh.file]));
  expect(left).not.toContain(replaced.file);
});
