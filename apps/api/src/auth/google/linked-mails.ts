import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CompanyName } from '../company-name';
import { LinkTokens } from '../recovery/link-tokens';
import { Env } from '../../config/env';
import { OutboxService } from '../../mail/outbox.service';
import type { UserEntity } from '../../users/user.entity';
import { googleLetters } from './google-letters';
import type { VouchedIdentity } from './google-provider';

/** Writes to the mailbox of an account about the Google account that opens it, or wants to. */
@Injectable()
export class LinkedMails {
  constructor(
    private readonly env: Env,
    private readonly company: CompanyName,
    private readonly links: LinkTokens,
    private readonly outbox: OutboxService,
  ) {}

  async tell(manager: EntityManager, user: UserEntity, googleEmail: string): Promise<void> {
    const letter = googleLetters.linked(await this.company.read(manager), user.name, googleEmail);
    await this.outbox.write(manager, user.email, letter);
  }

  /** Sends the link whose press proves the mailbox. */
  async askForProof(
    manager: EntityManager,
    user: UserEntity,
    { issuer, subject, email }: VouchedIdentity,
  ): Promise<void> {
    const detail = { issuer, subject, email };
    const secret = await this.links.make(manager, user.id, 'link_google', detail);
    const url = `${this.env.PUBLIC_URL}/confirm-google?token=${secret}`;
    const letter = googleLetters.proof(await this.company.read(manager), user.name, url);
    await this.outbox.write(manager, user.email, letter, { secret: true });
  }
}
