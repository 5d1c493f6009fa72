import type { EntityManager } from 'typeorm';
import { RevisionEntity } from './revision.entity';

const ROW = { id: 1 };

/** Counter that shows when cached pages and counts are out of date. */
export const revision = {
  /**
   * Runs a transaction that writes data visitors see. Raises the revision first, which locks the row until the end: the
   * later of two such transactions sees everything that the earlier one wrote. Services write through `change`; only
   * bulk writers call this directly.
   */
  transaction<T>(manager: EntityManager, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return manager.transaction(async (inner) => {
      await inner.increment(RevisionEntity, ROW, 'counter', 1);
      return work(inner);
    });
  },

  async read(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<RevisionEntity[]>(
      'SELECT counter FROM revision WHERE id = 1',
    );
    return row?.counter ?? 0;
  },
};

const MOST = 500;

/** Caches values computed from the catalogue until its revision changes. The oldest entries are evicted first. */
export class RevisionCache<T> {
  private revision = -1;
  private readonly entries = new Map<string, T>();

  async get(revision: number, key: string, make: () => Promise<T>): Promise<T> {
    if (revision !== this.revision) {
      this.entries.clear();
      this.revision = revision;
    }
    const cached = this.entries.get(key);
    if (cached !== undefined) return cached;
    const value = await make();
    // Another request may have read a later revision while this value was computed.
    if (revision === this.revision) {
      if (this.entries.size >= MOST) this.entries.delete(this.entries.keys().next().value!);
      this.entries.set(key, value);
    }
    return value;
  }
}
