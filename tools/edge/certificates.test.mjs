import getPort from 'get-port';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { findProgram } from '../test/programs.mjs';
import { listening, send, startEdge } from './servers.mjs';

describe(
  'the edge with certificates',
  { skip: !findProgram('nginx') && 'there is no nginx' },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'shishir-tls-'));
    after(() => rmSync(folder, { recursive: true, force: true }));
    const SITE = 'https://shop.example';
    const settings = { PUBLIC_URL: SITE, ADMIN_URL: 'https://admin.shop.example' };
    const servers = { API_SERVERS: '127.0.0.1:9', WEB_SERVERS: '127.0.0.1:9' };

    test('serves https, redirects http to it, and accepts client addresses from trusted proxies', async (t) => {
      if (!findProgram('openssl')) return t.skip('there is no openssl');
      const [TLS_KEY, TLS_CERTIFICATE] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
      const made = await run('openssl', [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', '/CN=shop.example', '-days', '2', '-keyout', TLS_KEY, '-out', TLS_CERTIFICATE],
      ]);
      assert.equal(made.code, 0, made.output);
      const ports = { http: await getPort(), inner: await getPort(), tls: await getPort() };
      const seen = [];
      const web = createServer(({ headers }, response) => {
        seen.push([headers['x-forwarded-for'], headers['x-forwarded-proto'], headers.host]);
        response.end('page');
      });
      await listening(web);
      const { port } = /** @type {import('node:net').AddressInfo} */ (web.address());
      const edge = await startEdge(join(folder, 'edge'), ports, {
        ...{ ...settings, ...servers, TLS_KEY, TLS_CERTIFICATE, EDGE_TRUSTED: '127.0.0.2/32' },
        WEB_SERVERS: `127.0.0.1:${port}`,
      });
      const plainly = await send(ports.http, '/blog?page=2', { headers: { host: 'shop.example' } });
      assert.deepEqual([plainly.status, plainly.headers.location], [308, `${SITE}/blog?page=2`]);
      const headers = { host: 'shop.example', 'x-forwarded-for': '203.0.113.5' };
      await send(ports.tls, '/one', { tls: true, headers });
      await send(ports.tls, '/two', { tls: true, headers, from: '127.0.0.2' });
      assert.deepEqual(seen, [
        ['127.0.0.1', 'https', 'shop.example'],
        ['203.0.113.5', 'https', 'shop.example'],
      ]);
      const admin = { host: 'admin.shop.example' };
      const dashboard = await send(ports.tls, '/login', { tls: true, headers: admin });
      assert.match(dashboard.headers['strict-transport-security'], /max-age=31536000/);
      await edge.stop('SIGQUIT');
      web.closeAllConnections();
      web.close();
    });

    test('reports the invalid setting', async () => {
      /** @type {[Record<string, string>, RegExp][]} */
      const mistakes = [
        [{ PUBLIC_URL: '' }, /PUBLIC_URL is not set/],
        [{ API_SERVERS: 'api:1; }' }, /API_SERVERS has a character/],
        [{ ADMIN_URL: SITE }, /must have another host name/],
        [{ TLS_CERTIFICATE: '/nowhere.pem' }, /cannot: \/nowhere\.pem/],
      ];
      for (const [wrong, sentence] of mistakes) {
        const env = { EDGE_FOLDER: join(folder, 'wrong'), ...settings, ...servers, ...wrong };
        const { code, output } = await run('sh', [join(ROOT, 'tools/edge/nginx/start.sh')], {
          env,
        });
        assert.equal(code, 1);
        assert.match(output, sentence);
      }
    });
  },
);
