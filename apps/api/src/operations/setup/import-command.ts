/** `npm run import -- products.json [--only-valid] [--dry-run]`: imports a JSON, CSV or XLSX file into the catalogue. */
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { EnvError, readEnv } from '../../platform/config/env';
import { ImportError } from '../../catalogue/import/import-error';
import { type ImportOptions, importProducts } from '../../catalogue/import/import-products';
import { openProductFile, type ProductFile } from '../../catalogue/import/product-file';
import { openDatabase } from '../../platform/schema/open-database';
import { StartError } from '../../platform/schema/start-error';
import { printReport } from './print-report';
import { type Command, runCommand } from './run-command';

const USAGE = 'Usage: npm run import -- products.json [--only-valid] [--dry-run]';
const LARGEST_BYTES = 64 * 1024 * 1024;

/** Runs the command line. Returns the exit code: 1 if anything was rejected. */
export async function importCommand(...[args, rawEnv, log]: Parameters<Command>): Promise<number> {
  try {
    const { file, options } = readArguments(args);
    // npm runs scripts in the folder of package.json and passes the caller's folder in INIT_CWD.
    const path = resolve(rawEnv['INIT_CWD'] ?? process.cwd(), file);
    const products = await productsFile(path, file);
    const dataSource = await openDatabase(readEnv(rawEnv), log);
    try {
      const report = await importProducts(dataSource, products, {
        ...options,
        name: basename(path),
      });
      for (const line of printReport(report)) log(line);
      if (report.wrong.length === 0 || options.onlyValid) return 0;
      log('Correct the invalid rows, or import only the valid ones with --only-valid.');
      return 1;
    } finally {
      await products.close();
      await dataSource.destroy();
    }
  } catch (error) {
    const isKnown = [ImportError, StartError, EnvError].some((known) => error instanceof known);
    if (!isKnown) throw error;
    log((error as Error).message);
    return 1;
  }
}

function readArguments(args: string[]): { file: string; options: ImportOptions } {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const files = args.filter((arg) => !arg.startsWith('--'));
  const options = { onlyValid: flags.delete('--only-valid'), dryRun: flags.delete('--dry-run') };
  const [unknown] = flags;
  if (unknown) throw new ImportError(`Unknown option ${unknown}. ${USAGE}`);
  const [file] = files;
  if (!file || files.length > 1) throw new ImportError(USAGE);
  return { file, options };
}

async function productsFile(path: string, name: string): Promise<ProductFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new ImportError(`There is no file ${name}.`);
  if (found.size > LARGEST_BYTES) throw new ImportError(`${name} is larger than 64 MB.`);
  return openProductFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${name} cannot be read (${error.code ?? error.message}).`);
  });
}

if (require.main === module) runCommand(importCommand);
