import { createInterface } from 'node:readline';
import { read } from 'read';

/** Asks a person and returns what they enter, which appears on the screen unless the question is `silent`. */
export type Ask = (question: string, options?: { silent: boolean }) => Promise<string>;

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Asks at the terminal. Without one it takes the first line of what is piped in, and nothing where there is none. */
export const askAt =
  ({ input, output }: Terminal): Ask =>
  async (question, { silent } = { silent: false }) => {
    if (!input.isTTY) return firstLine(input);
    try {
      // Also where the output goes into a file: the terminal itself must not print what is typed.
      const answer = await read({ input, output, prompt: question, silent, terminal: true });
      // The line break that was entered is not printed either.
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
