import { hash } from '@node-rs/argon2';
import { signUp } from '../testing/test-account';
import { startTestApi, type TestApi } from '../testing/test-api';
import { UserEntity } from '../users/user.entity';
import { passwordSpelling } from './passwords';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const COMPOSED = 'S\u00e9kr\u00e9t-k\u00fchl-42';
const DECOMPOSED = COMPOSED.normalize('NFD');

it.each([
  ['of today', passwordSpelling(COMPOSED)],
  ['that was stored composed', COMPOSED],
  ['that was stored decomposed', DECOMPOSED],
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
