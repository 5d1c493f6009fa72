import { isLater } from '../site-calls';

/** Maximum time until a change is visible to everyone, while the database responds. */
const READ_EVERY_MS = 1_000;
const UNKNOWN = 'unknown';
/** Maximum wait for a read, for example during a long write, before the cached state is used. */
const DEADLINE_MS = 250;

/**
 * The state of the catalogue, read from the database or the API no more than once a second. Changes of other processes
 * are noticed after that time, those of this process immediately.
 */
export class Revisions {
  private value = UNKNOWN;
  private readAt = -Infinity;
  private reading: Promise<void> | null = null;
  private started = 0;
  /** Number of the read that returned `value`. */
  private valueOf = 0;

  /** `read` returns the current state; it may fail. */
  constructor(private readonly read: () => Promise<string>) {}

  /**
   * Returns the state if it was read within the last second, so that hits need not wait for a promise; otherwise null.
   */
  known(): string | null {
    return performance.now() - this.readAt < READ_EVERY_MS ? this.value : null;
  }

  /**
   * Returns the state, or the last known one while the database does not respond: an old page is better than an error.
   * Rereads it for callers that know a later one, for example from the header REVISION.
   */
  async current(least: unknown = null): Promise<string> {
    const known = this.known();
    if (known !== null && !isLater(least, known)) return known;
    await (this.reading ??= this.refresh());
    // The awaited read may have begun before the later state existed.
    if (isLater(least, this.value)) await (this.reading ??= this.refresh());
    return this.value;
  }

  /**
   * Makes the next call reread the state, even if a read is running, because this process may have changed the
   * catalogue.
   */
  forget(): void {
    this.started += 1;
    this.readAt = -Infinity;
    this.reading = null;
  }

  /** Returns the last known state, however old; null before the first read. */
  last(): string | null {
    return this.value === UNKNOWN ? null : this.value;
  }

  private async refresh(): Promise<void> {
    const number = ++this.started;
    // A slow read is not awaited, but its result is used: on a busy machine all reads may be slow.
    const read = this.read().then(
      (value) => {
        if (number < this.valueOf) return;
        this.value = value;
        this.valueOf = number;
      },
      () => {
        // Ignored, because the page itself needs the database and reports the error.
      },
    );
    let deadline: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<void>((resolve) => {
      deadline = setTimeout(resolve, DEADLINE_MS);
    });
    await Promise.race([read, tooSlow]);
    clearTimeout(deadline);
    if (number !== this.started) return;
    this.readAt = performance.now();
    this.reading = null;
  }
}
