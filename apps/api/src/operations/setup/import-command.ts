/**
 * `npm run import -- list.xlsx`: imports a JSON, CSV or XLSX file into the catalogue. With `--write-mapping FILE`, only
 * writes a guess of which column of the file is which field; with `--mapping FILE`, imports by such a file.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportMapping } from '@shishir/contract';
import { EnvError, readEnv } from '../../platform/config/env';
import { guessMapping } from '../../catalogue/import/guess-mapping';
import { ImportError } from '../../catalogue/import/import-error';
import { type ImportOptions, importProducts } from '../../catalogue/import/import-products';
import { firstLines, openProductFile, type ProductFile } from '../../catalogue/import/product-file';
import { openDatabase } from '../../platform/schema/open-database';
import { StartError } from '../../platform/schema/start-error';
import { printReport } from './print-report';
import { type Command, runCommand } from './run-command';

const USAGE =
  'Usage: npm run import -- products.xlsx [--mapping FILE | --write-mapping FILE] [--only-valid] [--dry-run]';
const LARGEST_BYTES = 64 * 1024 * 1024;

/** Runs the command line. Returns the exit code: 1 if anything was rejected. */
export async function importCommand(...[args, rawEnv, log]: Parameters<Command>): Promise<number> {
  try {
    const options = readArguments(args);
    // npm runs scripts in the folder of package.json and passes the caller's folder in INIT_CWD.
    const folder = rawEnv['INIT_CWD'] ?? process.cwd();
    const path = resolve(folder, options.file);
    await requireFile(path, options.file);
    if (options.writeMapping) {
      return await writeGuess(path, resolve(folder, options.writeMapping), log);
    }
    const mapping = options.mapping
      ? await readMapping(resolve(folder, options.mapping))
      : undefined;
    const products = await readable(options.file, openProductFile(path, { mapping }));
    try {
      return await importFile(products, { ...options, name: basename(path) }, rawEnv, log);
    } finally {
      await products.close();
    }
  } catch (error) {
    const isKnown = [ImportError, StartError, EnvError].some((known) => error instanceof known);
    if (!isKnown) throw error;
    log((error as Error).message);
    return 1;
  }
}

async function importFile(
  products: ProductFile,
  options: ImportOptions,
  rawEnv: Parameters<Command>[1],
  log: Parameters<Command>[2],
): Promise<number> {
  const dataSource = await openDatabase(readEnv(rawEnv), log);
  try {
    const report = await importProducts(dataSource, products, options);
    for (const line of printReport(report)) log(line);
    if (report.wrong.length === 0 || options.onlyValid) return 0;
    log('Correct the invalid rows, or import only the valid ones with --only-valid.');
    return 1;
  } finally {
    await dataSource.destroy();
  }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'write-mapping': { type: 'string' },
        'only-valid': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new ImportError(USAGE);
    return {
      ...{ file, mapping: values.mapping, writeMapping: values['write-mapping'] },
      ...{ onlyValid: values['only-valid'], dryRun: values['dry-run'] },
    };
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
  }
}

async function requireFile(path: string, name: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new ImportError(`There is no file ${name}.`);
  if (found.size > LARGEST_BYTES) throw new ImportError(`${name} is larger than 64 MB.`);
}

/** Reports a file that cannot be read, for example for lack of permission, as an ImportError. */
const readable = <T>(name: string, reading: Promise<T>): Promise<T> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${name} cannot be read (${error.code ?? error.message}).`);
  });

/** Writes the guessed mapping of a file, to be corrected by hand. */
async function writeGuess(path: string, to: string, log: Parameters<Command>[2]): Promise<number> {
  const mapping = guessMapping(await readable(basename(path), firstLines(path)));
  await writeFile(to, `${JSON.stringify({ ...mapping, fixed: {} }, null, 2)}\n`);
  const count = Object.keys(mapping.columns).length;
  log(`${count} columns were recognised. Check ${basename(to)}, then import with --mapping.`);
  return 0;
}

async function readMapping(path: string): Promise<ImportMapping> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ImportError(`There is no file ${basename(path)}.`);
  });
  const parsed = ImportMapping.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const { path: at, message } = parsed.error.issues[0]!;
  throw new ImportError(`${basename(path)} is not a mapping: ${at.join('.')}: ${message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

if (require.main === module) runCommand(importCommand);
