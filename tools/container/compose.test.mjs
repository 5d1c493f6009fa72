import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { findDockerCompose } from '../test/docker-compose.mjs';

const OWN = {
  APP_SECRET: 'a secret of at least 32 characters',
  MYSQL_PASSWORD: 'letters1and2digits',
};
const EVERYWHERE = ['api', 'edge', 'migrate', 'mysql', 'redis', 'web'];
const SCALED = ['api-2', 'mysql-replica', 'storage', 'web-2'];
const ALL = [...EVERYWHERE, ...SCALED, 'mailpit'];
/** Returns the lines with a service name; the output can also contain warnings. */
const namesIn = (output) =>
  output
    .split('\n')
    .filter((line) => /^[\w-]+$/.test(line))
    .sort();

describe('docker-compose.yml', () => {
  let services;
  let compose;

  /** Runs `docker-compose config` with this environment. */
  const config = (env, ...options) => {
    const [program, ...args] = [...compose, ...options, 'config', '--services'];
    return run(program, args, { env });
  };
  const withCompose = (name, check) => {
    test(name, (t) => (compose ? check() : t.skip('there is no docker-compose')));
  };

  before(async () => {
    compose = await findDockerCompose();
    const text = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8');
    ({ services } = parse(text, { merge: true }));
  });

  test('conforms to the Compose schema', async () => {
    const { code, output } = await run('dclint', ['docker-compose.yml', '--max-warnings', '0']);
    assert.equal(code, 0, output);
  });

  withCompose('is accepted by docker-compose', async () => {
    const { code, output } = await config(OWN);
    assert.equal(code, 0, output);
    const scaled = await config(OWN, '--profile', 'scale');
    assert.equal(scaled.code, 0, scaled.output);
    assert.deepEqual(namesIn(scaled.output), [...ALL].sort());
  });

  withCompose('does not start without a secret and a password', async () => {
    const sentences = {
      APP_SECRET: /Set APP_SECRET to at least 32 random characters/,
      MYSQL_PASSWORD: /Set MYSQL_PASSWORD to random letters and digits/,
    };
    for (const [missing, sentence] of Object.entries(sentences)) {
      const { code, output } = await config({ ...OWN, [missing]: '' });
      assert.notEqual(code, 0, missing);
      assert.match(output, sentence);
    }
  });

  test('has no built-in password', async () => {
    const text = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8');
    assert.deepEqual(text.match(/\$\{\w*(PASSWORD|SECRET|KEY):-[^}]+\}/g), null);
  });

  test('limits the memory and privileges of every service', () => {
    for (const [name, service] of Object.entries(services)) {
      assert.ok(service.mem_limit, name);
      assert.deepEqual(service.cap_drop, ['ALL'], name);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
    }
  });

  test('sends mails to the mail catcher only if configured', () => {
    assert.equal(services.api.environment.SMTP_URL, '${SMTP_URL:-}');
    assert.deepEqual(services.mailpit.profiles, ['mails']);
  });

  const startsAfter = (name) =>
    Object.fromEntries(
      Object.entries(services[name].depends_on).map(([other, { condition }]) => [other, condition]),
    );

  test('starts each service after its dependencies, the migration first', () => {
    assert.deepEqual(Object.keys(services).sort(), [...ALL].sort());
    assert.deepEqual(startsAfter('migrate'), { mysql: 'service_healthy' });
    for (const api of ['api', 'api-2']) {
      assert.deepEqual(startsAfter(api), {
        migrate: 'service_completed_successfully',
        redis: 'service_healthy',
      });
    }
    for (const web of ['web', 'web-2']) {
      assert.deepEqual(startsAfter(web), { api: 'service_healthy' });
    }
    assert.deepEqual(startsAfter('edge'), { api: 'service_healthy', web: 'service_started' });
  });

  test('has a health check for every service except the migration, which exits', () => {
    for (const [name, { healthcheck }] of Object.entries(services)) {
      assert.ok(name === 'migrate' ? healthcheck.disable : healthcheck?.test, name);
    }
  });

  test('exposes only the edge and the mail catcher, and starts copies only with the profile', () => {
    for (const [name, { ports, profiles }] of Object.entries(services)) {
      assert.equal(ports !== undefined, ['edge', 'mailpit'].includes(name), name);
      if (name !== 'mailpit') {
        assert.deepEqual(profiles, SCALED.includes(name) ? ['scale'] : undefined, name);
      }
    }
    assert.deepEqual(services['api-2'].networks.default.aliases, ['api']);
    assert.deepEqual(services['web-2'].networks.default.aliases, ['web']);
  });

  test('passes the same environment to every API instance and to the migration', () => {
    for (const name of ['api-2', 'migrate']) {
      assert.deepEqual(services[name].environment, services.api.environment, name);
    }
  });

  test('pins the version of each image', () => {
    for (const { image, build } of Object.values(services)) {
      assert.ok(build || /:v?\d/.test(image), `${image} has no version`);
    }
  });
});
