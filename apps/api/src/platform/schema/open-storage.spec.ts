/** @sqlite-only Checking a bucket depends on no database. */
import { startTestBucket, type TestBucket } from '../testing/test-bucket';
import { startProxy } from '../testing/test-proxy';
import { openStorage } from './open-storage';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startTestBucket();
});
afterAll(() => bucket.close());

const open = (STORAGE_URL: string | undefined, pauses = [1, 1]) => {
  const logged: string[] = [];
  return { logged, opened: openStorage({ STORAGE_URL }, (line) => logged.push(line), pauses) };
};

it('logs nothing if the bucket is writable or not configured', async () => {
  for (const url of [bucket.url, undefined]) {
    const { opened, logged } = open(url);
    await opened;
    expect(logged).toEqual([]);
  }
});

it('fails immediately if the server rejects the key, without repeating it', async () => {
  const { opened, logged } = open(bucket.url.replace('S3RVER:S3RVER', 'not-the-key:the-secret'));
  const error = await opened.catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(
    /STORAGE_URL: the bucket uploads at http:\S+ rejects this product: InvalidAccessKeyId/,
  );
  expect(String(error)).not.toMatch(/not-the-key|the-secret/);
  expect(logged).toEqual([]);
});

it('retries a missing bucket, then fails', async () => {
  const { opened, logged } = open(bucket.url.replace('/uploads/', '/no-such-bucket/'));
  await expect(opened).rejects.toThrow(
    /^STORAGE_URL: the bucket no-such-bucket at http:\S+ cannot be used: NoSuchBucket/,
  );
  expect(logged).toHaveLength(2);
  expect(logged[0]).toMatch(/cannot be used yet \(NoSuchBucket.*\)\. Trying again in 0\.001 s\.$/);
});

it('waits for a server that is not reachable yet', async () => {
  const proxy = await startProxy(bucket.endpoint, 80);
  await proxy.disconnect();
  const url = bucket.url.replace(new URL(bucket.endpoint).host, new URL(proxy.url).host);
  const logged: string[] = [];
  const opened = openStorage(
    { STORAGE_URL: url },
    (line) => {
      logged.push(line);
      void proxy.restore();
    },
    [500, 1000, 2000, 4000],
  );
  await opened;
  expect(logged[0]).toMatch(/cannot be used yet \(.*ECONNREFUSED.*\)/);
  await proxy.close();
});
