import { openDatabase } from './database.mjs';

/** Filters of the filtered list, in the order of the floor's parameters after the category. */
const FILTERS = { inverter_type: 'Inverter', price_min: 60_000, price_max: 250_000 };

/** Returns the facts about the filled catalogue that the rows need. */
export async function factsOf(where, size) {
  const database = await openDatabase(where);
  const [category] = await database.statement(
    'SELECT category.id AS id, category.slug AS slug FROM categories category' +
      ' JOIN products product ON product.category_id = category.id' +
      ' GROUP BY category.id, category.slug ORDER BY COUNT(*) DESC, category.id LIMIT 1',
  )();
  const [{ count }] = await database.statement(
    'SELECT COUNT(*) AS count FROM products WHERE category_id = ? AND inverter_type = ?' +
      ' AND price BETWEEN ? AND ?',
  )(category.id, ...Object.values(FILTERS));
  await database.close();
  return { size, category, filters: FILTERS, filteredTotal: Number(count) };
}
