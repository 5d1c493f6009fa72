import { Logger } from '@nestjs/common';

const ROUND_MS = 1_000;

/** Runs work in the background, one second after its last end, until the product stops. */
export class Rounds {
  private readonly log: Logger;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private hasFailed = false;

  constructor(
    name: string,
    private readonly work: () => Promise<void>,
  ) {
    this.log = new Logger(name);
  }

  /** Aborted once the product stops. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  start(): void {
    this.schedule(0);
  }

  /** Starts no more rounds, and waits for the current one. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.round;
  }

  /** Runs one round, after the previous one. */
  run(): Promise<void> {
    const round = this.round.then(() => this.work());
    this.round = round.catch(() => undefined);
    return round;
  }

  private schedule(afterMs: number): void {
    if (this.signal.aborted) return;
    this.timer = setTimeout(() => {
      void this.run()
        .then(
          () => (this.hasFailed = false),
          (error: unknown) => this.noteFailure(error),
        )
        .then(() => this.schedule(ROUND_MS));
    }, afterMs);
    // Waiting work does not keep the process running.
    this.timer.unref();
  }

  /** Logs the first failure only, even if the database stays unreachable for long. */
  private noteFailure(error: unknown): void {
    if (!this.hasFailed) this.log.error(error);
    this.hasFailed = true;
  }
}
