import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CompanyService } from '../../../content/company/company.service';
import { Env } from '../../../platform/config/env';
import type { MailContent } from '../../../platform/mail/mail-template';
import { OutboxService } from '../../../platform/mail/outbox.service';
import type { UserEntity } from '../../users/user.entity';
import { LinkTokens } from '../recovery/link-tokens';
import type { VouchedIdentity } from './google-provider';

/** Mails about linking a Google account. */
@Injectable()
export class GoogleMails {
  constructor(
    private readonly env: Env,
    private readonly company: CompanyService,
    private readonly links: LinkTokens,
    private readonly outbox: OutboxService,
  ) {}

  async notifyLinked(manager: EntityManager, user: UserEntity, googleEmail: string): Promise<void> {
    const mail = googleMailTemplates.linked(
      await this.company.name(manager),
      user.name,
      googleEmail,
    );
    await this.outbox.write(manager, user.email, mail);
  }

  /** Sends the link that proves the mailbox. */
  async askForProof(
    manager: EntityManager,
    user: UserEntity,
    { issuer, subject, email }: VouchedIdentity,
  ): Promise<void> {
    const detail = { issuer, subject, email };
    const secret = await this.links.make(manager, user.id, 'link_google', detail);
    const url = `${this.env.PUBLIC_URL}/confirm-google?token=${secret}`;
    const mail = googleMailTemplates.proof(await this.company.name(manager), user.name, url);
    await this.outbox.write(manager, user.email, mail, { secret: true });
  }
}

/** The mails about signing in with Google. */
export const googleMailTemplates = {
  proof: (company: string, name: string, url: string): MailContent => ({
    subject: `Use Google to sign in to ${company}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Somebody, hopefully you, wants to sign in to your account with Google. The link below allows it. It works once, for 30 minutes.',
      'If it was not you, nothing has changed and you can delete this mail.',
    ],
    link: { label: 'Allow Google for my account', url },
    closing: company,
  }),
  linked: (company: string, name: string, google: string): MailContent => ({
    subject: `Google can now open your account with ${company}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `From now on you can sign in with the Google account ${google}.`,
      'If it was not you, set a new password at once and unlink Google on your profile page.',
    ],
    closing: company,
  }),
};
