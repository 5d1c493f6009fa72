import { execa } from 'execa';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { whenNpmEnds } from '../setup/run.mjs';
import { findProgram } from '../test/programs.mjs';

const TASKSET = findProgram('taskset');

/** True if server and load each have their own core. */
export const isPinned = TASKSET !== null && availableParallelism() > 1;
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

const running = new Set();
const cleanups = [];
let ending = false;

/** Registers a cleanup, which runs at the end in every case. Cleanups run in reverse order. */
export const atEnd = (work) => cleanups.unshift(work);

/**
 * Starts a Node script on one core, or on all cores if `core` is null, with an IPC channel. Its latest output is in
 * `output`.
 */
export function startNode(args, { core, env = {} }) {
  const command = [process.execPath, ...args];
  if (isPinned && core !== null) command.unshift(TASKSET, '-c', String(core));
  const child = execa(command[0], command.slice(1), {
    stdin: 'ignore',
    ipc: true,
    all: true,
    buffer: false,
    reject: false,
    forceKillAfterDelay: 10_000,
    env: { NODE_ENV: 'production', ...env },
  });
  const started = Object.assign(child, {
    output: '',
    exited: child.then(({ shortMessage }) => {
      if (!child.pid) started.output += shortMessage;
      running.delete(started);
    }),
  });
  child.all.setEncoding('utf8').on('data', (text) => {
    started.output = (started.output + text).slice(-5000);
  });
  running.add(started);
  return started;
}

/** Resolves to the next message of a child. Rejects with the output of the child if that ends first. */
export async function messageFrom(child) {
  const message = once(child, 'message').then(([value]) => value);
  const value = await Promise.race([message, child.exited.then(() => null)]);
  if (value === null) throw new Error(`A process ended too early:\n${child.output}`);
  if (value.problem) throw new Error(value.problem);
  return value;
}

export function ask(child, question) {
  const message = messageFrom(child);
  child.send(question);
  return message;
}

/** Stops a child with SIGTERM, and kills it after ten seconds. */
export async function stop(child) {
  child.kill('SIGTERM');
  await child.exited;
}

/** Kills all children, runs the cleanups and exits. Logs the error, if any. */
export async function end(code, error) {
  // Errors during the shutdown are its consequences and not reported.
  if (ending) return;
  ending = true;
  if (error) console.error(error);
  const children = [...running];
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map(({ exited }) => exited));
  for (const work of cleanups) await work();
  process.exit(code);
}

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.on(signal, () => void end(code));
}
whenNpmEnds(() => void end(143));
