import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { openPromise } from 'yauzl';
import { ImportError } from './import-error';
import type { Cell } from './headings';

/** Enough for 100,000 rows; a workbook that needs more ends its thread, but not the process. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 1024 };

/** Maximum size of the parts of a workbook when they are unpacked: far above that of 100,000 rows. */
const LARGEST_UNPACKED = 1024 * 1024 * 1024;

/** True if a ZIP file has the parts of a workbook. Throws an ImportError if they are too large. */
export async function isWorkbook(path: string): Promise<boolean> {
  let isDocument = false;
  let bytes = 0;
  try {
    for await (const entry of (await openPromise(path)).eachEntry()) {
      isDocument ||= entry.fileName === '[Content_Types].xml';
      bytes += entry.uncompressedSize;
    }
  } catch {
    throw new ImportError(DAMAGED);
  }
  if (isDocument && bytes > LARGEST_UNPACKED) throw new ImportError(TOO_LARGE);
  return isDocument;
}

const DAMAGED = 'This file is a damaged archive or workbook. Save it again.';
const TOO_LARGE = 'This workbook is too large. Save the sheet as CSV (UTF-8).';

/**
 * Writes the rows of each sheet of a workbook to a file in a folder, named by the position of the sheet from 0, which
 * `workbookCells` reads. Returns the names of the sheets. Runs in a thread, since the library holds the whole workbook
 * in memory. Throws an ImportError if the file is not a workbook or has no rows.
 */
export async function convertWorkbook(from: string, to: string): Promise<string[]> {
  const worker = new Worker(join(__dirname, 'workbook.worker.cjs'), {
    workerData: { from, to },
    resourceLimits: RESOURCE_LIMITS,
  });
  const names = await new Promise<string[]>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', (error: NodeJS.ErrnoException) => reject(problemOf(error)));
  });
  if (names.length === 0) throw new ImportError('The file is empty.');
  return names;
}

function problemOf(error: NodeJS.ErrnoException): Error {
  const { code } = error;
  if (code === 'ENOSPC') return error;
  return new ImportError(
    code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? TOO_LARGE
      : 'This workbook is damaged, or it is another document. Save the sheet as CSV (UTF-8).',
  );
}

/** Yields the rows of a converted workbook. */
export async function* workbookCells(path: string): AsyncGenerator<Cell[]> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    yield JSON.parse(line) as Cell[];
  }
}
