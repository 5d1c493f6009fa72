import { createInterface } from 'node:readline';
import { read } from 'read';

/** Asks a person and returns the answer, which is shown while it is typed unless `silent` is set. */
export type Ask = (question: string, options?: { silent: boolean }) => Promise<string>;

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Asks at the terminal. Without a terminal, returns the first line of the piped input, or an empty text. */
export const askAt =
  ({ input, output }: Terminal): Ask =>
  async (question, { silent } = { silent: false }) => {
    if (!input.isTTY) return firstLine(input);
    try {
      // Even if the output is redirected, the terminal itself must not echo the input.
      const answer = await read({ input, output, prompt: question, silent, terminal: true });
      // The line break that was entered is not echoed either.
      if (silent) output.write('\n');
      return answer;
    } catch {
      // Ctrl-C.
      output.write('\n');
      return '';
    }
  };

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  return '';
}

export const ask: Ask = (question, options) =>
  askAt({ input: process.stdin, output: process.stdout })(question, options);
