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

const MOST = 500;

/** Keeps what was made from the catalogue until its revision moves on; the oldest go first. */
export class Kept<T> {
  private revision = -1;
  private readonly answers = new Map<string, T>();

  async get(revision: number, key: string, make: () => Promise<T>): Promise<T> {
    if (revision !== this.revision) {
      this.answers.clear();
      this.revision = revision;
    }
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const made = await make();
    // Another request may have seen a later revision while this answer was made.
    if (revision === this.revision) {
      if (this.answers.size >= MOST) this.answers.delete(this.answers.keys().next().value!);
      this.answers.set(key, made);
    }
    return made;
  }
}
