import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, 2 passes): the first choice of OWASP's password storage guide. */
@Injectable()
export class Passwords implements OnModuleInit {
  private dummy: string;

  async onModuleInit() {
    this.dummy = await hash('a password that nobody has');
  }

  hash(password: string): Promise<string> {
    return hash(password);
  }

  /**
   * True where the password fits the stored hash. Without a hash the same work is done
   * against a dummy, so that the time of an answer does not tell whether an account exists.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const fits = await verify(stored ?? this.dummy, password);
    return stored !== null && fits;
  }
}
