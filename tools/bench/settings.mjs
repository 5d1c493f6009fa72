import { parseArgs } from 'node:util';

const USAGE = `
npm run bench -- [sizes] [options]

  sizes             numbers of products, such as 70 2000 20000 200000 (70 and 20000 without any)
  --rows=list,deep  only rows whose name begins with one of these words
  --seconds=1       how long one load runs: for each row, side and round, and to warm up
  --rounds=3        how often both sides are measured in turn; the best counts
  --growth          200,000 products, 1,000,000 enquiries and audit lines, one instance and then two, instead
  --peer=URL        also measures an address of another server, which is running
  --peer-pid=PID    its process, whose processor time is counted with that of its children
  --profile=folder  writes a CPU profile of the product there, for Chrome's DevTools

DATABASE_URL=mysql://user:password@host/ runs it on a database of its own on that server.
`;

const DEFAULT_SIZES = [70, 20_000];
const LARGEST = 1_000_000;

/** Parses the command line. Prints the usage and exits if it is invalid. */
export function readSettings(args = process.argv.slice(2)) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        rows: { type: 'string', default: '' },
        seconds: { type: 'string', default: '1' },
        growth: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '3' },
        profile: { type: 'string', default: '' },
        peer: { type: 'string', default: '' },
        'peer-pid': { type: 'string', default: '' },
      },
    });
    const rows = values.rows.split(',').filter(Boolean);
    const sizes = positionals.map((size) => positive(size.replace(/[,_]/g, ''), 30, LARGEST));
    return {
      sizes: sizes.length > 0 ? sizes.map(Math.round) : DEFAULT_SIZES,
      /** Returns whether a row is selected; without a selection, all are. */
      isWanted: (name) => rows.length === 0 || rows.some((word) => name.startsWith(word)),
      seconds: positive(values.seconds, 0.2, 60),
      rounds: Math.round(positive(values.rounds, 1, 20)),
      profile: values.profile,
      peer: values.peer && {
        address: new URL(values.peer),
        pid: values['peer-pid'] && positive(values['peer-pid'], 1, Number.MAX_SAFE_INTEGER),
      },
      growth: values.growth,
    };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(1);
  }
}

function positive(text, min, max) {
  const number = Number(text);
  if (number >= min && number <= max) return number;
  throw new Error(`${text} is not a number from ${min} to ${max}.`);
}
