import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { Busy } from '../http/api-error';
import { loginOf, startTestApi } from '../testing/test-api';
import { PasswordQueue } from './password-queue';

/** Work that ends when the test says so. */
function work() {
  let begun = 0;
  const ends: (() => void)[] = [];
  return {
    begin: () =>
      new Promise<number>((resolve) => {
        const place = ++begun;
        ends.push(() => resolve(place));
      }),
    begun: () => begun,
    endAll: () => ends.splice(0).forEach((end) => end()),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of passwords', () => {
  it('works at a few at once, the others wait in their order', async () => {
    const queue = new PasswordQueue(2, 10);
    const job = work();
    const done = Promise.all([1, 2, 3, 4, 5].map(() => queue.run(job.begin)));
    for (const expected of [2, 4, 5]) {
      await settled();
      expect(job.begun()).toBe(expected);
      job.endAll();
    }
    expect(await done).toEqual([1, 2, 3, 4, 5]);
  });

  it('sends away whoever finds no room, and has room again afterwards', async () => {
    const queue = new PasswordQueue(1, 2);
    const job = work();
    const taken = [queue.run(job.begin), queue.run(job.begin), queue.run(job.begin)];
    const refused = queue.run(job.begin);
    await expect(refused).rejects.toThrow(Busy);
    await expect(refused).rejects.toMatchObject({
      status: 503,
      message: 'The service is busy. Please try again in a moment.',
      retryAfterSeconds: 5,
    });
    for (let round = 0; round < 3; round++) {
      await settled();
      job.endAll();
    }
    await Promise.all(taken);
    const next = queue.run(job.begin);
    job.endAll();
    expect(await next).toBe(4);
  });

  it('goes on after work that fails', async () => {
    const queue = new PasswordQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });
});

/** Keeps the threads that hash passwords at other work for a second or two. */
const holdThreads = () =>
  Promise.all(Array.from({ length: 4 }, () => promisify(pbkdf2)('', '', 2_000_000, 32, 'sha256')));

describe('a flood of sign-ins', () => {
  it('is turned away beyond what the machine can do, and leaves it well', async () => {
    const api = await startTestApi();
    const threads = holdThreads();
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        api
          .call('post', '/api/v1/auth/login')
          .send({ email: `nobody${n}@example.com`, password: 'wrong-one' }),
      ),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(70 - busy.length);
    expect(busy[0]!.headers['retry-after']).toBe('5');
    expect(busy[0]!.body).toMatchObject({
      code: 'unavailable',
      error: 'The service is busy. Please try again in a moment.',
    });
    await threads;
    await api.call('post', '/api/v1/auth/login').send(loginOf('staff')).expect(200);
    await api.close();
  });
});
