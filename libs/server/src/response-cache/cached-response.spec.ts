import { CachedResponse } from './cached-response';

describe('the size of a cached response', () => {
  const bytesOf = (body: string, headers: Record<string, string> = {}) =>
    new CachedResponse('1', new Headers(headers), Buffer.from(body)).bytes;

  it('includes its headers and a fixed overhead', () => {
    const small = bytesOf('x'.repeat(40));
    expect(small).toBeGreaterThan(4_000);
    expect(bytesOf('x'.repeat(40_040)) - small).toBe(60_000);
    expect(bytesOf('x'.repeat(40), { 'x-long': 'y'.repeat(5_000) }) - small).toBeGreaterThan(
      10_000,
    );
  });
});
