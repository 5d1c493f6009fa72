/** @sqlite-only Password timing does not depend on the database. */
import { Piscina } from 'piscina';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../users/user.entity';

/** Response times must not reveal if an address has an account. */
let api: TestApi;
beforeAll(async () => {
  // Each call comes from a different address, since failed sign-ins are limited per address.
  api = await startTestApi({ TRUSTED_PROXIES: '1' });
});
afterAll(() => api.close());

const LOGIN = '/api/v1/auth/login';
const REGISTER = '/api/v1/register';
const FORGOT = '/api/v1/auth/forgot-password';

let calls = 0;
const post = (path: string, body: object) =>
  api.call('post', path).set('X-Forwarded-For', `10.0.0.${++calls}`).send(body);
const unknownEmail = () => `nobody-${++calls}@example.com`;
const newAccount = (email = unknownEmail()) => ({
  name: 'Karim Ahmed',
  number: '01711 000000',
  email,
  password: 'a quiet cassette',
});

interface Argon2Task {
  stored?: string;
}

/** Returns the argon2 tasks of a call, which take nearly all of its time. */
async function argon2Work(call: () => PromiseLike<{ status: number }>) {
  const run = jest.spyOn(Piscina.prototype, 'run');
  try {
    const { status } = await call();
    const tasks = run.mock.calls.map(([task, options]) => {
      const { stored } = task as Argon2Task;
      // Everything that affects the cost: variant, version, memory, passes, lanes, and the lengths.
      const [, variant, version, cost, salt, hash] = stored?.split('$') ?? [];
      return { name: options?.name, variant, version, cost, lengths: [salt?.length, hash?.length] };
    });
    return { status, tasks };
  } finally {
    run.mockRestore();
  }
}

/**
 * Returns the shortest times of two alternating calls. Other work on the machine only ever adds time: on a busy one,
 * the medians of two equal calls have differed by more than half.
 */
async function shortestTimes(
  rounds: number,
  one: () => PromiseLike<{ status: number }>,
  other: () => PromiseLike<{ status: number }>,
) {
  const timed = async (call: () => PromiseLike<{ status: number }>) => {
    const start = performance.now();
    await call();
    return performance.now() - start;
  };
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    times[0].push(await timed(one));
    times[1].push(await timed(other));
  }
  return [Math.min(...times[0]), Math.min(...times[1])] as const;
}

describe('sign-in', () => {
  const wrongPassword = () => post(LOGIN, { ...loginOf('staff'), password: 'a wrong cassette' });
  const unknown = () => post(LOGIN, { email: unknownEmail(), password: 'a wrong cassette' });

  it('does the same work for an unknown account as for a wrong password', async () => {
    const known = await argon2Work(wrongPassword);
    expect(known.status).toBe(401);
    expect(known.tasks).toEqual([
      {
        name: 'verify',
        variant: 'argon2id',
        version: 'v=19',
        cost: expect.stringMatching(/^m=\d+,t=\d+,p=\d+$/),
        lengths: [expect.any(Number), expect.any(Number)],
      },
    ]);
    expect(await argon2Work(unknown)).toEqual(known);
  });

  it('does the same work for an account without a password, such as one from Google', async () => {
    const account = newAccount();
    const { email, password } = account;
    await post(REGISTER, account).expect(201);
    const users = api.dataSource.getRepository(UserEntity);
    await users.update({ email }, { password_hash: null });
    const without = await argon2Work(() => post(LOGIN, { email, password }));
    expect(without.status).toBe(401);
    expect(without).toEqual(await argon2Work(wrongPassword));
  });

  it('takes about as long for an unknown account as for a wrong password', async () => {
    const times: (readonly [number, number])[] = [];
    let ratio = 0;
    // A busy machine takes more rounds. Without the work for an unknown account, the ratio stays at 3 or more.
    while (times.length < 5 && !(ratio > 0.5 && ratio < 2)) {
      times.push(await shortestTimes(11, wrongPassword, unknown));
      const [known, none] = [0, 1].map((at) => Math.min(...times.map((pair) => pair[at]!)));
      ratio = known! / none!;
    }
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('registration', () => {
  it('does the same work for a known address as for a new one', async () => {
    const created = await argon2Work(() => post(REGISTER, newAccount()));
    expect(created.status).toBe(201);
    expect(created.tasks.map(({ name }) => name)).toEqual(['hash']);
    const { email } = loginOf('visitor');
    const taken = await argon2Work(() => post(REGISTER, newAccount(email)));
    expect(taken.status).toBe(409);
    expect(taken.tasks).toEqual(created.tasks);
  });
});

describe('password recovery', () => {
  it('takes as long for an unknown address as for a known one, which gets a mail', async () => {
    const [known, none] = await shortestTimes(
      5,
      () => post(FORGOT, { email: loginOf('visitor').email }).expect(200),
      () => post(FORGOT, { email: unknownEmail() }).expect(200),
    );
    // Both wait for a quarter of a second, longer than writing the mail takes.
    expect(none).toBeGreaterThan(240);
    expect(known / none).toBeGreaterThan(0.75);
    expect(known / none).toBeLessThan(1.33);
  });
});
