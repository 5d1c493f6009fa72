import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Env } from '../../platform/config/env';
import { Secrets } from '../../platform/config/secrets';
import { NotFound } from '../../platform/http/api-error';

/** Signs the links to revisions: who has the link of one opens that one and no other. */
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

  /** Only PUBLIC_URL decides where a link leads: a forged Host header changes nothing. */
  url(revisionId: number): string {
    return this.env.PUBLIC_URL + this.path(revisionId);
  }

  /** The id of the revision that a token is for. Throws where it is forged or cut off. */
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

export const invalidQuotationLink = () =>
  new NotFound(
    'This link opens no quotation. Please use the whole link of our mail, or ask us for a new one.',
  );
