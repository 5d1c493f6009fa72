import { hash, verify } from '@node-rs/argon2';
import { signUp } from '../../platform/testing/test-account';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../users/user.entity';
import { passwordSpelling } from './passwords';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const COMPOSED = 'S\u00e9kr\u00e9t-k\u00fchl-42';
/** A full-width digit, which only NFKC turns into an ordinary one. */
const WIDE = `${COMPOSED}\uff14`;
const DECOMPOSED = COMPOSED.normalize('NFD');

it.each([
  ['in the current spelling', passwordSpelling(COMPOSED)],
  ['stored composed', COMPOSED],
  ['stored decomposed', DECOMPOSED],
])('accepts a password composed and decomposed, with a hash %s', async (_hash, hashed) => {
  const { id, email } = await signUp(api);
  const password_hash = await hash(hashed);
  await api.dataSource.getRepository(UserEntity).update({ id }, { password_hash });
  for (const password of [COMPOSED, DECOMPOSED]) {
    await api.call('post', '/api/v1/auth/login').send({ email, password }).expect(200);
  }
  await api
    .call('post', '/api/v1/auth/login')
    .send({ email, password: 'Sekret-kuhl-42' })
    .expect(401);
});

describe('a hash of an older spelling', () => {
  const users = () => api.dataSource.getRepository(UserEntity);
  const signIn = (email: string, password: string) =>
    api.call('post', '/api/v1/auth/login').send({ email, password });

  it.each([
    ['composed', WIDE],
    ['decomposed', WIDE.normalize('NFD')],
  ])('is replaced once on a successful sign-in if it was %s', async (_form, hashed) => {
    const { id, email } = await signUp(api);
    await users().update({ id }, { password_hash: await hash(hashed) });
    const before = await users().findOneByOrFail({ id });
    await signIn(email, 'a wrong cassette').expect(401);
    expect((await users().findOneByOrFail({ id })).password_hash).toBe(before.password_hash);
    await signIn(email, WIDE).expect(200);
    const after = await users().findOneByOrFail({ id });
    expect(await verify(after.password_hash!, passwordSpelling(WIDE))).toBe(true);
    expect(await verify(after.password_hash!, hashed)).toBe(false);
    expect(after.version).toBe(before.version);
    await signIn(email, passwordSpelling(WIDE)).expect(200);
    const { password_hash } = await users().findOneByOrFail({ id });
    expect(password_hash).toBe(after.password_hash);
  });

  it('is replaced when a signed-in person confirms a change with it', async () => {
    const { id, as } = await signUp(api);
    await users().update({ id }, { password_hash: await hash(WIDE) });
    const before = await users().findOneByOrFail({ id });
    await as('post', '/api/v1/auth/second-factor').send({ password: WIDE }).expect(200);
    const after = await users().findOneByOrFail({ id });
    expect(await verify(after.password_hash!, passwordSpelling(WIDE))).toBe(true);
    expect(after.version).toBe(before.version);
  });
});
