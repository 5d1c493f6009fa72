const COLUMNS = ['first_name', 'last_name', 'email', 'number', 'message', 'reference'];

/** Writes an enquiry so that it is on the disk, and nothing else: one prepared statement, one row. */
export function contactWrites(database) {
  // Other than the product's own, of which no two may be alike.
  let count = 0;
  const run = Date.now().toString(36);
  const insert = database.statement(
    `INSERT INTO contact_message (${COLUMNS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  return async ({ firstName, lastName, email, number, message }) => {
    const reference = `B-${run}-${(count += 1)}`;
    await insert(firstName, lastName, email, number, message, reference);
    return reference;
  };
}
