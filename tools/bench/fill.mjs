import { openDatabase } from './database.mjs';

const ROWS_AT_ONCE = 200;
/** What the database makes itself. */
const MADE = new Set(['price']);

/** The units of the demonstration: what every catalogue here is made of. */
export async function unitsOf(where) {
  const database = await openDatabase(where);
  const units = await database.statement('SELECT * FROM products ORDER BY id')();
  await database.close();
  return units;
}

/**
 * Puts `size` products in the place of those that are there: the units over and over, with other models, prices
 * and choices. The same size gives the same rows every time.
 */
export async function fill(where, units, size) {
  const database = await openDatabase(where);
  const columns = Object.keys(units[0]).filter((column) => !MADE.has(column));
  const row = `(${columns.map(() => '?').join(', ')})`;
  const insert = (count) =>
    database.statement(
      `INSERT INTO products (${columns.join(', ')}) VALUES ${Array(count).fill(row).join(', ')}`,
    );
  const insertMany = insert(ROWS_AT_ONCE);

  await database.run('DELETE FROM products');
  if (!where.DATABASE_URL) await database.run('PRAGMA synchronous = OFF');
  for (let first = 1; first <= size; first += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, size - first + 1);
    const rows = Array.from({ length: count }, (_, n) => productOf(units, first + n));
    const values = rows.flatMap((product) => columns.map((column) => product[column]));
    if (!where.DATABASE_URL) await database.run('BEGIN');
    await (count === ROWS_AT_ONCE ? insertMany : insert(count))(...values);
    if (!where.DATABASE_URL) await database.run('COMMIT');
  }
  await database.close();
}

function productOf(units, id) {
  const unit = units[id % units.length];
  // Steps that share no factor with the number of units, so that every unit gets every price and choice.
  const regular_price = 30_000 + ((id * 7919) % 601) * 500;
  return {
    ...unit,
    id,
    model: `${unit.model}-${id}`,
    regular_price,
    offer_price: id % 3 === 0 ? Math.round(regular_price * 0.9) : null,
    inverter_type: ['Inverter', 'Inverter', 'Non-Inverter', null][id % 4],
    refrigerant: id % 5 === 0 ? 'R32' : 'R410A',
    position: id * 10,
    visibility: 'published',
    deleted_at: null,
  };
}
