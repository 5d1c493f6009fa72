import { loginOf, startTestApi } from '../testing/test-api';

/** Far more than are hashed while they arrive. */
const FLOOD = 150;

describe('a flood of sign-ins', () => {
  it('is turned away beyond what the machine can do, and leaves it well', async () => {
    const api = await startTestApi();
    const answers = await Promise.all(
      Array.from({ length: FLOOD }, (_, n) =>
        api
          .call('post', '/api/v1/auth/login')
          .send({ email: `nobody${n}@example.com`, password: 'wrong-one' }),
      ),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(FLOOD - busy.length);
    expect(busy[0]!.headers['retry-after']).toBe('5');
    expect(busy[0]!.body).toMatchObject({
      code: 'unavailable',
      error: 'The service is busy. Please try again in a moment.',
    });
    await api.call('post', '/api/v1/auth/login').send(loginOf('staff')).expect(200);
    await api.close();
  });
});
