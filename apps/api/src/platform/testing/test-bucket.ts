import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3-compatible server on this machine, with one bucket stored in a folder. */
export interface TestBucket {
  /** Value for STORAGE_URL. */
  url: string;
  /** `http://127.0.0.1:PORT`, for use behind a proxy. */
  endpoint: string;
  /** Returns the file of an object below the prefix. */
  fileOf(path: string): string;
  close(): Promise<void>;
}

export async function startTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'shishir-bucket-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false },
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await server.run();
  const at = `127.0.0.1:${port}`;
  return {
    url: `s3://S3RVER:S3RVER@${at}/uploads/shishir?tls=false`,
    endpoint: `http://${at}`,
    fileOf: (path) => join(directory, 'uploads/shishir', `${path}._S3rver_object`),
    async close() {
      const closed = server.close();
      // Clients keep their connections open.
      server.httpServer.closeAllConnections();
      await closed;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
