/** @jest-environment node */
import { readWebEnv } from './web-env';

describe('the settings of the site when it runs alone', () => {
  it('need not be given', () => {
    expect(readWebEnv({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      adminUrl: 'http://admin.localhost:8080',
      apiUrl: 'http://127.0.0.1:3333',
      trustedProxies: 0,
    });
  });

  it('are taken as origins', () => {
    const { publicUrl } = readWebEnv({ PUBLIC_URL: 'https://cool.example/' });
    expect(publicUrl).toBe('https://cool.example');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'cool.example'],
    ['API_URL', 'ftp://cool.example'],
    ['TRUSTED_PROXIES', '-1'],
  ])('stop the start where %s is %p, and name it', (name, value) => {
    expect(() => readWebEnv({ [name]: value })).toThrow(name);
  });
});
