import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { refuseCommonPassword } from './common-passwords';
import { PasswordQueue } from './password-queue';

/** Argon2id with the library's defaults (19 MiB, 2 passes): the first choice of OWASP's password storage guide. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly queue = new PasswordQueue();
  private dummy: string;

  async onModuleInit() {
    this.dummy = await hash('a password that nobody has');
  }

  /** The hash of a new password. Throws InvalidInput on `field` where everybody has this one. */
  async hash(password: string, field: 'password' | 'newPassword'): Promise<string> {
    refuseCommonPassword(password, field);
    return this.queue.run(() => hash(password));
  }

  /**
   * True where the password fits the stored hash. Without a hash the same work is done
   * against a dummy, so that the time of an answer does not tell whether an account exists.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const fits = await this.queue.run(() => verify(stored ?? this.dummy, password));
    return stored !== null && fits;
  }
}
