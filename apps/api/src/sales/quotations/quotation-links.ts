import { Injectable } from '@nestjs/common';
import { reason } from '@shishir/contract/reasons';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Env } from '../../platform/config/env';
import { Secrets } from '../../platform/config/secrets';
import { NotFound } from '../../platform/http/api-error';
import { siteIn } from '../../platform/translations/site-in';
import type { QuotationEntity } from './quotation.entity';

/** Signs the links to revisions: a link opens one revision and no other. */
@Injectable()
export class QuotationLinks {
  constructor(
    private readonly env: Env,
    private readonly secrets: Secrets,
  ) {}

  token(revisionId: number): string {
    return `${revisionId}.${this.sign(revisionId)}`;
  }

  path(revisionId: number): string {
    return `/quotation?token=${this.token(revisionId)}`;
  }

  /**
   * Returns the address in the language of the recipient. Builds it from PUBLIC_URL only: a forged Host header changes
   * nothing.
   */
  url(revisionId: number, { locale }: Pick<QuotationEntity, 'locale'>): string {
    return siteIn(locale, this.env.PUBLIC_URL) + this.path(revisionId);
  }

  /** Returns the id of the revision that a token is for. Throws if the token is forged or truncated. */
  read(token: string): number {
    const [, id = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
    const expected = this.sign(Number(id));
    const isGenuine =
      signature.length === expected.length &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    if (!isGenuine) throw invalidQuotationLink();
    return Number(id);
  }

  private sign(revisionId: number): string {
    return createHmac('sha256', this.secrets.quotation)
      .update(`revision ${revisionId}`)
      .digest('base64url');
  }
}

export const invalidQuotationLink = () => new NotFound(reason('quotation_link_invalid'));
