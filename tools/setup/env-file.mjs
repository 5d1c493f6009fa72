// Loads `.env` like the product does, for settings that the tools read themselves.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const file = process.env.ENV_FILE || join(ROOT, '.env');
if (existsSync(file)) process.loadEnvFile(file);
