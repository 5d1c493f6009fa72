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
