/** A change is seen by everyone after this time at most. */
const READ_EVERY_MS = 1_000;
/** Nobody waits longer to learn that what is cached is still true, such as behind a long write. */
const DEADLINE_MS = 250;

/** The state of the catalogue, read from the database at most once a second. */
export class Revisions {
  private value = 'unknown';
  private readAt = -Infinity;
  private reading: Promise<void> | null = null;

  /** `read` asks the database; it may fail. */
  constructor(private readonly read: () => Promise<string>) {}

  /** The state, where it was read within the last second; hits then wait for no promise. Null otherwise. */
  known(): string | null {
    return performance.now() - this.readAt < READ_EVERY_MS ? this.value : null;
  }

  /** The state, or the last known one while the database does not respond: an old page is better than none. */
  async current(): Promise<string> {
    const known = this.known();
    if (known !== null) return known;
    await (this.reading ??= this.refresh());
    return this.value;
  }

  private async refresh(): Promise<void> {
    let deadline: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<never>((_, reject) => {
      deadline = setTimeout(() => reject(new Error('too slow')), DEADLINE_MS);
    });
    try {
      this.value = await Promise.race([this.read(), tooSlow]);
    } catch {
      // The page itself needs the database too and reports what is wrong.
    } finally {
      clearTimeout(deadline);
      this.readAt = performance.now();
      this.reading = null;
    }
  }
}
