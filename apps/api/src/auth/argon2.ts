import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { Busy } from '../http/api-error';

const AT_ONCE = Math.min(availableParallelism(), 3);
const WAITING = 50;
/** A quarter of the time that another thread gets where both want all of it: behind readers, yet not starved. */
const NICE = 5;

/**
 * Argon2id with the library's defaults (19 MiB, 2 passes): the first choice of OWASP's password storage guide.
 *
 * It works in a few threads of lower priority, so that whoever reads the catalogue does not wait for
 * those who sign in. A flood of sign-ins from many addresses can fill the line, but takes no more of the
 * machine than that: who finds no room gets Busy.
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

  /** True where the password is the one of the stored hash. */
  verify(stored: string, password: string): Promise<boolean> {
    return this.run('verify', { stored, password });
  }

  /** Bytes that always come out the same for a code and a salt. */
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
