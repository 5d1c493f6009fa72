/** @sqlite-only Faults of a bucket depend on no database. */
import express from 'express';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import request from 'supertest';
import { ContactMessageEntity } from '../../../sales/contact-message/contact-message.entity';
import { createApi } from '../../../create-api';
import { pictureFile } from '../../testing/pictures';
import { SITE, startTestApi, type TestApi } from '../../testing/test-api';
import { startTestBucket, type TestBucket } from '../../testing/test-bucket';
import { startProxy, type TestProxy } from '../../testing/test-proxy';
import { MediaEntity } from '../media.entity';
import { storageRoutes } from '../storage';
import { storeOf } from './store-of';

let bucket: TestBucket;
let proxy: TestProxy;
let api: TestApi;
beforeAll(async () => {
  bucket = await startTestBucket();
  proxy = await startProxy(bucket.endpoint, 80);
  const url = bucket.url.replace(new URL(bucket.endpoint).host, new URL(proxy.url).host);
  api = await startTestApi({ STORAGE_URL: url });
});
afterAll(async () => {
  await api.close();
  await proxy.close();
  await bucket.close();
});
// Restores the proxy even if a test fails halfway.
afterEach(() => proxy.restore());

const LIST = '/api/v1/gallery';
const upload = async () =>
  api
    .as('staff', 'post', LIST)
    .field({ title: 'An item' })
    .attach('image', await pictureFile(), 'a.png');
const imageOf = async () => {
  const { status, body } = await upload();
  expect(status).toBe(201);
  return (body as { data: { image: string } }).data.image;
};
const apply = (key: string) =>
  api
    .call('post', '/api/v1/contact-message/application')
    .set('Idempotency-Key', key)
    .field({ name: 'Arif', email: 'arif@example.com', number: '01711000002' })
    .attach('cv', Buffer.from('%PDF-1.7\nA made-up CV.'), 'cv.pdf');
const drawing = () =>
  api
    .as('staff', 'post', '/api/v1/vrf-project/drawings')
    .attach('drawing', Buffer.alloc(3_000_000, '%PDF-1.7\n'), 'Roof.pdf');
const rows = async () => [
  await api.dataSource.getRepository(MediaEntity).count(),
  await api.dataSource.getRepository(ContactMessageEntity).count(),
];

it('shares stored files between instances, with none in the data folder', async () => {
  const path = await imageOf();
  const second = await createApi(api.env, () => undefined);
  try {
    const onFirst = await api.call('get', `/storage/${path}`).buffer(true).expect(200);
    const call = request(second.listener).get(`/storage/${path}`).set('Host', SITE);
    const onSecond = await call.buffer(true).expect(200);
    expect(onSecond.body).toEqual(onFirst.body);
    expect(onSecond.headers['etag']).toBe(onFirst.headers['etag']);
  } finally {
    await second.close();
  }
  const local = await readdir(join(api.env.DATA_DIR, 'storage'), { recursive: true });
  expect(local).not.toContain(path);
  expect(await readdir(api.env.DATA_DIR)).not.toContain('drawings');
});

it.each([
  ['is away', 'sent-while-away', () => proxy.disconnect()],
  ['hangs', 'sent-while-it-hangs', () => Promise.resolve(proxy.hang())],
])(
  'responds to file requests with 503 within seconds while the bucket %s, and leaves no row',
  async (_, key, fail) => {
    const path = await imageOf();
    const before = await rows();
    await fail();
    const started = Date.now();
    const [picture, head, ...responses] = await Promise.all([
      api.call('get', `/storage/${path}`),
      api.call('head', `/storage/${path}`),
      upload(),
      apply(key),
      drawing(),
    ]);
    // Generous, because the machine may be busy; a hanging request would take far longer.
    expect(Date.now() - started).toBeLessThan(25_000);
    for (const { status, headers, body } of responses) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(body).toMatchObject({
        code: 'unavailable',
        message: 'Pictures and files are unavailable right now. Please try again in a moment.',
      });
    }
    expect([picture.status, head.status]).toEqual([503, 503]);
    expect(picture.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(picture.body).toMatchObject({ code: 'unavailable' });
    expect(await rows()).toEqual(before);
    expect(await readdir(join(api.env.DATA_DIR, 'incoming'))).toEqual([]);
    // Everything without files keeps working.
    await api.call('get', '/health/ready').expect(200);
    await api.call('get', LIST).expect(200);
    await proxy.restore();
    await api.call('get', `/storage/${path}`).expect(200);
    await apply(key).expect(201);
    await drawing().expect(201);
    await imageOf();
  },
);

it('does not report a missing bucket as a missing picture', async () => {
  const missingUrl = bucket.url.replace('/uploads/', '/no-such-bucket/');
  const server = express().use(storageRoutes({ DATA_DIR: '/nowhere', STORAGE_URL: missingUrl }));
  for (const method of ['get', 'head'] as const) {
    await request(server)[method]('/storage/gallery/a/320.webp').expect(503);
  }
});

it('lists a bucket with several pages of objects to the end', async () => {
  const item = (key: string) =>
    `<Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;
  const many = createServer((incoming, response) => {
    const isSecond = incoming.url!.includes('continuation-token=next');
    const [key, next] = isSecond
      ? ['cvs/b.pdf', '']
      : ['cvs/a.pdf', '<NextContinuationToken>next</NextContinuationToken>'];
    response.setHeader('content-type', 'application/xml');
    response.end(`<ListBucketResult>${item(key)}${next}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(many, 'listening');
  const { port } = many.address() as AddressInfo;
  const STORAGE_URL = `s3://a:b@127.0.0.1:${port}/uploads?tls=false`;
  const paths: string[] = [];
  for await (const { path } of storeOf({ DATA_DIR: '/nowhere', STORAGE_URL }, 'cvs').list()) {
    paths.push(path);
  }
  expect(paths).toEqual(['a.pdf', 'b.pdf']);
  many.close();
  many.closeAllConnections();
});

describe('a picture of several megabytes', () => {
  /** Open responses with the first part of a large picture; the rest is never sent. */
  let pending: ServerResponse[];
  let silent: Server;
  let site: Server;
  beforeAll(async () => {
    pending = [];
    silent = createServer((_request, response) => {
      pending.push(response);
      response.writeHead(200, { 'content-length': 5_000_000, etag: '"a"' });
      response.write(Buffer.alloc(100_000));
    });
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const STORAGE_URL = `s3://a:b@127.0.0.1:${port}/uploads?tls=false`;
    const routes = storageRoutes({ DATA_DIR: '/nowhere', STORAGE_URL });
    site = createServer(express().use(routes)).listen(0, '127.0.0.1');
    await once(site, 'listening');
  });
  afterAll(() => {
    for (const server of [silent, site]) {
      server.close();
      server.closeAllConnections();
    }
  });
  const ask = () => {
    const { port } = site.address() as AddressInfo;
    return get({ port, host: '127.0.0.1', path: '/storage/gallery/a/1600.webp' });
  };

  it('is not read further after the client disconnects', async () => {
    const call = ask();
    call.on('error', () => undefined);
    await once(call, 'response');
    const ended = once(pending.at(-1)!, 'close');
    call.destroy();
    await ended;
  });

  it('is cut off if the bucket stops responding, so that it is not taken as complete', async () => {
    const [response] = (await once(ask(), 'response')) as [NodeJS.ReadableStream];
    await expect(
      (async () => {
        for await (const part of response) expect(part).toBeDefined();
      })(),
    ).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});
