import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Secrets } from '../../../platform/config/secrets';

/** A person needs at least this long to fill the form. */
export const MIN_FILL_MS = 2000;

/** Signs the time at which a form was handed out, and reads how long it was open. */
@Injectable()
export class FormStamp {
  constructor(private readonly secrets: Secrets) {}

  make(now = Date.now()): string {
    return `${now}.${this.sign(String(now))}`;
  }

  /** How the form was filled, by its stamp. A missing stamp means nothing: API clients send none. */
  read(stamp: string | undefined, now = Date.now()): 'fine' | 'too fast' | 'forged' {
    if (stamp === undefined) return 'fine';
    const [time = '', signature = ''] = stamp.split('.');
    const expected = this.sign(time);
    const genuine =
      signature.length === expected.length &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    if (!genuine) return 'forged';
    return now - Number(time) < MIN_FILL_MS ? 'too fast' : 'fine';
  }

  private sign(time: string): string {
    return createHmac('sha256', this.secrets.stamp).update(time).digest('base64url');
  }
}
