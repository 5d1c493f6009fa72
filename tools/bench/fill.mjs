import { insertMany, openDatabase } from './database.mjs';

/** Generated columns, which cannot be inserted. */
const MADE = new Set(['price']);

/** Returns the products of the demonstration, from which every catalogue is filled. */
export async function unitsOf(where) {
  const database = await openDatabase(where);
  const units = await database.statement('SELECT * FROM products ORDER BY id')();
  await database.close();
  return units;
}

/**
 * Replaces the products by `size` rows that repeat the given units with different models, prices and choices. The same
 * size always produces the same rows.
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
  // The step and the number of units have no common factor, so that every unit gets every price and choice.
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
