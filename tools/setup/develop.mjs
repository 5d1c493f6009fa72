import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';

await ensureInstalled();

const SITE = 'http://localhost:4200';
const DASHBOARD = 'http://admin.localhost:4300';
const dataDir = process.env.DATA_DIR || join(ROOT, 'data/dev');
mkdirSync(dataDir, { recursive: true });

const bin = (name) => join(ROOT, 'node_modules', name);
const APPS = [
  {
    name: 'api',
    port: 3333,
    args: [
      '--watch',
      '--watch-preserve-output',
      '--conditions=@shishir/source',
      '-r',
      '@swc-node/register',
      'src/main.ts',
    ],
    // The two development servers stand in front and say whose request it is.
    env: {
      PORT: '3333',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SWC_NODE_PROJECT: 'tsconfig.json',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
  },
  { name: 'web', port: 4200, args: [bin('@react-router/dev/bin.js'), 'dev'], env: {} },
  { name: 'admin', port: 4300, args: [bin('vite/bin/vite.js')], env: {} },
];

let ending = false;
const children = APPS.map(({ name, args, env }) => {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, 'apps', name),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PUBLIC_URL: SITE,
      ADMIN_URL: DASHBOARD,
      API_URL: 'http://127.0.0.1:3333',
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
      ...env,
    },
  });
  const label = name.padEnd(6);
  const print = (text) => {
    for (const line of text.split('\n')) if (line.trim()) console.log(`${label}| ${line}`);
  };
  child.stdout.setEncoding('utf8').on('data', print);
  child.stderr.setEncoding('utf8').on('data', print);
  child.on('exit', (code) => {
    if (!ending) console.log(`${label}| ended, so everything ends`);
    end(code ?? 1);
  });
  return child;
});

/** Ends all three, and this when the last has ended. */
function end(code, signal = 'SIGTERM') {
  if (!ending) {
    ending = true;
    process.exitCode = code;
    // The watcher of the API ends at SIGTERM without a word to what it watches, but not at SIGINT.
    for (const child of children) child.kill(signal);
  }
  if (children.every((child) => child.exitCode !== null || child.signalCode !== null))
    process.exit();
}
process.on('SIGINT', () => end(0, 'SIGINT'));
process.on('SIGTERM', () => end(0));

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

for (const { port } of APPS) while (!ending && !(await answers(port))) await pause(200);
console.log(`
Public site   ${SITE}
Dashboard     ${DASHBOARD}
API           ${SITE}/api/docs
Every change of a file shows by itself. Ctrl-C ends all three.
`);
