import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { serveDashboard } from './dashboard.js';

const PAGE = '<!doctype html><title>Dashboard</title>';
const BANGLA_PAGE = '<!doctype html><title>ড্যাশবোর্ড</title>';
const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), PAGE);
mkdirSync(join(folder, 'bn'));
writeFileSync(join(folder, 'bn/index.html'), BANGLA_PAGE);
writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'start()');
writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync('start()'));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = join(folder, 'kept');
const server = createServer(serveDashboard(folder, 'http://admin.localhost:8080', kept));

describe('the dashboard’s file server', () => {
  it('redirects the root with a query to the overview', async () => {
    const response = await request(server).get('/?utm=1');
    expect(response.status).toBe(302);
    expect(response.headers.location).toBe('/dashboard');
  });

  it.each([
    ['/dashboard', PAGE],
    ['/login', PAGE],
    ['/dashboard/user/user-list?page=2', PAGE],
    ['/bnx', PAGE],
    ['/bn/dashboard', BANGLA_PAGE],
    ['/bn/login', BANGLA_PAGE],
    ['/bn/dashboard/user/user-list?page=2', BANGLA_PAGE],
  ])('serves %s with the page of its language, which browsers revalidate', async (path, page) => {
    const response = await request(server).get(path);
    expect(response.status).toBe(200);
    expect(response.text).toBe(page);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.each([
    ['/', '/dashboard'],
    ['/bn', '/bn/dashboard'],
    ['/bn/', '/bn/dashboard'],
    ['/bn?utm=1', '/bn/dashboard'],
  ])('redirects the root %s to %s, uncached', async (path, location) => {
    const response = await request(server).get(path);
    expect(response.status).toBe(302);
    expect(response.headers).toMatchObject({ location, 'cache-control': 'no-store' });
  });

  it('serves hashed files compressed and as immutable', async () => {
    const response = await request(server)
      .get('/assets/app-1a2b3c.js')
      .set('accept-encoding', 'br');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it('serves hashed files of an earlier build', async () => {
    writeFileSync(join(kept, 'assets/app-0a0a0a.js'), 'startOld()');
    const response = await request(server).get('/assets/app-0a0a0a.js');
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it('rejects writes and missing files with the error body', async () => {
    const missing = await request(server).get('/assets/gone.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
    expect(missing.body).toMatchObject({ code: 'not_found', error: missing.body.message });
    expect((await request(server).post('/login')).status).toBe(405);
  });

  it('allows only scripts of the dashboard, and sends no HSTS over plain http', async () => {
    const { headers } = await request(server).get('/login');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('sends HSTS over https', async () => {
    const secure = createServer(serveDashboard(folder, 'https://admin.shop.example', kept));
    const { headers } = await request(secure).get('/login');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/);
  });
});
