import { loginOf, startTestApi, type TestApi } from '../testing/test-api';
import { UserEntity } from './user.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const idOf = async (account: Parameters<typeof loginOf>[0]) =>
  (
    await api.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ email: loginOf(account).email })
  ).id;

describe('the user list', () => {
  it('has what staff need and no password', async () => {
    const answer = await api.as('staff', 'get', '/api/v1/user').expect(200);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(Object.keys(answer.body.data[0] as object).sort()).toEqual([
      'created_at',
      'email',
      'id',
      'image',
      'name',
      'number',
      'role',
      'updated_at',
      'version',
    ]);
    expect(answer.text).not.toMatch(/argon2|password/);
  });

  it('can be searched, filtered and sorted', async () => {
    const names = async (query: string) =>
      (
        (await api.as('staff', 'get', `/api/v1/user?${query}`).expect(200)).body as {
          data: { role: string }[];
        }
      ).data.map(({ role }) => role);
    expect(await names('role=admin')).toEqual(['admin']);
    expect(await names(`q=${loginOf('visitor').email.slice(0, 6)}`)).toEqual(['user']);
    expect(await names('sort=role')).toEqual(['admin', 'super_admin', 'user']);
  });
});

describe('one account', () => {
  it('is confirmed to its owner, and shown to staff', async () => {
    const id = await idOf('visitor');
    const own = await api.as('visitor', 'get', `/api/v1/user/${id}`).expect(200);
    expect(own.body).toMatchObject({ success: true, data: { id } });
    await api.as('staff', 'get', `/api/v1/user/${id}`).expect(200);
  });

  it('does not exist for another visitor', async () => {
    const answer = await api
      .as('visitor', 'get', `/api/v1/user/${await idOf('owner')}`)
      .expect(404);
    expect(answer.body.message).toBe('User not found');
  });
});
