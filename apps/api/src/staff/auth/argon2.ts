import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { Busy } from '../../platform/http/api-error';

const AT_ONCE = Math.min(availableParallelism(), 3);
const WAITING = 50;
/** Gives these threads a quarter of the CPU time of other busy threads, so that readers come first. */
const NICE = 5;

/**
 * Argon2id with the defaults of the library (19 MiB, 2 passes): the first choice of OWASP's password storage guide.
 *
 * Runs in a few threads of lower priority, so that readers of the catalogue do not wait for sign-ins. A flood of
 * sign-ins from many addresses can fill the queue, but uses no more of the machine than that: if the queue is full,
 * Busy is thrown.
 */
@Injectable()
export class Argon2 implements OnModuleDestroy {
  private readonly threads = new Piscina({
    filename: join(__dirname, 'argon2.worker.cjs'),
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: 30_000,
    niceIncrement: NICE,
  });

  hash(password: string): Promise<string> {
    return this.run('hash', { password });
  }

  /** Returns true if the password matches the stored hash. */
  verify(stored: string, password: string): Promise<boolean> {
    return this.run('verify', { stored, password });
  }

  /** Returns the same bytes for the same code and salt. */
  async derive(code: string, salt: Uint8Array, outputLen: number): Promise<Buffer> {
    return Buffer.from(await this.run<Uint8Array>('derive', { code, salt, outputLen }));
  }

  async onModuleDestroy() {
    await this.threads.close();
  }

  private async run<T>(name: string, task: object): Promise<T> {
    if (this.threads.queueSize >= WAITING) throw new Busy();
    return this.threads.run(task, { name }) as Promise<T>;
  }
}
