import { execa } from 'execa';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { whenNpmEnds } from '../setup/run.mjs';
import { findProgram } from '../test/programs.mjs';

const TASKSET = findProgram('taskset');

/** True where the server and the load each have a core to themselves. */
export const isPinned = TASKSET !== null && availableParallelism() > 1;
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

const running = new Set();
const cleanups = [];
let ending = false;

/** Has `work` done when the run ends, however it ends; the last one named is done first. */
export const atEnd = (work) => cleanups.unshift(work);

/** Starts a script of Node on one core, or on all with null, with a channel for messages. What it prints is in `output`. */
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
    gone: child.then(({ shortMessage }) => {
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

/** The next message of a child. Throws, with what it printed, where it ends instead. */
export async function messageFrom(child) {
  const message = once(child, 'message').then(([value]) => value);
  const value = await Promise.race([message, child.gone.then(() => null)]);
  if (value === null) throw new Error(`A process ended too early:\n${child.output}`);
  if (value.problem) throw new Error(value.problem);
  return value;
}

export function ask(child, question) {
  const message = messageFrom(child);
  child.send(question);
  return message;
}

/** Asks a child to stop, and ends it where it does not within ten seconds. */
export async function stop(child) {
  child.kill('SIGTERM');
  await child.gone;
}

/** Ends whatever was started, undoes what was made, and then this process; logs what went wrong. */
export async function end(code, error) {
  // What breaks off while everything is being ended is no news.
  if (ending) return;
  ending = true;
  if (error) console.error(error);
  const children = [...running];
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map(({ gone }) => gone));
  for (const work of cleanups) await work();
  process.exit(code);
}

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.on(signal, () => void end(code));
}
whenNpmEnds(() => void end(143));
