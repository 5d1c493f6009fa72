import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Ends what a command started in the background (it leads a group of its own, named by its pid). */
function endGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended already.
  }
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const running = new Set();
process.on('exit', () => running.forEach((pid) => endGroup(pid, 'SIGKILL')));

function passOn(signal) {
  running.forEach((pid) => endGroup(pid, signal));
  process.exit(SIGNALS[signal]);
}

/** Signals are this module's business only while it has something running. */
function note(pid, isRunning) {
  const before = running.size;
  if (isRunning) running.add(pid);
  else running.delete(pid);
  if (running.size > 0 && before > 0) return;
  for (const signal of Object.keys(SIGNALS)) {
    if (running.size > 0) process.on(signal, passOn);
    else process.off(signal, passOn);
  }
}

/** Starts a program whose output goes to `onText`. It and all that it starts end with this process. */
export function start(command, args, { onText = () => {}, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options,
  });
  if (child.pid) note(child.pid, true);
  child.stdout.setEncoding('utf8').on('data', onText);
  child.stderr.setEncoding('utf8').on('data', onText);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, error }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal }));
  }).then((end) => {
    if (child.pid) {
      note(child.pid, false);
      endGroup(child.pid, 'SIGKILL');
    }
    return end;
  });
  return {
    ended,
    async stop() {
      endGroup(child.pid, 'SIGTERM');
      const impatient = setTimeout(() => endGroup(child.pid, 'SIGKILL'), 10_000);
      await ended;
      clearTimeout(impatient);
    },
  };
}

/**
 * Runs a program to its end. Gives its exit code and everything that it wrote.
 * One that is not done after `limitMs` is ended, and says so.
 */
export async function run(command, args, { limitMs, ...options } = {}) {
  let output = '';
  const program = start(command, args, { ...options, onText: (text) => (output += text) });
  const late = limitMs && setTimeout(tooLate, limitMs);
  const { code, error } = await program.ended;
  clearTimeout(late);
  return { code, output: error ? `${output}${error.message}\n` : output };

  function tooLate() {
    output += `\nNot done after ${limitMs / 1000} s, so it was ended.\n`;
    void program.stop();
  }
}

/** The same, for a script of Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs npm, the one that started this script where there is one. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js')
    ? runNode([own, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
}
