import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env';
import { OutboxService } from '../../../platform/mail/outbox.service';
import { siteIn } from '../../../platform/translations/site-in';
import type { UserEntity } from '../../users/user.entity';
import { LinkTokens } from '../recovery/link-tokens';
import type { VouchedIdentity } from '../providers/openid-provider';
import { identityMailTemplates } from './identity-mail-templates';

/** Writes mails about linking an account at a provider. */
@Injectable()
export class IdentityMails {
  constructor(
    private readonly env: Env,
    private readonly links: LinkTokens,
    private readonly outbox: OutboxService,
  ) {}

  async notifyLinked(
    manager: EntityManager,
    user: UserEntity,
    { provider, email }: VouchedIdentity,
  ): Promise<void> {
    const name = provider === 'oidc' ? this.env.OIDC_NAME : null;
    const mail = identityMailTemplates.linked(user.name, email, name);
    await this.outbox.write(manager, user, mail);
  }

  /** Sends the link that proves the mailbox of a Google account. */
  async askForProof(
    manager: EntityManager,
    user: UserEntity,
    { issuer, subject, email }: VouchedIdentity,
  ): Promise<void> {
    const detail = { issuer, subject, email };
    const secret = await this.links.make(manager, user.id, 'link_google', detail);
    const url = `${siteIn(user.locale, this.env.PUBLIC_URL)}/confirm-google?token=${secret}`;
    const mail = identityMailTemplates.proof(user.name, url);
    await this.outbox.write(manager, user, mail, { secret: true });
  }
}
