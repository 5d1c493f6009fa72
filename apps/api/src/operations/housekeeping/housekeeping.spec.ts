import { pictureFile } from '../../platform/testing/pictures';
import type { INestApplicationContext } from '@nestjs/common';
import { ModuleRef, NestFactory } from '@nestjs/core';
import { readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IsNull } from 'typeorm';
import { AppModule } from '../../app.module';
import { LinkTokenEntity } from '../../staff/auth/recovery/link-token.entity';
import { SessionEntity } from '../../staff/auth/sessions/session.entity';
import { loadSecrets } from '../../platform/config/secrets';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { sentFilesDir } from '../../sales/contact-message/sent-files';
import { IdempotencyKeyEntity } from '../../platform/http/idempotency-key.entity';
import { MailEntity } from '../../platform/mail/mail.entity';
import { storageDir } from '../../platform/media/storage';
import { AuditEntity } from '../../platform/records/audit.entity';
import { connectDatabase } from '../../platform/schema/data-source';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../../staff/users/user.entity';
import { Housekeeping } from './housekeeping';
import { HousekeepingModule } from './housekeeping.module';
import { MARK } from './storage-sweep';

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let api: TestApi;
const instances: INestApplicationContext[] = [];
let keeper: Housekeeping;
let userId: number;

/** Starts another instance of the product on the data of the running API. */
async function startInstance(): Promise<Housekeeping> {
  const dataSource = await connectDatabase(api.env);
  const module = AppModule.of(api.env, loadSecrets(api.env), dataSource);
  const instance = await NestFactory.createApplicationContext(module, { logger: false });
  instances.push(instance);
  return instance.get(Housekeeping);
}

beforeAll(async () => {
  api = await startTestApi();
  keeper = await startInstance();
  const users = api.dataSource.getRepository(UserEntity);
  userId = (await users.findOneByOrFail({ email: loginOf('visitor').email })).id;
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await api.close();
});

let made = 0;
const id = (length: number) => `${++made}`.padStart(length, '0');
const manager = () => api.dataSource.manager;

async function addSession(ends: Partial<SessionEntity>): Promise<string> {
  const session = { id: id(32), user_id: userId, address: '', user_agent: '', revoked_at: null };
  await manager().insert(SessionEntity, { ...session, expires_at: daysAgo(-1), ...ends });
  return session.id;
}
async function addLink(ends: Partial<LinkTokenEntity>): Promise<string> {
  const link = { id: id(64), user_id: userId, purpose: 'reset' as const, expires_at: daysAgo(-1) };
  await manager().insert(LinkTokenEntity, { ...link, ...ends });
  return link.id;
}
async function failSignIn(created_at: Date): Promise<number> {
  await api
    .call('post', '/api/v1/auth/login')
    .send({ email: `nobody${++made}@example.com`, password: 'wrong-one' })
    .expect(401);
  const [line] = await manager().find(AuditEntity, { order: { id: 'DESC' }, take: 1 });
  await manager().update(AuditEntity, { id: line!.id }, { created_at });
  return line!.id;
}
async function mail(as: Partial<MailEntity>): Promise<number> {
  const { email } = loginOf('staff');
  await api.call('post', '/api/v1/auth/forgot-password').send({ email }).expect(200);
  const [row] = await manager().find(MailEntity, { order: { id: 'DESC' }, take: 1 });
  await manager().update(MailEntity, { id: row!.id }, as);
  return row!.id;
}
const message = (text: string) => ({
  firstName: 'Rokeya',
  lastName: 'Begum',
  number: '01711000000',
  email: 'rokeya@example.com',
  message: text,
});
const send = (key: string) =>
  api
    .call('post', '/api/v1/contact-message')
    .set('Idempotency-Key', key)
    .send(message(`How loud is it, ${key}?`));

