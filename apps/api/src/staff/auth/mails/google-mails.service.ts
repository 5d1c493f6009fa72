import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env';
import { OutboxService } from '../../../platform/mail/outbox.service';
import { siteIn } from '../../../platform/translations/site-in';
import type { UserEntity } from '../../users/user.entity';
import { LinkTokens } from '../recovery/link-tokens';
import type { VouchedIdentity } from '../google/google-provider';
import { googleMailTemplates } from './google-mail-templates';

/** Writes mails about linking a Google account. */
@Injectable()
export class GoogleMails {
  constructor(
    private readonly env: Env,
    private readonly links: LinkTokens,
    private readonly outbox: OutboxService,
  ) {}

  async notifyLinked(manager: EntityManager, user: UserEntity, googleEmail: string): Promise<void> {
    const mail = googleMailTemplates.linked(user.name, googleEmail);
    await this.outbox.write(manager, user, mail);
  }

  /** Sends the link that proves the mailbox. */
  async askForProof(
    manager: EntityManager,
    user: UserEntity,
    { issuer, subject, email }: VouchedIdentity,
  ): Promise<void> {
    const detail = { issuer, subject, email };
    const secret = await this.links.make(manager, user.id, 'link_google', detail);
    const url = `${siteIn(user.locale, this.env.PUBLIC_URL)}/confirm-google?token=${secret}`;
    const mail = googleMailTemplates.proof(user.name, url);
    await this.outbox.write(manager, user, mail, { secret: true });
  }
}
