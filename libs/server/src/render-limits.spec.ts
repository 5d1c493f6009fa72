import type { Handler } from './handler';
import { limitRenders } from './render-limits';

/** Pages that are finished one by one, in the order in which they were begun. */
function startPages(LIMIT_PAGES_AT_ONCE: number, LIMIT_PAGES_PER_MINUTE = 1000) {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const pages: Handler = (request) => {
    begun.push(new URL(request.url).pathname);
    return new Promise((resolve) => finish.push(() => resolve(new Response('page'))));
  };
  const { handler: limited } = limitRenders(pages, { LIMIT_PAGES_AT_ONCE, LIMIT_PAGES_PER_MINUTE });
  const open = (path: string, address = '192.0.2.1', init: RequestInit = {}) =>
    limited(new Request(`http://site.example${path}`, { duplex: 'half', ...init }), { address });
  return { begun, finish, open };
}

/** Lets everything happen that waits for promises and turns of the event loop alone. */
async function settle(): Promise<void> {
  for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
}

describe('renders', () => {
  it('are so many at once; the others wait', async () => {
    const { begun, finish, open } = startPages(2);
    const responses = ['/1', '/2', '/3'].map((path) => open(path));
    await settle();
    expect(begun).toEqual(['/1', '/2']);
    finish[0]!();
    await settle();
    expect(begun).toEqual(['/1', '/2', '/3']);
    finish.slice(1).forEach((done) => done());
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('take turns by address: one with many requests delays itself alone', async () => {
    const { begun, finish, open } = startPages(1);
    const responses = ['/a1', '/a2', '/a3'].map((path) => open(path, '192.0.2.1'));
    responses.push(open('/b1', '192.0.2.2'));
    for (let n = 0; n < 4; n++) {
      await settle();
      finish[n]!();
    }
    await Promise.all(responses);
    expect(begun).toEqual(['/a1', '/a2', '/b1', '/a3']);
  });

  it('of one address are one at a time after its first twenty, and others need not wait', async () => {
    const { begun, finish, open } = startPages(4);
    for (let n = 0; n < 20; n++) {
      const response = open(`/first${n}`);
      await settle();
      finish.at(-1)!();
      await response;
    }
    const flood = ['/a', '/b', '/c'].map((path) => open(path));
    await settle();
    const other = open('/other', '192.0.2.2');
    await settle();
    expect(begun.slice(20)).toEqual(['/a', '/other']);
    finish[20]!();
    await settle();
    expect(begun.slice(20)).toEqual(['/a', '/other', '/b']);
    finish.slice(21).forEach((done) => done());
    await settle();
    finish.at(-1)!();
    expect((await Promise.all([...flood, other])).every(({ status }) => status === 200)).toBe(true);
  });

  it('that nobody could wait for are a 503 with a page of its own', async () => {
    const { finish, open } = startPages(1);
    const waiting = Array.from({ length: 101 }, (_, n) => open(`/${n}`));
    const response = await open('/one-more');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Please load this page again');
    for (let n = 0; n < 101; n++) {
      await settle();
      finish[n]!();
    }
    expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
  });

  it('that wait too long are a 503, and give their place in the queue back', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { begun, finish, open } = startPages(1);
    const first = open('/1');
    const late = open('/2');
    jest.advanceTimersByTime(5_000);
    expect((await late).status).toBe(503);
    finish[0]!();
    await first;
    const next = open('/3');
    await settle();
    expect(begun).toEqual(['/1', '/3']);
    finish[1]!();
    expect((await next).status).toBe(200);
    jest.useRealTimers();
  });

  it('count by address, of IPv6 by its /64, until the minute is over', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { finish, open } = startPages(10, 2);
    const status = async (address: string) => {
      const response = open('/', address);
      await settle();
      finish.forEach((done) => done());
      return (await response).status;
    };
    expect(await status('2001:db8:1:2::1')).toBe(200);
    expect(await status('2001:db8:1:2:ffff::2')).toBe(200);
    expect(await status('2001:db8:1:2::3')).toBe(429);
    expect(await status('2001:db8:1:3::1')).toBe(200);
    expect(await status('::ffff:192.0.2.9')).toBe(200);
    expect(await status('192.0.2.9')).toBe(200);
    expect(await status('192.0.2.9')).toBe(429);
    jest.advanceTimersByTime(60_000);
    expect(await status('192.0.2.9')).toBe(200);
    jest.useRealTimers();
  });

  it('that fail make room for the next', async () => {
    const { handler: failing } = limitRenders(() => Promise.reject(new Error('broken')), {
      LIMIT_PAGES_AT_ONCE: 1,
      LIMIT_PAGES_PER_MINUTE: 10,
    });
    const open = () => failing(new Request('http://site.example/'), { address: '192.0.2.1' });
    await expect(open()).rejects.toThrow('broken');
    await expect(open()).rejects.toThrow('broken');
  });

  it('begin once the whole form has arrived: a slow upload holds no turn', async () => {
    const { begun, finish, open } = startPages(1);
    let upload!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (upload = controller),
    });
    const slow = open('/slow', '192.0.2.1', { method: 'POST', body });
    upload.enqueue(Buffer.from('name='));
    const other = open('/other', '192.0.2.2');
    await settle();
    expect(begun).toEqual(['/other']);
    finish[0]!();
    await other;
    upload.enqueue(Buffer.from('Nadia'));
    upload.close();
    await settle();
    expect(begun).toEqual(['/other', '/slow']);
    finish[1]!();
    expect((await slow).status).toBe(200);
  });

  it('of a form larger than any are a 413 with a page of its own', async () => {
    const { begun, open } = startPages(1);
    const body = new Uint8Array(6 * 1024 * 1024 + 1);
    const response = await open('/upload', '192.0.2.1', { method: 'POST', body });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('choose a smaller file');
    expect(begun).toEqual([]);
  });
});
