interface TurnLimits {
  /** Maximum number of concurrent turns in total. */
  most: number;
  /** Maximum number of waiting requests; further ones are rejected. */
  longestQueue: number;
  longestWaitMs: number;
}

interface Waiting {
  share: number;
  timer: NodeJS.Timeout;
  enter: () => void;
}

/**
 * Limits concurrent work, in total and per address. Waiting addresses take turns, so an address with many requests only
 * delays itself.
 */
export class Turns {
  private readonly running = new Map<string, number>();
  private runningInAll = 0;
  private waitingInAll = 0;
  private readonly queues = new Map<string, Waiting[]>();

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Waits for a turn of this address, which may have `share` turns at the same time. Resolves to false if too many
   * requests are waiting, or after waiting too long.
   */
  begin(address: string, share: number): Promise<boolean> {
    if (this.runningInAll < this.limits.most && this.runningOf(address) < share) {
      this.start(address);
      return Promise.resolve(true);
    }
    if (this.waitingInAll >= this.limits.longestQueue) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.leave(address, waiting);
        resolve(false);
      }, this.limits.longestWaitMs);
      const waiting = { share, timer, enter: () => resolve(true) };
      this.queues.set(address, [...(this.queues.get(address) ?? []), waiting]);
      this.waitingInAll++;
    });
  }

  /** Ends a turn. The next one goes to the address that has waited longest. */
  end(address: string): void {
    this.runningInAll--;
    const left = this.runningOf(address) - 1;
    if (left > 0) this.running.set(address, left);
    else this.running.delete(address);
    for (const [next, queue] of this.queues) {
      const [first] = queue;
      if (!first || this.runningOf(next) >= first.share) continue;
      this.leave(next, first);
      // Now, because it must not give up before it enters.
      clearTimeout(first.timer);
      // Moves the other requests of this address behind those of other addresses.
      const others = this.queues.get(next);
      if (others && this.queues.delete(next)) this.queues.set(next, others);
      this.start(next);
      // Requests that have already arrived, such as those for cached pages, are handled first.
      setImmediate(first.enter);
      return;
    }
  }

  counts(): { running: number; waiting: number } {
    return { running: this.runningInAll, waiting: this.waitingInAll };
  }

  private runningOf(address: string): number {
    return this.running.get(address) ?? 0;
  }

  private start(address: string): void {
    this.running.set(address, this.runningOf(address) + 1);
    this.runningInAll++;
  }

  private leave(address: string, waiting: Waiting): void {
    const left = (this.queues.get(address) ?? []).filter((other) => other !== waiting);
    if (left.length > 0) this.queues.set(address, left);
    else this.queues.delete(address);
    this.waitingInAll--;
  }
}
