import { PassThrough } from 'node:stream';
import { askAt } from './ask';

/** Returns a terminal at which `typed` is entered after the question appears. */
function terminal(typed: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY });
  let printed = '';
  output.on('data', (text) => {
    if (printed === '') setImmediate(() => input.write(typed));
    printed += String(text);
  });
  if (!isTTY) input.end(typed);
  return { ask: askAt({ input, output }), printed: () => printed };
}

it('never prints a password while it is typed', async () => {
  const { ask, printed } = terminal('correct hprse\b\b\b\borse\r');
  expect(await ask('Password:', { silent: true })).toBe('correct horse');
  // Ignores the escape sequences that move the cursor for each deleted letter.
  expect(printed().replace(/\u001b\[\d*[A-Z]/g, '')).toBe('Password: \n');
});

it('prints other answers', async () => {
  const { ask, printed } = terminal('yes\r');
  expect(await ask('Remove it? [y/N]')).toBe('yes');
  expect(printed()).toContain('yes');
});

it('treats Ctrl-C as no answer', async () => {
  expect(await terminal('secret\u0003').ask('Password:', { silent: true })).toBe('');
});

it('uses the first line of the input without a terminal', async () => {
  expect(await terminal('from a pipe\nmore\n', false).ask('Password:')).toBe('from a pipe');
  expect(await terminal('', false).ask('Password:')).toBe('');
});
