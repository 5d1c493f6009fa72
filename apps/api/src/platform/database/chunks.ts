import { setImmediate as turn } from 'node:timers/promises';

/** Rows compared and written together: well below the maximum number of parameters of any database. */
const CHUNK = 200;

export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}

/**
 * Yields chunks of an async iterable. Lets the event loop run between two chunks: the embedded database works
 * synchronously, so nothing else would run, and its statements would pile up in memory.
 */
export async function* chunksOf<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let chunk: Row[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    await turn();
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
