import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { versionedRecords } from '../../staff/history/versioned-records';
import { revision } from '../database/revision';
import { AuditEntity } from '../records/audit.entity';
import { type Given, namesWith, RECORDS, sampleOf, stateOf } from '../testing/declared-records';
import { startInstance } from '../testing/instance';
import { pictureFile, removeReplacedPictures, storedPictures } from '../testing/pictures';
import { type Account, startTestApi, type TestApi } from '../testing/test-api';
import type { ApiRecord, RecordRow } from './api-record';

/* Tests the common behaviour of every declared record. Rules of a single domain are in its own spec. */

const DAY_MS = 24 * 60 * 60_000;
const MISSING = 999_999;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
});
afterAll(() => api.close());

type Row = { id: number; version: number; image: string; position: number } & Record<
  string,
  unknown
>;

describe.each(RECORDS)('%s', (_name, declared) => {
  const { fields, options } = declared;
  const { one, picture, order, staffOnly = false } = options;
  /** Account that reads public records like a visitor; records that only staff see are read by staff. */
  const reader = staffOnly ? 'staff' : null;
  const LIST = `/api/v1${options.path}`;
  const [named] = Object.keys(fields) as [string];
  const required = namesWith(declared, (field) => field.required);
  const usual: Given = {
    ...Object.fromEntries(required.map((name) => [name, sampleOf(fields[name]!)])),
    ...stateOf(declared, true),
  };
  const type = Object.values(versionedRecords)
    .map((versions) => versions.type as unknown as ApiRecord<RecordRow>)
    .find(({ label }) => label === one)!;
  const { subject } = type;

  const post = async (given: Given, image?: Buffer, key = '', account: Account = 'staff') => {
    const call = api.as(account, 'post', LIST);
    if (key) void call.set('Idempotency-Key', key);
    if (!picture) return call.send(given);
    return image ? call.field(given).attach('image', image, 'a.png') : call.field(given);
  };
  const add = async (given: Given = {}): Promise<Row> => {
    const response = await post({ ...usual, ...given }, picture && (await pictureFile()));
    expect(response.status).toBe(201);
    return response.body.data;
  };
  const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
  const read = async (id: number): Promise<Row> =>
    (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body.data;
  const remove = (id: number) => api.as('staff', 'delete', `${LIST}/${id}`);
  const listed = async (query = '', account: 'staff' | null = 'staff'): Promise<Row[]> => {
    const call = account ? api.as(account, 'get', LIST + query) : api.call('get', LIST + query);
    const { body, headers } = await call.expect(200);
    expect(headers['x-total-count']).toMatch(/^\d+$/);
    return body.data;
  };
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

  describe('a new record', () => {
    it('has the trimmed values and an audit line', async () => {
      const before = await revision.read(api.dataSource.manager);
      const optional = namesWith(
        declared,
        ({ kind, required: needed }) => /text/.test(kind) && !needed,
      );
      const blank = Object.fromEntries(optional.map((name) => [name, ' ']));
      const row = await add({ ...blank, [named]: '  Logged ' });
      expect(row).toMatchObject({
        [named]: 'Logged',
        ...Object.fromEntries(optional.map((name) => [name, null])),
        version: 1,
        deleted_at: null,
        ...(picture && { picture: { alt: 'Logged', width: 400, height: 300 } }),
      });
      expect(await read(row.id)).toEqual(row);
      expect((await revision.read(api.dataSource.manager)) > before).toBe(!staffOnly);
      const line = await api.dataSource
        .getRepository(AuditEntity)
        .findOneByOrFail({ subject, subject_id: row.id });
      expect(line).toMatchObject({ action: 'created', subject_name: 'Logged' });
      expect(line.changes).toContainEqual({ field: named, before: null, after: 'Logged' });
    });

    it('is added once, however often its form is sent', async () => {
      const image = picture && (await pictureFile());
      const send = (name: string, account?: Account) =>
        post({ ...usual, [named]: name }, image, 'key-of-a-form', account);
      const responses = await Promise.all([send('Sent twice'), send('Sent twice')]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      const [first, second] = responses.map(({ body }) => body.data as Row);
      expect(second).toEqual(first);
      expect((await send('Sent twice')).body.data).toEqual(first);
      const changed = await send('Changed since');
      expect([changed.status, changed.body.code]).toEqual([422, 'key_reused']);
      expect(changed.body.message).toContain('already been saved');
      const lines = { subject, action: 'created', subject_name: 'Sent twice' } as const;
      expect(await api.dataSource.getRepository(AuditEntity).countBy(lines)).toBe(1);
      const other = await send('Of another account', 'owner');
      expect([other.status, other.body.data[named]]).toEqual([201, 'Of another account']);
    });

    it('is rejected without a trace, with a message for each invalid field', async () => {
      const before = await storedPictures(api);
      const blank = Object.fromEntries(required.map((name) => [name, ' ']));
      const bare = await post(blank, picture && (await pictureFile()));
      expect(bare.status).toBe(400);
      expect(bare.body.fields).toEqual(
        Object.fromEntries(required.map((name) => [name, fields[name]!.required])),
      );
      const choices = namesWith(declared, ({ kind }) => kind === 'choice');
      const wrong = Object.fromEntries(choices.map((name) => [name, 'new']));
      const unknown = await post(
        { ...usual, ...wrong, colour: 'red' },
        picture && (await pictureFile()),
      );
      expect(unknown.status).toBe(400);
      expect(unknown.body.fields).toEqual({
        colour: 'Unknown field.',
        ...Object.fromEntries(
          choices.map((name) => [name, (fields[name] as { choose?: string }).choose]),
        ),
      });
      if (picture) {
        const text = await post(usual, Buffer.from('not a picture'));
        expect([text.status, Object.keys(text.body.fields)]).toEqual([400, ['image']]);
      }
      if (picture === 'required') {
        expect((await post(usual)).body.fields).toEqual({ image: 'Image is required' });
      }
      expect(await storedPictures(api)).toEqual(before);
    });
  });

  if (staffOnly) {
    it('is hidden from visitors', async () => {
      const { id } = await add();
      for (const path of [LIST, `${LIST}/${id}`]) {
        await api.call('get', path).expect(401);
        await api.as('visitor', 'get', path).expect(403);
      }
    });
  } else {
    it('shows visitors only public records and fields', async () => {
      const shown = await add(stateOf(declared, true));
      const hidden = await add(stateOf(declared, false));
      const visible = await listed('', null);
      expect(idsOf(visible)).toContain(shown.id);
      expect(idsOf(visible)).not.toContain(hidden.id);
      const keys = [
        'id',
        'updated_at',
        ...namesWith(declared, ({ staff }) => !staff),
        ...(picture ? ['image', 'picture'] : []),
        ...(order && !('position' in fields) ? ['position'] : []),
      ];
      const alone = namesWith(declared, (field) => field.alone);
      const { body } = await api.call('get', `${LIST}/${shown.id}`).expect(200);
      expect(Object.keys(body.data).sort()).toEqual([...keys].sort());
      const inList = visible.find(({ id }) => id === shown.id)!;
      expect(Object.keys(inList).sort()).toEqual(
        keys.filter((name) => !alone.includes(name)).sort(),
      );
      await api.call('get', `${LIST}/${hidden.id}`).expect(404);
      await api.as('visitor', 'get', `${LIST}/${hidden.id}`).expect(404);
      expect(await read(hidden.id)).toMatchObject({ id: hidden.id, version: 1 });
      const staffSort = namesWith(declared, ({ staff, sort }) => staff && sort);
      const forStaff = [
        'trash=true',
        ...('status' in fields ? [`status=${stateOf(declared, false)['status']}`] : []),
        ...staffSort.map((name) => `sort=-${name}`),
      ];
      for (const filter of forStaff) {
        await api.call('get', `${LIST}?${filter}`).expect(401);
        await api.as('visitor', 'get', `${LIST}?${filter}`).expect(403);
        await api.as('staff', 'get', `${LIST}?${filter}`).expect(200);
      }
    });
  }

  it('can be searched, sorted and paged', async () => {
    // Records that follow from another one have its name.
    const word = `zebra${subject.replace('-', '')}`;
    const first = await add({ [named]: `${word} one` });
    const second = await add({ [named]: `${word} two` });
    expect(idsOf(await listed(`?q=${word.toUpperCase()}&sort=${named}`))).toEqual([
      first.id,
      second.id,
    ]);
    expect(idsOf(await listed(`?q=${word} two`, reader))).toEqual([second.id]);
    expect(idsOf(await listed(`?q=${word}&sort=-${named}&page=2&pageSize=1`))).toEqual([first.id]);
    const page = await api.as('staff', 'get', `${LIST}?q=${word}&pageSize=1`).expect(200);
    expect(page.headers['x-total-count']).toBe('2');
    const sortable = namesWith(declared, (field) => field.sort);
    for (const name of ['id', 'updated_at', ...(order ? ['position'] : []), ...sortable]) {
      const up = idsOf(await listed(`?q=${word}&sort=${name}`));
      expect([name, [...up].sort()]).toEqual([name, [first.id, second.id].sort()]);
    }
    await api.as('staff', 'get', `${LIST}?sort=colour`).expect(400);
  });

  describe('a change', () => {
    it('applies only the given fields, as JSON or multipart', async () => {
      const { id, image } = await add({ [named]: 'Before' });
      const changed = (await put(id, { [named]: 'After' }).expect(200)).body.data;
      expect(changed).toMatchObject({ ...usual, ...onlyJson(usual), [named]: 'After', version: 2 });
      if (picture) {
        expect(changed.image).toBe(image);
        const form = { ...stateOf(declared, false), version: '2' };
        const other = await api.as('staff', 'put', `${LIST}/${id}`).field(form).expect(200);
        expect(other.body.data).toMatchObject({ [named]: 'After', version: 3 });
      }
      const { version } = await read(id);
      expect((await put(id, { [named]: 'After' }).expect(200)).body.data.version).toBe(version);
    });

    it('is rejected with the current record if its version is stale', async () => {
      const { id, version } = await add();
      await put(id, { [named]: 'Mine', version }).expect(200);
      const late = await put(id, { [named]: 'Yours', version }).expect(409);
      expect(late.body).toMatchObject({
        code: 'conflict',
        message: `This ${one} was changed in the meantime. Please compare both versions and save again.`,
        current: { id, [named]: 'Mine', version: version + 1 },
      });
      expect((await read(id))[named]).toBe('Mine');
    });

    it('is limited to staff, existing records and known fields', async () => {
      const { id } = await add();
      await api
        .as('visitor', 'put', `${LIST}/${id}`)
        .send({ [named]: 'Mine' })
        .expect(403);
      const missing = await put(MISSING, { [named]: 'Nothing' }).expect(404);
      expect(missing.body).toMatchObject({
        message: expect.stringMatching(new RegExp(`^${one} not found$`, 'i')),
        reason: { code: 'record_not_found', values: { record: one } },
      });
      expect((await put(id, { colour: 'red' }).expect(400)).body.fields).toEqual({
        colour: 'Unknown field.',
      });
      await put(id, { [named]: '' }).expect(400);
    });
  });

  if (picture) {
    it('keeps a replaced picture only for former versions', async () => {
      await removeReplacedPictures(api);
      const { id, image } = await add();
      const before = await storedPictures(api);
      const { body } = await api
        .as('staff', 'put', `${LIST}/${id}`)
        .attach('image', await pictureFile('#112233'), 'b.png')
        .expect(200);
      expect(body.data.image).not.toBe(image);
      await api.call('get', `/storage/${body.data.image}`).expect(200);
      await api.call('get', `/storage/${image}`).expect(200);
      await removeReplacedPictures(api);
      await api.call('get', `/storage/${image}`).expect(404);
      expect((await storedPictures(api)).rows).toBe(before.rows);
      if (picture === 'required') return;
      const bare = await put(id, { remove_image: true }).expect(200);
      expect(bare.body.data).toMatchObject({ image: null, picture: null });
      await removeReplacedPictures(api);
      expect((await storedPictures(api)).rows).toBe(before.rows - 1);
    });
  }

  if (order) {
    it('can be put into the order that visitors see', async () => {
      const write = (ids: number[]) => api.as('staff', 'put', `${LIST}/order`).send({ ids });
      const ids = [(await add()).id, (await add()).id, (await add()).id];
      const shown = async () => idsOf(await listed('', null)).filter((id) => ids.includes(id));
      const [first, second, third] = (await shown()) as [number, number, number];
      expect([first, second, third]).toEqual(order === 'first' ? [...ids].reverse() : ids);
      await write([third, first]).expect(200, { success: true });
      expect(await shown()).toEqual([third, second, first]);
      const lines = await api.dataSource
        .getRepository(AuditEntity)
        .findBy({ subject, subject_id: third, action: 'updated' });
      expect(lines.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['position']]);
      expect((await write([first, first]).expect(400)).body.fields).toEqual({
        ids: `List each ${one} only once.`,
      });
      await write([first, MISSING]).expect(409);
      await remove(second).expect(200);
      await write([first, second]).expect(409);
      await api
        .as('visitor', 'put', `${LIST}/order`)
        .send({ ids: [first] })
        .expect(403);
    });
  }

  if ('status' in fields) {
    it('changes the status of several records together or not at all, and counts by status', async () => {
      const counts = async () =>
        (await api.as('staff', 'get', `${LIST}/counts`).expect(200)).body.data;
      const [{ status: shown }, { status }] = [stateOf(declared, true), stateOf(declared, false)];
      const ids = [(await add({ status: shown! })).id, (await add({ status: status! })).id];
      const before = await counts();
      const write = (given: number[], value = status) =>
        api.as('staff', 'post', `${LIST}/status`).send({ ids: given, status: value });
      await write([...ids, MISSING]).expect(404);
      expect((await write(ids).expect(200)).body.data.changed).toEqual([ids[0]]);
      expect(await counts()).toMatchObject({
        all: before.all,
        by_status: {
          [shown!]: before.by_status[shown!] - 1,
          [status!]: before.by_status[status!] + 1,
        },
      });
      expect((await write(ids, 'new').expect(400)).body.fields).toEqual({
        status: 'Choose a status',
      });
      await api.as('visitor', 'post', `${LIST}/status`).send({ ids, status }).expect(403);
    });
  }

  describe('the trash', () => {
    it('holds a record until it is restored', async () => {
      const [first, second] = [await add(), await add()];
      await remove(second.id).expect(200, { success: true });
      expect(idsOf(await listed())).toContain(first.id);
      expect(idsOf(await listed())).not.toContain(second.id);
      if (!staffOnly) await api.call('get', `${LIST}/${second.id}`).expect(404);
      expect((await listed('?trash=true'))[0]).toMatchObject({
        id: second.id,
        deleted_at: expect.any(String),
      });
      const rejected = await put(second.id, { [named]: 'Late' }).expect(409);
      expect(rejected.body.message).toBe(`This ${one} is in the trash. Restore it first.`);
      const path = `${LIST}/${second.id}/restore`;
      expect((await api.as('staff', 'post', path).expect(200)).body.data.deleted_at).toBeNull();
      await api.as('staff', 'post', path).expect(404);
      await api.as('staff', 'get', `${LIST}/${second.id}`).expect(200);
      await remove(MISSING).expect(404);
    });

    it('holds several records until they are restored', async () => {
      const ids = [(await add()).id, (await add()).id];
      const send = (path: string, given = ids) =>
        api.as('staff', 'post', LIST + path).send({ ids: given });
      await send('/trash', [...ids, MISSING]).expect(404);
      expect(idsOf(await listed())).toEqual(expect.arrayContaining(ids));
      await send('/trash').expect(200, { success: true });
      expect(idsOf(await listed('?trash=true'))).toEqual(expect.arrayContaining(ids));
      await send('/restore').expect(200, { success: true });
      expect(idsOf(await listed())).toEqual(expect.arrayContaining(ids));
    });

    it('is purged after 30 days with the pictures', async () => {
      const before = await storedPictures(api);
      const [old, young] = [await add(), await add()];
      await remove(old.id).expect(200);
      await remove(young.id).expect(200);
      const deleted_at = new Date(Date.now() - 31 * DAY_MS);
      await api.dataSource.manager.update(type.entity, { id: old.id }, { deleted_at });
      const { instance, close } = await startInstance(api);
      await instance.get(Housekeeping).run();
      await close();
      await api.as('staff', 'get', `${LIST}/${old.id}`).expect(404);
      await api.as('staff', 'get', `${LIST}/${young.id}`).expect(200);
      if (!picture) return;
      await api.call('get', `/storage/${old.image}`).expect(404);
      expect((await storedPictures(api)).rows).toBe(before.rows + 1);
    });
  });

  /** Returns the flags of a body as booleans, as in a response. */
  function onlyJson(given: Given): object {
    const flags = namesWith(declared, ({ kind }) => kind === 'flag');
    return Object.fromEntries(flags.map((name) => [name, given[name] === 'true']));
  }
});
