import { createHash } from 'node:crypto';
import type { RowEffect } from '../import/row-effects';

/** Hash of the effects of a file, row by row: equal for equal effects. */
export class EffectsHash {
  private readonly hash = createHash('sha256');

  add({ product, planned, effect, wanted, changes }: RowEffect): void {
    // A fresh id may change until the row is written.
    const id = planned.isFresh && effect === 'new' ? null : planned.id;
    this.put([product.row, effect, id, effect === 'new' ? wanted : changes]);
  }

  addUnreadable(row: number): void {
    this.put([row, 'unreadable']);
  }

  toString(): string {
    return this.hash.digest('hex');
  }

  private put(effect: unknown[]) {
    this.hash.update(JSON.stringify(effect)).update('\n');
  }
}
