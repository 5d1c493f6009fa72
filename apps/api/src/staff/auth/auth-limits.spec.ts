import { loginOf, SITE, startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LOGIN = '/api/v1/auth/login';
let made = 0;
const account = () => ({
  name: 'Karim Ahmed',
  number: '01711 000000',
  email: `limited${++made}@example.com`,
  password: 'eight-or-more',
});

describe('rate limiting', () => {
  const wrong = { email: 'nobody@example.com', password: 'wrong-one' };

  it('counts the address of the connection, not that of a header', async () => {
    const limited = await startTestApi({ LIMIT_LOGINS_PER_MINUTE: '2' });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const response = await limited
        .call('post', LOGIN)
        .set('X-Forwarded-For', `10.0.0.${n}`)
        .send(wrong);
      statuses.push(response.status);
      if (response.status === 429) {
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
        expect(response.body.message).toMatch(
          /^Too many sign-ins from your network\. Please try again in/,
        );
      }
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    await limited.close();
  });

  it('trusts the header of as many proxies as are configured', async () => {
    const behind = await startTestApi({ LIMIT_LOGINS_PER_MINUTE: '4', TRUSTED_PROXIES: '1' });
    for (let n = 0; n < 6; n++) {
      const response = await behind
        .call('post', LOGIN)
        .set('X-Forwarded-For', `10.9.9.9, 10.0.0.${n}`)
        .send(wrong);
      expect(response.status).toBe(401);
    }
    await behind.close();
  });

  it('stops guessing at one account, while another can still sign in', async () => {
    const guess = { ...loginOf('visitor'), password: 'wrong-one' };
    for (let n = 0; n < 5; n++) await api.call('post', LOGIN).send(guess).expect(401);
    const response = await api.call('post', LOGIN).send(loginOf('visitor')).expect(429);
    expect(response.body.message).toMatch(/^Too many failed sign-ins/);
    await api.call('post', LOGIN, SITE).send(loginOf('staff')).expect(200);
  });

  it('limits registrations and reads', async () => {
    const limited = await startTestApi({
      LIMIT_REGISTRATIONS_PER_HOUR: '1',
      LIMIT_READS_PER_MINUTE: '3',
    });
    await limited.call('post', '/api/v1/register').send(account()).expect(201);
    await limited.call('post', '/api/v1/register').send(account()).expect(429);
    for (let n = 0; n < 3; n++) await limited.call('get', '/api/v1/menu').expect(200);
    await limited.call('get', '/api/v1/menu').expect(429);
    await limited.close();
  });
});
