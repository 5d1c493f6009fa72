import { execa } from 'execa';
import { ROOT } from './root.mjs';

/**
 * The running programs, by their process ids. Each leads a process group of its own: execa ends only the program
 * itself, and the browsers, workers and servers that a program started have to end with it too.
 */
const groups = new Set();
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

function endGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended already.
  }
}

process.on('exit', () => groups.forEach((pid) => endGroup(pid, 'SIGKILL')));

function passOn(signal) {
  groups.forEach((pid) => endGroup(pid, signal));
  process.exit(SIGNALS[signal]);
}

/** While nothing runs, signals have their usual effect. */
function track(child) {
  if (!child.pid) return;
  if (groups.size === 0) for (const signal of Object.keys(SIGNALS)) process.on(signal, passOn);
  groups.add(child.pid);
  child.once('exit', () => {
    endGroup(child.pid, 'SIGKILL');
    groups.delete(child.pid);
    if (groups.size === 0) for (const signal of Object.keys(SIGNALS)) process.off(signal, passOn);
  });
}

/**
 * Starts a program, also one that a package of the workspace brings, and gives execa's child process. It and all
 * that it starts end with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('execa').Options} [options]
 */
export function start(command, args, options = {}) {
  const child = execa(command, args, {
    cwd: ROOT,
    preferLocal: true,
    localDir: ROOT,
    stdin: 'ignore',
    all: true,
    reject: false,
    detached: true,
    forceKillAfterDelay: 10_000,
    ...options,
  });
  track(child);
  return child;
}

/** Starts a server. Resolves when `isReady` accepts what it printed so far; a server that ends first is `missing`. */
export async function startServer(command, args, isReady, options = {}) {
  const child = start(command, args, { buffer: false, ...options });
  let log = '';
  const ready = new Promise((resolve) => {
    child.all?.setEncoding('utf8').on('data', (text) => {
      log += text;
      if (isReady(log)) resolve(true);
    });
  });
  const isUp = await Promise.race([ready, child.then(() => false)]);
  if (!isUp) return { missing: `it did not start\n${log}` };
  return {
    async stop() {
      child.kill('SIGTERM');
      await child;
    },
  };
}

/**
 * Runs a program to its end, at most for `limitMs`. Gives its exit code and everything that it wrote.
 * @param {string} command
 * @param {string[]} args
 * @param {import('execa').Options & { limitMs?: number }} [options]
 */
export async function run(command, args, { limitMs, ...options } = {}) {
  const running = start(command, args, { timeout: limitMs, ...options });
  const result = /** @type {any} */ (await running);
  // Without an exit code it did not start, or a signal ended it; both are worth a line.
  const reason = result.exitCode === undefined || result.timedOut ? `\n${result.shortMessage}` : '';
  return { code: result.exitCode ?? 1, output: `${result.all ?? ''}${reason}` };
}

/** The same, for a script of Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs a program to its end and shows its output. Returns its exit code. It stays in the process group of this process,
 * as Nx ends a task by that.
 * @param {string} command
 * @param {string[]} args
 * @param {import('execa').Options} [options]
 */
export async function runShown(command, args, options = {}) {
  const { exitCode } = await execa(command, args, {
    ...{ cwd: ROOT, preferLocal: true, localDir: ROOT, reject: false },
    ...{ stdin: 'ignore', stdout: 'inherit', stderr: 'inherit' },
    ...options,
  });
  return exitCode ?? 1;
}

/** Nx prints plain text, leaves no process behind, and does not read `.env`, which is for the product. */
export const NX_ENV = {
  ...{ NX_DAEMON: 'false', NX_TUI: 'false', NX_LOAD_DOT_ENV_FILES: 'false' },
  ...{ NX_DEFAULT_OUTPUT_STYLE: 'static', NO_COLOR: '1', FORCE_COLOR: '0' },
};

/** Runs Nx. Returns its exit code and everything that it wrote. */
export const nx = (args) => run('nx', args, { env: NX_ENV });

/** npm passes a signal to its shell only. That the shell has gone is all that the script sees of it. */
export function whenNpmEnds(work) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    // Once: a second signal would end this process before its children have ended.
    clearInterval(watch);
    work();
  }, 500).unref();
}
