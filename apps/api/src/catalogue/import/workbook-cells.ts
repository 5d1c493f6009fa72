import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { ImportError } from './import-error';
import type { Cell } from './table-rows';

/** Enough for 100,000 rows; a workbook that needs more ends its thread, but not the process. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 1024 };

/**
 * Writes the rows of a workbook's first sheet to a file, which `workbookCells` reads. Runs in a thread, since the
 * library holds the whole sheet in memory. Throws an ImportError if the file is not a workbook.
 */
export async function convertWorkbook(from: string, to: string): Promise<void> {
  const worker = new Worker(join(__dirname, 'workbook.worker.cjs'), {
    workerData: { from, to },
    resourceLimits: RESOURCE_LIMITS,
  });
  await new Promise<void>((resolve, reject) => {
    worker.on('error', (error: NodeJS.ErrnoException) => reject(problemOf(error)));
    worker.on('exit', () => resolve());
  });
}

function problemOf(error: NodeJS.ErrnoException): Error {
  const { code } = error;
  if (code === 'ENOSPC') return error;
  return new ImportError(
    code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? 'This workbook is too large. Save the sheet as CSV (UTF-8).'
      : 'This file is an archive or a damaged workbook. Save the sheet as CSV (UTF-8).',
  );
}

/** Yields the rows of a converted workbook. */
export async function* workbookCells(path: string): AsyncGenerator<Cell[]> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    yield JSON.parse(line) as Cell[];
  }
}
