import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';
import { ownDatabase } from './database.mjs';
import { unitsOf } from './fill.mjs';
import { benchGrowth } from './growth.mjs';
import { isCounted } from './process-cost.mjs';
import { atEnd, end, isPinned, LOAD_CORE, startNode } from './processes.mjs';
import { startProduct } from './product.mjs';
import { readSettings } from './settings.mjs';
import { benchSize } from './size.mjs';
import { systemBuilder } from './system-builder.mjs';

const settings = readSettings();
await ensureBuilt();

try {
  const where = { DATA_DIR: mkdtempSync(join(tmpdir(), 'shishir-bench-')) };
  atEnd(() => rmSync(where.DATA_DIR, { recursive: true, force: true }));
  if (process.env.DATABASE_URL) {
    const { url, drop } = await ownDatabase(process.env.DATABASE_URL);
    where.DATABASE_URL = url;
    atEnd(drop);
  }
  console.log(`Node ${process.versions.node}, ${cpus().length} x ${cpus()[0].model.trim()}`);
  console.log(
    isPinned
      ? 'The server has one core, the load another.'
      : 'There is no taskset or one core alone: server and load share what there is.',
  );
  if (!isCounted) console.log('CPU time is not available here: ratios are of requests per second.');
  if (where.DATABASE_URL) console.log('Work of the database server is included in req/s only.');

  const load = startNode([join(import.meta.dirname, 'load.mjs')], { core: LOAD_CORE });
  // The first start creates tables, pictures and accounts; the products of each size are added later.
  const first = await startProduct(where);
  const lines = settings.growth ? [] : await systemBuilder(first, settings.isWanted);
  await first.stop();
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  const units = await unitsOf(where);
  if (settings.growth) await benchGrowth({ where, units });
  else for (const size of settings.sizes) await benchSize(size, { where, units, load }, settings);
  console.log(`\nDone in ${Math.round(performance.now() / 1000)} s.`);
  await end(0);
} catch (error) {
  await end(1, error);
}
