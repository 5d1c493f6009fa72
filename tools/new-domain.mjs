// npm run new-domain -- brochure: creates a whole domain, from the contract to its screens, as a copy of the gallery.
import { parseArgs } from 'node:util';
import './setup/require-node.mjs';
import { newDomain } from './new-domain/generate.mjs';
import { NotCreated } from './new-domain/names.mjs';
import { ROOT } from './setup/root.mjs';

const USAGE = `npm run new-domain -- <name> [options]

  <name>              one of them, in small letters: brochure, case-study
  --plural <name>     several of them: the folders, the path below /api/v1, the table
  --label <text>      what people call one: 'case study'
  --labels <text>     what people call several: 'case studies'`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      plural: { type: 'string' },
      label: { type: 'string' },
      labels: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || positionals.length !== 1) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
  } else {
    const { created, changed } = await newDomain(ROOT, positionals[0], values);
    console.log(['Created:', ...created, '', 'Changed:', ...changed].join('\n'));
    console.log("\nNext: its own fields, texts and rules; see 'Add a domain' in CONTRIBUTING.md.");
  }
} catch (error) {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof NotCreated) && !isUsage) throw error;
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 1;
}
