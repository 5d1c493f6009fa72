// Reads `.env`, as the product does when it starts, for the settings that the tools themselves look at.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const file = process.env.ENV_FILE || join(ROOT, '.env');
if (existsSync(file)) process.loadEnvFile(file);
