/** @sqlite-only Password hashing does not depend on the database. */
import { loginOf, startTestApi } from '../../platform/testing/test-api';

/** Far more than can be hashed while they arrive. */
const FLOOD = 150;

describe('a flood of sign-ins', () => {
  it('is rejected beyond the capacity of the machine, which recovers afterwards', async () => {
    const api = await startTestApi();
    const responses = await Promise.all(
      Array.from({ length: FLOOD }, (_, n) =>
        api
          .call('post', '/api/v1/auth/login')
          .send({ email: `nobody${n}@example.com`, password: 'wrong-one' }),
      ),
    );
    const busy = responses.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(FLOOD - busy.length);
    expect(busy[0]!.headers['retry-after']).toBe('5');
    expect(busy[0]!.body).toMatchObject({
      code: 'unavailable',
      error: 'The service is busy. Please try again in a moment.',
    });
    await api.call('post', '/api/v1/auth/login').send(loginOf('staff')).expect(200);
    await api.close();
  });
});
