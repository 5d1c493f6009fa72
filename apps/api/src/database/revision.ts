import type { EntityManager } from 'typeorm';
import { RevisionEntity } from './revision.entity';

const ROW = { id: 1 };

/**
 * Says when stored pages and kept counts are out of date. Every write of what visitors see raises it in its
 * own transaction, as the first thing it does: the row is then locked until the end, so that of two such
 * writes the second sees all that the first has done.
 */
export const revision = {
  async raise(manager: EntityManager): Promise<void> {
    await manager.increment(RevisionEntity, ROW, 'counter', 1);
  },

  async read(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<RevisionEntity[]>(
      'SELECT counter FROM revision WHERE id = 1',
    );
    return row?.counter ?? 0;
  },
};
