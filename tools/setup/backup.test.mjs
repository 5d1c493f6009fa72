import { execa } from 'execa';
import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from './root.mjs';

const PASSWORD = 'a-password-of-ours';
const OWNER = 'owner@example.com';

let scratch;
let product;
before(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'shishir-backup-'));
  product = { DATA_DIR: join(scratch, 'data') };
  await npm(['owner', '--', `--email=${OWNER}`], { ...product, OWNER_PASSWORD: PASSWORD });
  const picture = join(product.DATA_DIR, 'storage/site/0a');
  mkdirSync(picture, { recursive: true });
  writeFileSync(join(picture, '320.webp'), Buffer.alloc(200_000, 'A picture.'));
});
after(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a program in the scratch folder; resolves to its exit code and output. */
async function run(file, args, env) {
  const { exitCode, all } = await execa(file, args, {
    ...{ cwd: scratch, reject: false, all: true, stdin: 'ignore' },
    // Settings of this machine must not affect the product.
    env: { ENV_FILE: devNull, APP_MODE: '', APP_SECRET: '', DATABASE_URL: '', ...env },
  });
  return { exitCode, all };
}
/** Runs an npm script as a person would. */
function npm(args, env) {
  return run('npm', ['--prefix', ROOT, 'run', '--silent', ...args], env);
}

test('moves a product to another folder with npm run backup and npm run restore', async () => {
  const created = await npm(['backup', '--', '--to', 'backups', '--keep', '3'], product);
  assert.equal(created.exitCode, 0, created.all);
  const [name] = readdirSync(join(scratch, 'backups'));
  assert.match(name, /^shishir-\d{8}T\d{6}Z\.tar$/);
  assert.equal(statSync(join(scratch, 'backups', name)).mode & 0o777, 0o600);
  assert.match(created.all, /It holds personal data/);

  const DATA_DIR = join(scratch, 'restored');
  const restored = await npm(['restore', '--', `backups/${name}`], { DATA_DIR });
  assert.equal(restored.exitCode, 0, restored.all);
  const picture = 'storage/site/0a/320.webp';
  const [from, to] = [product.DATA_DIR, DATA_DIR].map((folder) =>
    readFileSync(join(folder, picture)),
  );
  assert.ok(from.equals(to));

  const again = await npm(['restore', '--', `backups/${name}`], { DATA_DIR });
  assert.equal(again.exitCode, 1);
  assert.match(again.all, /The database is not empty/);
});

test('does not touch the files of a running product', async () => {
  const file = join(ROOT, 'apps/api/dist/operations/setup/backup-command.js');
  const { ctimeMs } = statSync(file);
  const { exitCode, all } = await npm(['backup', '--', '--to', 'beside'], product);
  assert.equal(exitCode, 0, all);
  assert.equal(statSync(file).ctimeMs, ctimeMs);
});

test('copies the database with npm run db:copy', async () => {
  const to = join(scratch, 'copied');
  const { exitCode, all } = await npm(['db:copy', '--', '--from', 'data', '--to', to], {});
  assert.equal(exitCode, 0, all);
  assert.match(all, /Copied: [\d,]+ rows\./);
});

test('reports a full disk during a backup and leaves no files behind', async () => {
  // The limit raises a signal that would otherwise end Node.
  const ignored = "data:text/javascript,process.on('SIGXFSZ',()=>{})";
  const command = join(ROOT, 'apps/api/dist/operations/setup/backup-command.js');
  const { exitCode, all } = await run(
    'bash',
    ['-c', 'ulimit -f 120; exec "$@"', '--', 'node', command, '--to', 'full'],
    // npm sets INIT_CWD for these tests too.
    { ...product, INIT_CWD: scratch, NODE_OPTIONS: `--import=${ignored}` },
  );
  assert.equal(exitCode, 1, all);
  assert.match(all, /There is no room left to write .*full/);
  assert.deepEqual(readdirSync(join(scratch, 'full')), []);
});
