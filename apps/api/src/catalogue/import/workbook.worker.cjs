// Writes the rows of each sheet of a workbook to a file, each row as a line of JSON, and sends the names of the sheets.
const { createWriteStream } = require('node:fs');
const { join } = require('node:path');
const { Readable } = require('node:stream');
const { pipeline } = require('node:stream/promises');
const { parentPort, workerData } = require('node:worker_threads');
const { default: readWorkbook } = require('read-excel-file/node');

/** Days become ISO dates; the time of day is not part of any product. */
const valueOf = (cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);

async function run({ from, to }) {
  const sheets = (await readWorkbook(from)).filter(({ data }) => data.length > 0);
  for (const [index, { data }] of sheets.entries()) {
    const lines = function* () {
      for (const row of data) yield `${JSON.stringify(row.map(valueOf))}\n`;
    };
    await pipeline(Readable.from(lines()), createWriteStream(join(to, String(index))));
  }
  parentPort.postMessage(sheets.map(({ sheet }) => sheet));
}

void run(workerData);
