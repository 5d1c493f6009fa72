import { PassThrough } from 'node:stream';
import { askAt } from './ask';

/** A terminal with a person who types when they see the question. */
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

it('a password is never printed while it is typed', async () => {
  const { ask, printed } = terminal('correct hprse\b\b\b\borse\r');
  expect(await ask('Password:', { silent: true })).toBe('correct horse');
  // Without the sequences that move the cursor, of which there is one for each letter that is taken back.
  expect(printed().replace(/\u001b\[\d*[A-Z]/g, '')).toBe('Password: \n');
});

it('other answers are printed', async () => {
  const { ask, printed } = terminal('yes\r');
  expect(await ask('Remove it? [y/N]')).toBe('yes');
  expect(printed()).toContain('yes');
});

it('Ctrl-C is no answer', async () => {
  expect(await terminal('secret\u0003').ask('Password:', { silent: true })).toBe('');
});

it('without a terminal the first line of the input is the answer', async () => {
  expect(await terminal('from a pipe\nmore\n', false).ask('Password:')).toBe('from a pipe');
  expect(await terminal('', false).ask('Password:')).toBe('');
});
