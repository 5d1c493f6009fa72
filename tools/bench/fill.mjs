import { insertMany, openDatabase } from './database.mjs';

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
  await database.run('DELETE FROM products');
  if (!where.DATABASE_URL) await database.run('PRAGMA synchronous = OFF');
  await insertMany(database, 'products', columns, size, (id) => {
    const product = productOf(units, id);
    return columns.map((column) => product[column]);
  });
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
