import { Injectable } from '@nestjs/common';
import { reason } from '@shishir/contract/reasons';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Env } from '../../../platform/config/env';
import { Secrets } from '../../../platform/config/secrets';
import { NotFound } from '../../../platform/http/api-error';
import { siteIn } from '../../../platform/translations/site-in';
import type { ContactMessageEntity } from '../contact-message.entity';

const DAY_MS = 24 * 60 * 60_000;
/** Days within which an address can be confirmed. Unsubscribing is always possible. */
const CONFIRM_DAYS = 30;

export type SubscriptionAct = 'confirm' | 'unsubscribe';

/** Signs the links in mails to subscribers, so that only the owner of the address can confirm or end a subscription. */
@Injectable()
export class SubscriptionLinks {
  constructor(
    private readonly env: Env,
    private readonly secrets: Secrets,
  ) {}

  /** Builds the link from PUBLIC_URL only: a forged Host header changes nothing. */
  url(
    act: SubscriptionAct,
    { id, locale }: Pick<ContactMessageEntity, 'id' | 'locale'>,
    now = Date.now(),
  ): string {
    const content = `${id}.${Math.floor(now / 1000)}`;
    const token = `${content}.${this.sign(act, content)}`;
    return `${siteIn(locale, this.env.PUBLIC_URL)}/subscription/${act}?token=${token}`;
  }

  /** Returns the id of the subscription that a token is for. Throws if the token is invalid. */
  read(act: SubscriptionAct, token: string, now = Date.now()): number {
    const [id = '', seconds = '', signature = ''] = token.split('.');
    const expected = this.sign(act, `${id}.${seconds}`);
    const isGenuine =
      signature.length === expected.length &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    const isOver = act === 'confirm' && now - Number(seconds) * 1000 > CONFIRM_DAYS * DAY_MS;
    if (!isGenuine || isOver) throw invalidLink();
    return Number(id);
  }

  private sign(act: SubscriptionAct, content: string): string {
    return createHmac('sha256', this.secrets.subscription)
      .update(`${act} ${content}`)
      .digest('base64url');
  }
}

export const invalidLink = () => new NotFound(reason('subscription_link_invalid'));
