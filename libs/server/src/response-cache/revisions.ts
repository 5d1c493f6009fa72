import { isLater } from '../site-calls';

/** A change is seen by everyone after this time at most, while the database responds. */
const READ_EVERY_MS = 1_000;
const UNKNOWN = 'unknown';
/** Nobody waits longer to learn that what is cached is still true, such as behind a long write. */
const DEADLINE_MS = 250;

/**
 * The state of the catalogue, read from the database, or from the API, at most once a second. What another process
 * changes is known after that time, what this one changes at once.
 */
export class Revisions {
  private value = UNKNOWN;
  private readAt = -Infinity;
  private reading: Promise<void> | null = null;
  private begun = 0;
  /** The number of the read that `value` comes from. */
  private valueOf = 0;

  /** `read` asks for it; it may fail. */
  constructor(private readonly read: () => Promise<string>) {}

  /** The state, where it was read within the last second; hits then wait for no promise. Null otherwise. */
  known(): string | null {
    return performance.now() - this.readAt < READ_EVERY_MS ? this.value : null;
  }

  /**
   * The state, or the last known one while the database does not respond: an old page is better than none. Where a
   * caller knows a later one, such as from the header REVISION, it is read anew.
   */
  async current(least: unknown = null): Promise<string> {
    const known = this.known();
    if (known !== null && !isLater(least, known)) return known;
    await (this.reading ??= this.refresh());
    // That read may have begun before the later one was there.
    if (isLater(least, this.value)) await (this.reading ??= this.refresh());
    return this.value;
  }

  /** This process may have changed the catalogue: the state is read anew, also where a read goes on already. */
  forget(): void {
    this.begun += 1;
    this.readAt = -Infinity;
    this.reading = null;
  }

  /** The last known state, however long ago it was read; null before the first read. */
  last(): string | null {
    return this.value === UNKNOWN ? null : this.value;
  }

  private async refresh(): Promise<void> {
    const number = ++this.begun;
    // Nobody waits for a slow read, but its result counts: on a busy machine all of them may be slow.
    const read = this.read().then(
      (value) => {
        if (number < this.valueOf) return;
        this.value = value;
        this.valueOf = number;
      },
      () => {
        // The page itself needs the database too and reports what is wrong.
      },
    );
    let deadline: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<void>((resolve) => {
      deadline = setTimeout(resolve, DEADLINE_MS);
    });
    await Promise.race([read, tooSlow]);
    clearTimeout(deadline);
    if (number !== this.begun) return;
    this.readAt = performance.now();
    this.reading = null;
  }
}
