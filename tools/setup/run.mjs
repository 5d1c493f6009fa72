import { execa } from 'execa';
import { ROOT } from './root.mjs';

/**
 * Process ids of the running programs. Each leads its own process group: execa only ends the program itself, but its
 * browsers, workers and servers must end too.
 */
const groups = new Set();
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

function endGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The group has already ended.
  }
}

process.on('exit', () => groups.forEach((pid) => endGroup(pid, 'SIGKILL')));

function passOn(signal) {
  groups.forEach((pid) => endGroup(pid, signal));
  process.exit(SIGNALS[signal]);
}

/** Registers a child. Signal handlers are only installed while children are running. */
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
 * Starts a program, including those of workspace packages, and returns execa's child process. It ends with this
 * process, together with everything that it started.
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

/**
 * Starts a server. Resolves when `isReady` accepts its output so far; the result has `missing` if the server ends
 * before.
 */
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
 * Runs a program to its end, but no longer than `limitMs`. Resolves to its exit code and output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('execa').Options & { limitMs?: number }} [options]
 */
export async function run(command, args, { limitMs, ...options } = {}) {
  const running = start(command, args, { timeout: limitMs, ...options });
  const result = /** @type {any} */ (await running);
  // Without an exit code, the program did not start or was ended by a signal; the message has the reason.
  const reason = result.exitCode === undefined || result.timedOut ? `\n${result.shortMessage}` : '';
  return { code: result.exitCode ?? 1, output: `${result.all ?? ''}${reason}` };
}

/** Runs a Node script to its end. */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs a program to its end and shows its output. Resolves to its exit code. The program stays in the process group of
 * this process, because Nx ends tasks by group.
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

/** Makes Nx print plain text, leave no processes behind and ignore `.env`, which is only for the product. */
export const NX_ENV = {
  ...{ NX_DAEMON: 'false', NX_TUI: 'false', NX_LOAD_DOT_ENV_FILES: 'false' },
  ...{ NX_DEFAULT_OUTPUT_STYLE: 'static', NO_COLOR: '1', FORCE_COLOR: '0' },
};

/** Runs Nx. Resolves to its exit code and output. */
export const nx = (args) => run('nx', args, { env: NX_ENV });

/**
 * Calls `work` when npm ends. npm passes signals only to its shell, so a script can only detect that the shell has
 * ended.
 */
export function whenNpmEnds(work) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    // Only once: a second signal would end this process before its children.
    clearInterval(watch);
    work();
  }, 500).unref();
}
