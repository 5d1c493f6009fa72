const COLUMNS = ['first_name', 'last_name', 'email', 'number', 'message', 'reference'];

/** Writes only the row of an enquiry, durably and with one prepared statement. */
export function contactWrites(database) {
  // Different from the product's references, because they must be unique.
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
