import { availableParallelism } from 'node:os';
import { Busy } from '../http/api-error';

/** Node has four threads for such work; one stays free, so that files are still read meanwhile. */
const AT_ONCE = Math.min(availableParallelism(), 3);
const WAITING = 50;

/**
 * Does a few pieces of heavy work at once, the others in their order. A flood of sign-ins from many
 * addresses can fill the line, but takes no more of the machine than that.
 */
export class PasswordQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly room = WAITING,
  ) {}

  /** Runs `work` when it is its turn. Throws Busy where too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++;
    else await this.turn();
    try {
      return await work();
    } finally {
      // Whoever is next takes the place over: nobody who comes meanwhile gets in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.room) throw new Busy();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
