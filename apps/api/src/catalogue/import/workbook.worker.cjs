// Writes the rows of a workbook's first sheet to a file, each as a line of JSON.
const { createWriteStream } = require('node:fs');
const { Readable } = require('node:stream');
const { pipeline } = require('node:stream/promises');
const { workerData } = require('node:worker_threads');
const { readSheet } = require('read-excel-file/node');

/** Days become ISO dates; the time of day is not part of any product. */
const valueOf = (cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);

async function run({ from, to }) {
  const rows = await readSheet(from);
  const lines = function* () {
    for (const row of rows) yield `${JSON.stringify(row.map(valueOf))}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(to));
}

void run(workerData);