describe('housekeeping', () => {
  it('removes only sessions that ended long ago', async () => {
    const expired = [
      await addSession({ expires_at: daysAgo(31) }),
      await addSession({ revoked_at: daysAgo(31) }),
    ];
    const remaining = [
      await addSession({}),
      await addSession({ expires_at: daysAgo(29) }),
      await addSession({ revoked_at: daysAgo(29) }),
    ];
    await keeper.run();
    const left = (await manager().find(SessionEntity)).map((session) => session.id);
    expect(left).toEqual(expect.arrayContaining(remaining));
    expect(left.filter((one) => expired.includes(one))).toEqual([]);
    await api.as('visitor', 'get', '/api/v1/auth/user').expect(200);
  });

  it('removes used and expired links', async () => {
    await addLink({ expires_at: daysAgo(8) });
    await addLink({ used_at: daysAgo(8) });
    const remaining = [await addLink({}), await addLink({ used_at: daysAgo(6) })];
    await keeper.run();
    const left = await manager().findBy(LinkTokenEntity, { user_id: userId, purpose: 'reset' });
    expect(left.map((link) => link.id).sort()).toEqual(remaining);
  });

  it('removes idempotency keys after a day', async () => {
    await send('key-of-yesterday').expect(201);
    await manager().updateAll(IdempotencyKeyEntity, { created_at: daysAgo(1.01) });
    const young = await send('key-of-today').expect(201);
    await keeper.run();
    expect(await manager().count(IdempotencyKeyEntity)).toBe(1);
    expect((await send('key-of-today').expect(201)).body).toEqual(young.body);
  });

  it('removes the key of a form of the dashboard after a week', async () => {
    const add = () =>
      api
        .as('staff', 'post', '/api/v1/customers')
        .set('Idempotency-Key', 'key-of-a-form')
        .send({ name: 'Padma Textiles' })
        .expect(201);
    const first = await add();
    await manager().updateAll(IdempotencyKeyEntity, { created_at: daysAgo(6.9) });
    await keeper.run();
    expect((await add()).body.data.id).toBe(first.body.data.id);
    await manager().updateAll(IdempotencyKeyEntity, { created_at: daysAgo(7.1) });
    await keeper.run();
    expect((await add()).body.data.id).not.toBe(first.body.data.id);
  });

  it('removes only failed sign-ins from the log after half a year', async () => {
    const old = await failSignIn(daysAgo(181));
    const young = await failSignIn(daysAgo(179));
    await manager().update(AuditEntity, { action: 'signed_in' }, { created_at: daysAgo(400) });
    const signedIn = await manager().countBy(AuditEntity, { action: 'signed_in' });
    await keeper.run();
    expect(await manager().existsBy(AuditEntity, { id: old })).toBe(false);
    expect(await manager().existsBy(AuditEntity, { id: young })).toBe(true);
    expect(await manager().countBy(AuditEntity, { action: 'signed_in' })).toBe(signedIn);
  });

  it('removes the secret from mails a week after they were sent or failed', async () => {
    const emptied = [
      await mail({ status: 'sent', sent_at: daysAgo(8) }),
      await mail({ status: 'failed', next_at: daysAgo(8) }),
    ];
    const remaining = [
      await mail({ status: 'sent', sent_at: daysAgo(6) }),
      await mail({ status: 'waiting', created_at: daysAgo(8), next_at: daysAgo(8) }),
      await mail({ secret: false, status: 'sent', sent_at: daysAgo(8) }),
    ];
    await keeper.run();
    const textOf = async (id: number) => (await manager().findOneByOrFail(MailEntity, { id })).text;
    for (const one of emptied)
      expect(await textOf(one)).toMatch(/^The text of this email contained/);
    for (const one of remaining) expect(await textOf(one)).toMatch(/reset-password\?token=/);
    expect(await manager().countBy(MailEntity, { content: IsNull() })).toBe(emptied.length);
  });

  it('removes old spam, the CVs of old applications, and CV files without a row', async () => {
    const pdf = Buffer.from('%PDF-1.7');
    const path = '/api/v1/contact-message';
    const contactMessages = manager().getRepository(ContactMessageEntity);
    const apply = async (days: number, isSpam = false) => {
      const fields = { name: 'Arif Mahmud', email: 'arif@example.com', number: '01711000002' };
      const sent = api.call('post', `${path}/application`).field(fields);
      const { reference } = (await sent.attach('cv', pdf, 'cv.pdf').expect(201)).body as {
        reference: string;
      };
      await contactMessages.update(
        { reference },
        { created_at: daysAgo(days), status: isSpam ? 'spam' : 'new' },
      );
      return contactMessages.findOneByOrFail({ reference });
    };
    const folder = sentFilesDir(api.env);
    const age = async (name: string) => utimes(join(folder, name), daysAgo(1), daysAgo(1));
    const removed = [await apply(181), await apply(31, true)];
    const remaining = [await apply(179), await apply(29, true)];
    for (const { cv_file } of [...removed, ...remaining]) await age(cv_file!);
    for (const name of ['of-a-crash.pdf', 'of-this-moment.pdf']) {
      await writeFile(join(folder, name), pdf);
    }
    await age('of-a-crash.pdf');

    await keeper.run();
    const files = (await readdir(folder)).filter((name) => !name.startsWith('.'));
    const named = remaining.map(({ cv_file }) => cv_file!);
    expect(files.sort()).toEqual([...named, 'of-this-moment.pdf'].sort());
    expect(await contactMessages.existsBy({ id: removed[1]!.id })).toBe(false);
    const one = `${path}/${removed[0]!.id}`;
    const { details } = (await api.as('staff', 'get', one).expect(200)).body.data;
    const deleted_at = expect.stringMatching(/Z$/);
    expect(details.cv).toEqual({ name: 'cv.pdf', bytes: pdf.length, deleted_at });
    const { body } = await api.as('staff', 'get', `${one}/cv`).expect(404);
    expect(body.message).toBe('This CV was deleted.');
  });

  it('removes the photos of old service requests', async () => {
    const path = '/api/v1/contact-message';
    const contactMessages = manager().getRepository(ContactMessageEntity);
    const fields = {
      ...{ fault: 'Noise', city: 'Dhaka', place: 'Road 4' },
      ...{ name: 'Shirin Sultana', number: '01711000044' },
    };
    const folder = sentFilesDir(api.env);
    const request = async (days: number) => {
      const sent = api.call('post', `${path}/service`).field(fields);
      const { body } = await sent.attach('photos', await pictureFile(), 'a.png').expect(201);
      const { reference } = body as { reference: string };
      await contactMessages.update({ reference }, { created_at: daysAgo(days) });
      const row = await contactMessages.findOneByOrFail({ reference });
      const [photo] = row.photos!;
      await utimes(join(folder, photo!.file), daysAgo(1), daysAgo(1));
      return { id: row.id, file: photo!.file };
    };
    const [old, young] = [await request(181), await request(179)];
    await keeper.run();
    const files = await readdir(folder);
    expect([files.includes(old.file), files.includes(young.file)]).toEqual([false, true]);
    const { details } = (await api.as('staff', 'get', `${path}/${old.id}`).expect(200)).body.data;
    expect(details).toMatchObject({ photos: [], photos_deleted_at: expect.stringMatching(/Z$/) });
    await contactMessages.delete({ id: young.id });
    await keeper.run();
    expect(await readdir(folder)).not.toContain(young.file);
  });

  it('leaves the CVs of another database alone', async () => {
    const folder = sentFilesDir(api.env);
    await writeFile(join(folder, 'of-another.pdf'), '');
    await utimes(join(folder, 'of-another.pdf'), daysAgo(1), daysAgo(1));
    const own = await readFile(join(folder, MARK));
    await writeFile(join(folder, MARK), 'of another');
    await keeper.run();
    expect(await readdir(folder)).toContain('of-another.pdf');
    await writeFile(join(folder, MARK), own);
    await keeper.run();
    expect(await readdir(folder)).not.toContain('of-another.pdf');
  });

  it('goes on if one task fails', async () => {
    const storage = storageDir(api.env);
    await rename(storage, `${storage}-aside`);
    await writeFile(storage, 'a file in place of the folder');
    const session = await addSession({ revoked_at: daysAgo(31) });
    await keeper.run();
    expect(await manager().existsBy(SessionEntity, { id: session })).toBe(false);
    await rename(storage, `${storage}-broken`);
    await rename(`${storage}-aside`, storage);
  });

  it('can run in two instances at the same time', async () => {
    const other = await startInstance();
    const sessions: string[] = [];
    for (let n = 0; n < 20; n++) sessions.push(await addSession({ revoked_at: daysAgo(40) }));
    await Promise.all([keeper.run(), other.run()]);
    const left = (await manager().find(SessionEntity)).map((session) => session.id);
    expect(left.filter((one) => sessions.includes(one))).toEqual([]);
    await api.as('visitor', 'get', '/api/v1/auth/user').expect(200);
  });

  describe('on its timer', () => {
    // Databases work in real time.
    const REAL = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'];
    beforeAll(() => jest.useFakeTimers({ doNotFake: REAL as never }));
    afterAll(() => jest.useRealTimers());
    // A round also reads folders, which takes time regardless of the number of loop turns.
    const removedAfter = async (session: string, waitMs: number, withinMs = 20_000) => {
      const end = performance.now() + withinMs;
      do {
        jest.advanceTimersByTime(waitMs);
        if (!(await manager().existsBy(SessionEntity, { id: session }))) return true;
        await new Promise((resolve) => setImmediate(resolve));
      } while (performance.now() < end);
      return false;
    };

    it('starts within a minute, repeats daily and stops with the product', async () => {
      // A separate instance, because the others were created with real timers.
      const instance = await instances[0]!
        .select(HousekeepingModule)
        .get(ModuleRef, { strict: true })
        .create(Housekeeping);
      instance.onModuleInit();
      const old = () => addSession({ revoked_at: daysAgo(31) });
      expect(await removedAfter(await old(), 60_000)).toBe(true);
      expect(await removedAfter(await old(), DAY_MS)).toBe(true);
      await instance.onModuleDestroy();
      expect(await removedAfter(await old(), DAY_MS, 100)).toBe(false);
    }, 60_000);
  });
});
