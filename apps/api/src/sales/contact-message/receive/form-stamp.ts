import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Secrets } from '../../../platform/config/secrets';

/** Minimum time that a person needs to fill in the form. */
export const MIN_FILL_MS = 2000;

/** Signs the time at which a form was sent to the browser, and checks how long it was open. */
@Injectable()
export class FormStamp {
  constructor(private readonly secrets: Secrets) {}

  make(now = Date.now()): string {
    return `${now}.${this.sign(String(now))}`;
  }

  /** Judges by the stamp how the form was filled in. A missing stamp is fine: API clients do not send one. */
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
