/**
 * `npm run import -- list.xlsx`: imports a JSON, CSV or XLSX file into the catalogue. With `--write-mapping FILE`, only
 * writes a guess of which column of the file is which field; with `--mapping FILE`, imports by such a file.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportMapping } from '@shishir/contract';
import { EnvError, readEnv } from '../../platform/config/env';
import { type Guess, guessMapping } from '../../catalogue/import/guess-mapping';
import { CategoryIndex } from '../../catalogue/categories/category-index';
import { ImportError, UnknownHeadings } from '../../catalogue/import/import-error';
import { type ImportOptions, importProducts } from '../../catalogue/import/import-products';
import {
  type FileSource,
  firstLines,
  openSource,
  type ProductFile,
  productFile,
} from '../../catalogue/import/product-file';
import { tableOf } from '../../catalogue/import/table-rows';
import { openDatabase } from '../../platform/schema/open-database';
import { StartError } from '../../platform/schema/start-error';
import { printReport } from './print-report';
import { type Command, runCommand } from './run-command';

const USAGE =
  'Usage: npm run import -- products.xlsx [--sheet NAME] [--mapping FILE | --write-mapping FILE] [--only-valid] [--dry-run]';
const MAPPING_HINT =
  'If it has other headings, have a mapping written, check it, and import with it: --write-mapping map.json, then --mapping map.json.';
const LARGEST_BYTES = 64 * 1024 * 1024;

/** Runs the command line. Returns the exit code: 1 if anything was rejected. */
export async function importCommand(...[args, rawEnv, log]: Parameters<Command>): Promise<number> {
  try {
    const options = readArguments(args);
    // npm runs scripts in the folder of package.json and passes the caller's folder in INIT_CWD.
    const folder = rawEnv['INIT_CWD'] ?? process.cwd();
    const path = resolve(folder, options.file);
    await requireFile(path, options.file);
    const source = await readable(options.file, openSource(path));
    try {
      const sheet = sheetOf(source, options.sheet);
      if (options.writeMapping) {
        const guess = guessMapping(tableOf(source.format, await firstLines(sheet.lines())));
        return await writeGuess(guess, resolve(folder, options.writeMapping), log);
      }
      const mapping = options.mapping ? await readMapping(resolve(folder, options.mapping)) : {};
      const products = productFile({ format: source.format, sheets: [sheet] }, { mapping });
      return await importFile(products, { ...options, mapping, name: basename(path) }, rawEnv, log);
    } finally {
      await source.close();
    }
  } catch (error) {
    const isKnown = [ImportError, StartError, EnvError].some((known) => error instanceof known);
    if (!isKnown) throw error;
    log((error as Error).message);
    if (error instanceof UnknownHeadings) log(MAPPING_HINT);
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
    if (report.wrong.some(({ field }) => field === 'category')) {
      const { all } = await CategoryIndex.load(dataSource.manager);
      log(`Categories: ${all.map(({ slug }) => slug).join(', ')}.`);
    }
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
        sheet: { type: 'string' },
        'only-valid': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new ImportError(USAGE);
    return {
      ...{ file, mapping: values.mapping, writeMapping: values['write-mapping'] },
      sheet: values.sheet,
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

/** Returns the sheet of a workbook with this name, or the first one. Throws an ImportError if there is none. */
function sheetOf({ sheets }: FileSource, name: string | undefined) {
  const found = name === undefined ? sheets[0]! : sheets.find((sheet) => sheet.name === name);
  if (found) return found;
  const names = sheets.map((sheet) => sheet.name).join(', ');
  throw new ImportError(`There is no sheet ${name}. The file has: ${names}.`);
}

/** Writes a guessed mapping, to be corrected by hand. */
async function writeGuess(
  { columns }: Guess,
  to: string,
  log: Parameters<Command>[2],
): Promise<number> {
  await writeFile(to, `${JSON.stringify({ columns, fixed: {} }, null, 2)}\n`);
  const count = Object.keys(columns).length;
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
