/** Rows per page. */
export const PAGE = 24;

const COLUMNS = [
  ...['id', 'type', 'wind_free', 'brand', 'model', 'title', 'horsepower', 'cooling_kw'],
  ...['cooling_btu', 'cooling_tr', 'power_input_w', 'air_flow_high_cfm', 'air_flow_medium_cfm'],
  ...['air_flow_low_cfm', 'refrigerant', 'size_width_mm', 'size_height_mm', 'size_depth_mm'],
  ...['panel_model', 'panel_type', 'panel_color', 'regular_price', 'offer_price'],
  ...['inverter_type', 'category_id', 'updated_at'],
].map((column) => `product.${column}`);
/** Columns of a product in a list, with its first picture. */
const LISTED_COLUMNS = [
  ...['id', 'type', 'wind_free', 'brand', 'model', 'title', 'horsepower', 'cooling_kw'],
  ...['cooling_btu', 'cooling_tr', 'power_input_w', 'air_flow_high_cfm', 'air_flow_medium_cfm'],
  ...['air_flow_low_cfm', 'refrigerant', 'size_width_mm', 'size_height_mm', 'size_depth_mm'],
  ...['panel_model', 'regular_price', 'offer_price', 'inverter_type', 'cop', 'sound_high_db'],
  ...['sound_low_db', 'weight_kg', 'category_id', 'updated_at'],
].map((column) => `product.${column}`);
const PICTURE = ['key', 'width', 'height', 'blur', 'alt'];
const picture = (n) => PICTURE.map((column) => `image_${n}.${column} AS image_${n}_${column}`);
const join = (n, id) => `LEFT JOIN media image_${n} ON image_${n}.id = ${id}`;
const IDS = [1, 2, 3].map((n) => `product.image_${n}_id`);
const SHOWN = "deleted_at IS NULL AND visibility = 'published'";
const FILTERED = `category_id = ? AND ${SHOWN} AND inverter_type = ? AND price >= ? AND price <= ?`;

/**
 * Reads the data of the catalogue's responses at minimal cost: prepared statements that use an index, ids first and
 * then the raw rows of these ids, with cached counts. No validation, mapping or access check.
 */
export async function catalogueReads(database) {
  const rowsOf = Array.from({ length: PAGE + 1 }, (_, count) =>
    count === 0 ? () => [] : statementOfRows(database, count),
  );
  const whole = database.statement(
    select(
      [...COLUMNS, ...[1, 2, 3].flatMap(picture)],
      IDS.map((id, n) => join(n + 1, id)),
      1,
    ),
  );
  const fromTheEnd = database.statement(
    `SELECT id FROM products WHERE ${SHOWN} ORDER BY position DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const inOrder = database.statement(
    `SELECT id FROM products WHERE ${SHOWN} ORDER BY position, id LIMIT ? OFFSET ?`,
  );
  const cheapestFirst = database.statement(
    `SELECT id FROM products WHERE ${FILTERED} ORDER BY price, id LIMIT ? OFFSET ?`,
  );
  const total = await counted(database, `SELECT COUNT(*) AS count FROM products WHERE ${SHOWN}`);
  const totals = new Map();

  async function rows(ids) {
    const found = new Map((await rowsOf[ids.length](...ids)).map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  }

  return {
    /** Reads from whichever end is closer. */
    async list(page) {
      const before = (page - 1) * PAGE;
      if (before <= total / 2) {
        return { rows: await rows(idsOf(await inOrder(PAGE, before))), total };
      }
      const take = Math.min(PAGE, total - before);
      const last = await fromTheEnd(take, total - before - take);
      return { rows: await rows(idsOf(last).reverse()), total };
    },
    async filtered(filters, page) {
      const key = filters.join();
      if (!totals.has(key)) {
        const count = `SELECT COUNT(*) AS count FROM products WHERE ${FILTERED}`;
        totals.set(key, await counted(database, count, filters));
      }
      const ids = idsOf(await cheapestFirst(...filters, PAGE, (page - 1) * PAGE));
      return { rows: await rows(ids), total: totals.get(key) };
    },
    one: async (id) => (await whole(id))[0],
  };
}

const idsOf = (rows) => rows.map(({ id }) => id);

async function counted(database, sql, params = []) {
  return Number((await database.statement(sql)(...params))[0].count);
}

const statementOfRows = (database, count) =>
  database.statement(
    select([...LISTED_COLUMNS, ...picture(1)], [join(1, `COALESCE(${IDS.join(', ')})`)], count),
  );

const select = (columns, joins, count) =>
  [
    `SELECT ${columns.join(', ')}, category.title AS category,`,
    'category.slug AS category_slug, category.kind AS category_kind',
    'FROM products product JOIN categories category ON category.id = product.category_id',
    ...joins,
    `WHERE product.id IN (${Array(count).fill('?').join(', ')})`,
  ].join(' ');
