import type { Product } from '@shishir/contract';
import type { EntityManager } from 'typeorm';

type ChangedBy = NonNullable<Product['changed_by']>;

interface Raw {
  id: number;
  name: string;
  imported: number | null;
}

/**
 * Returns who last changed each product, according to the audit log. Called for one page of a list: an index provides
 * the last line of each product. Changes by scheduled work or a deleted account are left out.
 */
export async function lastChanges(
  manager: EntityManager,
  ids: number[],
): Promise<Map<number, ChangedBy>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.query<Raw[]>(
    'SELECT line.subject_id AS id, line.actor_name AS name,' +
      " (SELECT MIN(head.id) FROM audit_log head WHERE head.batch = line.batch AND head.action = 'imported') AS imported" +
      ' FROM audit_log line WHERE line.id IN (SELECT MAX(latest.id) FROM audit_log latest' +
      ` WHERE latest.subject = 'product' AND latest.subject_id IN (${ids.map(() => '?').join(', ')})` +
      ' GROUP BY latest.subject_id)',
    ids,
  );
  return new Map(
    rows
      .filter(({ name }) => name !== '')
      .map(({ id, name, imported }) => [id, { name, import: imported !== null }]),
  );
}
