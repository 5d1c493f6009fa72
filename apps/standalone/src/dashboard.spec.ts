import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { serveDashboard } from './dashboard.js';

const PAGE = '<!doctype html><title>Dashboard</title>';
const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), PAGE);
writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'start()');
writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync('start()'));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = join(folder, 'kept');
const server = createServer(serveDashboard(folder, 'http://admin.localhost:8080', kept));

describe('the files of the dashboard', () => {
  it('leads the root to the overview', async () => {
    const response = await request(server).get('/?utm=1');
    expect(response.status).toBe(302);
    expect(response.headers.location).toBe('/dashboard');
  });

  it.each(['/dashboard', '/login', '/dashboard/user/user-list?page=2'])(
    'responds to %s with the one page, which browsers ask about each time',
    async (path) => {
      const response = await request(server).get(path);
      expect(response.status).toBe(200);
      expect(response.text).toBe(PAGE);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it('leads from the root to the dashboard, which no cache may answer', async () => {
    const response = await request(server).get('/');
    expect(response.status).toBe(302);
    expect(response.headers).toMatchObject({ location: '/dashboard', 'cache-control': 'no-store' });
  });

  it('gives named files compressed and for good', async () => {
    const response = await request(server)
      .get('/assets/app-1a2b3c.js')
      .set('accept-encoding', 'br');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it('gives the named files of an earlier build', async () => {
    writeFileSync(join(kept, 'assets/app-0a0a0a.js'), 'startOld()');
    const response = await request(server).get('/assets/app-0a0a0a.js');
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it('rejects everything but reading, and a file that is not there, with the error body', async () => {
    const missing = await request(server).get('/assets/gone.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
    expect(missing.body).toMatchObject({ code: 'not_found', error: missing.body.message });
    expect((await request(server).post('/login')).status).toBe(405);
  });

  it('lets pages run their own scripts only, and sends no HSTS over plain http', async () => {
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
