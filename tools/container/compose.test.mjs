import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { findDockerCompose } from '../test/docker-compose.mjs';

describe('docker-compose.yml', () => {
  let services;
  let compose;

  /** What `docker-compose config` says of the file in this environment. */
  const config = (env) => {
    const [program, ...args] = [...compose, 'config', '--quiet'];
    return run(program, args, { env });
  };
  const withCompose = (name, check) => {
    test(name, (t) => (compose ? check() : t.skip('there is no docker-compose')));
  };

  before(async () => {
    compose = await findDockerCompose();
    ({ services } = parse(await readFile(join(ROOT, 'docker-compose.yml'), 'utf8')));
  });

  test('fits the Compose schema', async () => {
    const { code, output } = await run('dclint', ['docker-compose.yml']);
    assert.equal(code, 0, output);
  });

  withCompose('is accepted by docker-compose', async () => {
    const { code, output } = await config({ APP_SECRET: 'a secret of at least 32 characters' });
    assert.equal(code, 0, output);
  });

  withCompose('names the secret that is missing', async () => {
    const { code, output } = await config({ APP_SECRET: '' });
    assert.notEqual(code, 0);
    assert.match(output, /Set APP_SECRET to at least 32 random characters/);
  });

  test('waits for healthy services, and every service has a health check', () => {
    assert.deepEqual(Object.keys(services), ['product', 'mysql', 'redis', 'mailpit']);
    for (const [name, { healthcheck }] of Object.entries(services)) {
      assert.ok(healthcheck?.test, `${name} has no health check`);
    }
    for (const name of ['mysql', 'redis', 'mailpit']) {
      assert.equal(services.product.depends_on[name].condition, 'service_healthy');
    }
  });

  test('names each image in a fixed version', () => {
    for (const { image, build } of Object.values(services)) {
      assert.ok(build || /:v?\d/.test(image), `${image} has no version`);
    }
  });
});
