/**
 * Renders the masters that are missing: `node tools/imagery/render.mjs [part of a folder's name]`.
 *
 * It can be stopped at any time and taken up again: a picture is in the masters folder whole or not
 * at all. It runs at the lowest priority, on two threads. A picture to be made anew is deleted first.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MASTERS } from './masters.mjs';
import { masters } from './folders.mjs';

const script = fileURLToPath(new URL('blender/render.py', import.meta.url));
const [part = ''] = process.argv.slice(2);

/** Runs Blender and passes on what it says about pictures and mistakes; resolves to its exit code. */
function blender(options) {
  const args = ['-n', '19', 'blender', '-b', '-t', '2', '--python-exit-code', '1', '-P', script];
  const child = spawn('nice', [...args, '--', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (text) => {
    const lines = String(text).split('\n');
    for (const line of lines.filter((one) => one.startsWith('SHOT'))) console.log(line);
  });
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((done) => {
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      done(code);
    });
  });
}

for (const { folder, subject, view, samples } of MASTERS) {
  const out = join(masters, folder);
  if (!folder.includes(part) || existsSync(join(out, `${view}.png`))) continue;
  console.log(`${folder}: ${view}`);
  const options = { subject, view, out, samples };
  const code = await blender(Object.entries(options).map(([name, value]) => `${name}=${value}`));
  if (code) process.exitCode = 1;
}
