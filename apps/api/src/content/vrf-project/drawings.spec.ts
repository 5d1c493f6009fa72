import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { versionStories } from '../../platform/testing/version-stories';
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

it('uploads drawings before the project, which lists them next to names without a file', async () => {
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

it('lets only staff download drawings, with a line in the audit log', async () => {
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
])('detects the type of drawings by their content: %s', async (content, name, file) => {
  const { body } = await upload(Buffer.from(content), name).expect(201);
  expect(body.data).toMatchObject({ file: expect.stringMatching(file) });
});

it('rejects drawings by name if unsupported, too large or unknown', async () => {
  const text = await upload(Buffer.from('not a drawing'), 'level-0.pdf').expect(400);
  expect(text.body.fields).toEqual({
    drawing: 'Choose a PDF, DWG, DXF, PNG, JPEG or WebP file.',
  });
  const large = await upload(Buffer.alloc(20 * 1024 * 1024 + 1, pdf), 'large.pdf').expect(413);
  expect(large.body.fields).toEqual({ drawing: 'This file is larger than 20 MB.' });
  const drawing = await uploaded();
  const lost = { ...drawing, file: `${'0'.repeat(32)}.pdf` };
  expect((await post({ ...minimal, drawings: [lost] }).expect(400)).body.fields).toEqual({
    drawings: 'Level 0, rev C.pdf no longer exists. Upload it again.',
  });
  const path = { ...drawing, file: '../../secret' };
  const { body } = await post({ ...minimal, drawings: [path] }).expect(400);
  expect(Object.keys(body.fields)[0]).toMatch(/^drawings/);
  expect((await post({ ...minimal, drawings: '{bad' }).expect(400)).body.fields).toEqual({
    drawings: 'Enter a JSON array of names, such as ["Level 0.pdf"]',
  });
});

describe('housekeeping of drawings', () => {
  const YEAR_AND_DAY_MS = 366 * 24 * 60 * 60_000;
  const folder = () => drawingDir(api.env);
  /** Runs housekeeping a day after these were uploaded. */
  const keepHouse = async (...drawings: { file: string }[]) => {
    const dayAgo = new Date(Date.now() - 25 * 60 * 60_000);
    for (const { file } of drawings) await utimes(join(folder(), file), dayAgo, dayAgo);
    await versionStories(api).keepHouse();
    return readdir(folder());
  };

  it('removes files without a version that refers to them, and unused uploads after a day', async () => {
    const [named, replaced, unused, fresh] = [
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
    ];
    const { id } = await add({ drawings: [named, replaced] });
    await put(id, { drawings: [named] }).expect(200);
    const left = await keepHouse(named, replaced, unused);
    expect(left).toEqual(expect.arrayContaining([named.file, replaced.file, fresh.file]));
    expect(left).not.toContain(unused.file);
    const longAgo = new Date(Date.now() - YEAR_AND_DAY_MS);
    const project = { subject: 'vrf-project' as const, subject_id: id };
    await api.dataSource.getRepository(AuditEntity).update(project, { created_at: longAgo });
    const later = await keepHouse();
    expect(later).toContain(named.file);
    expect(later).not.toContain(replaced.file);
  });

  it('keeps files for their versions, which report missing ones', async () => {
    const { one, restore } = versionStories(api);
    const [first, second] = [await uploaded('Roof.pdf'), await uploaded('Level 1.pdf')];
    const { id } = await add({ drawings: [first, 'old-roof.dwg', second], remarks: 'Before' });
    const replaced = await put(id, { drawings: ['new.dwg'], remarks: 'After' }).expect(200);
    expect(await keepHouse(first, second)).toEqual(
      expect.arrayContaining([first.file, second.file]),
    );
    const restored = await restore('vrf-project', id, {
      version_of_history: 1,
      version: replaced.body.data.version,
    }).expect(200);
    const { body } = await api.as('staff', 'get', `${LIST}/${id}`).expect(200);
    expect(body.data.drawings).toEqual([first, 'old-roof.dwg', second]);
    await api.as('staff', 'get', `${LIST}/${id}/drawings/${first.file}`).buffer().expect(200);

    await put(id, { drawings: [], remarks: 'Again' }).expect(200);
    for (const { file } of [first, second]) await rm(join(folder(), file));
    const obstacle = 'Roof.pdf, Level 1.pdf no longer exist. Upload them again.';
    const { differences } = (await one('vrf-project', id, 1)).data;
    expect(differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'drawings', obstacle }),
        expect.objectContaining({ field: 'remarks', obstacle: null }),
      ]),
    );
    const wanted = { version_of_history: 1, version: restored.body.record.version + 1 };
    const unseen = await restore('vrf-project', id, wanted).expect(409);
    expect(unseen.body.fields).toEqual({ drawings: obstacle });
    await restore('vrf-project', id, { ...wanted, without: ['drawings'] }).expect(200);
    const after = (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body.data;
    expect(after).toMatchObject({ drawings: [], remarks: 'Before' });
  });
});
