import type { Handler } from './handler';
import { limitRenders } from './render-limits';

/** Returns a handler whose pages are finished one by one, in the order in which they were started. */
function startPages(LIMIT_PAGES_AT_ONCE: number, LIMIT_PAGES_PER_MINUTE = 1000) {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const pages: Handler = (request) => {
    started.push(new URL(request.url).pathname);
    return new Promise((resolve) => finish.push(() => resolve(new Response('page'))));
  };
  const { handler: limited } = limitRenders(pages, { LIMIT_PAGES_AT_ONCE, LIMIT_PAGES_PER_MINUTE });
  const open = (path: string, address = '192.0.2.1', init: RequestInit = {}) =>
    limited(new Request(`http://site.example${path}`, { duplex: 'half', ...init }), { address });
  return { started, finish, open };
}

/** Waits for everything that depends only on promises and turns of the event loop. */
async function settle(): Promise<void> {
  for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
}

describe('the render limiter', () => {
  it('runs a limited number of renders at once, and queues the others', async () => {
    const { started, finish, open } = startPages(2);
    const responses = ['/1', '/2', '/3'].map((path) => open(path));
    await settle();
    expect(started).toEqual(['/1', '/2']);
    finish[0]!();
    await settle();
    expect(started).toEqual(['/1', '/2', '/3']);
    finish.slice(1).forEach((done) => done());
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('takes turns by address, so that many requests only delay their own caller', async () => {
    const { started, finish, open } = startPages(1);
    const responses = ['/a1', '/a2', '/a3'].map((path) => open(path, '192.0.2.1'));
    responses.push(open('/b1', '192.0.2.2'));
    for (let n = 0; n < 4; n++) {
      await settle();
      finish[n]!();
    }
    await Promise.all(responses);
    expect(started).toEqual(['/a1', '/a2', '/b1', '/a3']);
  });

  it('renders one at a time for an address after its first twenty, without delaying others', async () => {
    const { started, finish, open } = startPages(4);
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
    expect(started.slice(20)).toEqual(['/a', '/other']);
    finish[20]!();
    await settle();
    expect(started.slice(20)).toEqual(['/a', '/other', '/b']);
    finish.slice(21).forEach((done) => done());
    await settle();
    finish.at(-1)!();
    expect((await Promise.all([...flood, other])).every(({ status }) => status === 200)).toBe(true);
  });

  it('responds with 503 and a page if the queue is full', async () => {
    const { finish, open } = startPages(1);
    const waiting = Array.from({ length: 101 }, (_, n) => open(`/${n}`));
    const response = await open('/one-more');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Please load this page again');
    const bangla = await (await open('/bn/one-more')).text();
    expect(bangla).toContain('<html lang="bn">');
    expect(bangla).toContain('এই মুহূর্তে অনেকে সাইটটি দেখছেন। ৫ সেকেন্ড পরে পাতাটি আবার খুলুন।');
    for (let n = 0; n < 101; n++) {
      await settle();
      finish[n]!();
    }
    expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
  });

  it('responds with 503 after too long a wait, and frees the place in the queue', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { started, finish, open } = startPages(1);
    const first = open('/1');
    const late = open('/2');
    jest.advanceTimersByTime(5_000);
    expect((await late).status).toBe(503);
    finish[0]!();
    await first;
    const next = open('/3');
    await settle();
    expect(started).toEqual(['/1', '/3']);
    finish[1]!();
    expect((await next).status).toBe(200);
    jest.useRealTimers();
  });

  it('counts by address, with IPv6 by its /64, until the minute is over', async () => {
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

  it('starts the next render after a failed one', async () => {
    const { handler: failing } = limitRenders(() => Promise.reject(new Error('broken')), {
      LIMIT_PAGES_AT_ONCE: 1,
      LIMIT_PAGES_PER_MINUTE: 10,
    });
    const open = () => failing(new Request('http://site.example/'), { address: '192.0.2.1' });
    await expect(open()).rejects.toThrow('broken');
    await expect(open()).rejects.toThrow('broken');
  });

  it('starts a render once the whole form has arrived, so that slow uploads take no turn', async () => {
    const { started, finish, open } = startPages(1);
    let upload!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (upload = controller),
    });
    const slow = open('/slow', '192.0.2.1', { method: 'POST', body });
    upload.enqueue(Buffer.from('name='));
    const other = open('/other', '192.0.2.2');
    await settle();
    expect(started).toEqual(['/other']);
    finish[0]!();
    await other;
    upload.enqueue(Buffer.from('Nadia'));
    upload.close();
    await settle();
    expect(started).toEqual(['/other', '/slow']);
    finish[1]!();
    expect((await slow).status).toBe(200);
  });

  it('responds with 413 and a page to an oversized form', async () => {
    const { started, open } = startPages(1);
    const body = new Uint8Array(6 * 1024 * 1024 + 1);
    const response = await open('/upload', '192.0.2.1', { method: 'POST', body });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('choose a smaller file');
    expect(started).toEqual([]);
  });
});
