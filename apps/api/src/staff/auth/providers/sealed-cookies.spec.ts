import type { Request, Response } from 'express';
import { Secrets } from '../../../platform/config/secrets';
import type { RequestHosts } from '../../../platform/http/request-hosts';
import { SealedCookies } from './sealed-cookies';

const hosts = { of: () => 'public', urlOf: () => 'http://localhost' } as unknown as RequestHosts;
const cookies = new SealedCookies(new Secrets('a secret'), hosts);
const withCookie = (cookie: string) => ({ headers: { cookie } }) as Request;
const CONTENT = { state: 'left for Google' };

/** Returns the value that is sent for a cookie with the content. */
async function sealed() {
  let sent = '';
  const response = { cookie: (_: string, seal: string) => (sent = seal) } as unknown as Response;
  await cookies.set(withCookie(''), response, 'googleFlow', CONTENT);
  return sent;
}

afterEach(() => jest.useRealTimers());

describe('a sealed cookie', () => {
  it('can be read back, but not by others', async () => {
    const seal = await sealed();
    expect(seal).not.toContain('Google');
    expect(await cookies.read(withCookie(`googleFlow=${seal}`), 'googleFlow')).toEqual(CONTENT);
  });

  it('lasts ten minutes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const request = withCookie(`googleFlow=${await sealed()}`);
    jest.setSystemTime(Date.now() + 9.9 * 60_000);
    expect(await cookies.read(request, 'googleFlow')).toEqual(CONTENT);
    jest.setSystemTime(Date.now() + 0.2 * 60_000);
    expect(await cookies.read(request, 'googleFlow')).toBeNull();
  });

  it('cannot be sent under another name', async () => {
    const request = withCookie(`googleLink=${await sealed()}`);
    expect(await cookies.read(request, 'googleLink')).toBeNull();
  });

  it('is rejected if changed or made with another secret', async () => {
    const seal = await sealed();
    const others = new SealedCookies(new Secrets('another secret'), hosts);
    const request = withCookie(`googleFlow=${seal}`);
    expect(await others.read(request, 'googleFlow')).toBeNull();
    for (let at = 0; at < seal.length; at += 7) {
      const changed = `${seal.slice(0, at)}${seal[at] === 'A' ? 'B' : 'A'}${seal.slice(at + 1)}`;
      expect(await cookies.read(withCookie(`googleFlow=${changed}`), 'googleFlow')).toBeNull();
    }
  });
});
