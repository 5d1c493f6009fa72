import { Injectable } from '@nestjs/common';
import { reason } from '@shishir/contract/reasons';
import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { InvalidInput } from '../../../platform/http/api-error';
import { LinkTokenEntity } from './link-token.entity';

const LIFETIME_MS = {
  reset: 30 * 60_000,
  confirm: 7 * 24 * 60 * 60_000,
  link_google: 30 * 60_000,
};
export const newSecret = () => randomBytes(32).toString('base64url');
/** Returns the stored form of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Manages the secrets of links in mails: random, valid once and for a limited time. Only their hash is stored. */
@Injectable()
export class LinkTokens {
  /** Returns a new secret; older ones of the same account and purpose stop working. */
  async make(
    manager: EntityManager,
    userId: number,
    purpose: LinkTokenEntity['purpose'],
    detail: object | null = null,
  ): Promise<string> {
    const secret = newSecret();
    await manager.delete(LinkTokenEntity, { user_id: userId, purpose });
    await manager.insert(LinkTokenEntity, {
      id: hashOf(secret),
      purpose,
      user_id: userId,
      expires_at: new Date(Date.now() + LIFETIME_MS[purpose]),
      detail: detail && JSON.stringify(detail),
    });
    return secret;
  }

  /** Ends the links that open an account, since a new password invalidates them. */
  async endSignIns(manager: EntityManager, user_id: number): Promise<void> {
    await manager.delete(LinkTokenEntity, { user_id, purpose: In(['reset', 'link_google']) });
  }

  /** Uses up a secret and returns its account. Only one of two concurrent uses succeeds. */
  async use(
    manager: EntityManager,
    secret: string,
    purpose: LinkTokenEntity['purpose'],
  ): Promise<number> {
    return (await this.redeem(manager, secret, purpose)).user_id;
  }

  /** Like `use`, but returns the whole row of the link. */
  async redeem(
    manager: EntityManager,
    secret: string,
    purpose: LinkTokenEntity['purpose'],
  ): Promise<LinkTokenEntity> {
    const which = {
      id: hashOf(secret),
      purpose,
      used_at: IsNull(),
      expires_at: MoreThan(new Date()),
    };
    const { affected } = await manager.update(LinkTokenEntity, which, { used_at: new Date() });
    if (!affected) {
      const problem = reason('link_expired_or_used');
      throw new InvalidInput({ token: problem }, problem);
    }
    return manager.findOneByOrFail(LinkTokenEntity, { id: which.id });
  }
}
