import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LONGEST_PERIOD } from '@shishir/contract';
import {
  DataSource,
  type EntityTarget,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  Not,
  type ObjectLiteral,
} from 'typeorm';
import { LinkTokenEntity } from '../../staff/auth/recovery/link-token.entity';
import { SessionEntity } from '../../staff/auth/sessions/session.entity';
import { dhakaDay } from '@shishir/format';
import { Env } from '../../platform/config/env';
import { QuotationRevisionEntity } from '../../sales/quotations/quotation.entity';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { DAYS_OF_FORMS } from '../../platform/http/idempotency';
import { IdempotencyKeyEntity } from '../../platform/http/idempotency-key.entity';
import { MailEntity } from '../../platform/mail/mail.entity';
import { ProductImportEntity } from '../../catalogue/product-imports/product-import.entity';
import { removeOrphans } from '../../content/translations/translations.service';
import { removeImport } from '../../catalogue/product-imports/remove-import';
import { PreviewEntity } from '../../platform/translations/preview.entity';
import { WebhookDeliveryEntity } from '../../platform/webhooks/webhook-delivery.entity';
import { AuditTextEntity } from '../../platform/records/audit-text.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { DailyCountEntity } from '../../staff/figures/daily-count.entity';
import { SavedViewEntity } from '../../staff/saved-views/saved-view.entity';
import { InvitationEntity } from '../../staff/users/invitations/invitation.entity';

const DAY_MS = 24 * 60 * 60_000;
const REMOVED = 'The text of this email contained a secret and was removed after a week.';

const olderThan = (days: number) => LessThan(new Date(Date.now() - days * DAY_MS));

/** Removes expired rows. Each method returns the number of rows. */
@Injectable()
export class OldRows {
  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  removeSessions(): Promise<number> {
    return this.remove(SessionEntity, { expires_at: olderThan(30) }, { revoked_at: olderThan(30) });
  }

  removeLinkTokens(): Promise<number> {
    return this.remove(LinkTokenEntity, { expires_at: olderThan(7) }, { used_at: olderThan(7) });
  }

  /** Accepted invitations are removed like other used links; expired ones stay in the user list for a month. */
  removeInvitations(): Promise<number> {
    return this.remove(
      InvitationEntity,
      { accepted_at: olderThan(7) },
      { accepted_at: IsNull(), expires_at: olderThan(30) },
    );
  }

  /** Private views of deleted accounts, which are no longer visible to anyone. */
  removeSavedViews(): Promise<number> {
    return this.remove(SavedViewEntity, { owner_id: IsNull(), shared: false });
  }

  /** Those of deleted records go with them; these were left by other ways, such as the removal of demonstration data. */
  removeTranslations(): Promise<number> {
    return removeOrphans(this.dataSource.manager);
  }

  removePagePreviews(): Promise<number> {
    return this.remove(PreviewEntity, { expires_at: LessThan(new Date()) });
  }

  removeIdempotencyKeys(): Promise<number> {
    const kept = [1, DAYS_OF_FORMS].map((days) => ({ days, created_at: olderThan(days) }));
    return this.remove(IdempotencyKeyEntity, ...kept);
  }

  /** Actions of people stay in the log; failed sign-ins are useless after half a year. */
  removeFailedSignIns(): Promise<number> {
    return this.remove(AuditEntity, { action: 'sign_in_failed', created_at: olderThan(180) });
  }

  removeWebhookDeliveries(): Promise<number> {
    const created_at = olderThan(this.env.KEEP_WEBHOOK_LOG_DAYS);
    return this.remove(WebhookDeliveryEntity, { created_at });
  }

  /** The lines of the log stay, but can no longer be restored as versions. */
  removeVersionTexts(): Promise<number> {
    return this.remove(AuditTextEntity, { created_at: olderThan(this.env.KEEP_VERSIONS_DAYS) });
  }

  /** Empties secret mails that were sent or have failed; their links have expired by then. */
  async emptySecretMails(): Promise<number> {
    const withSecret = { secret: true, text: Not(REMOVED) };
    const empty = async (which: FindOptionsWhere<MailEntity>) =>
      (await this.dataSource.manager.update(MailEntity, which, { text: REMOVED, content: null }))
        .affected ?? 0;
    const sent = await empty({ ...withSecret, status: 'sent', sent_at: olderThan(7) });
    return sent + (await empty({ ...withSecret, status: 'failed', next_at: olderThan(7) }));
  }

  /** Removes suspected spam that was never released. */
  removeSpam(): Promise<number> {
    return this.remove(ContactMessageEntity, {
      status: 'spam',
      created_at: olderThan(this.env.KEEP_QUARANTINE_DAYS),
    });
  }

  /** Marks the CVs of old applications and the photos of old service requests as deleted. The files become stray files, which `StorageSweep` removes. */
  async discardCvs(): Promise<number> {
    const created_at = olderThan(this.env.KEEP_APPLICATIONS_DAYS);
    const discarded = { cv_file: null, photos: null, cv_deleted_at: new Date() };
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(ContactMessageEntity)
      .set(discarded)
      .where([
        { cv_file: Not(IsNull()), created_at },
        { photos: Not(IsNull()), created_at },
      ])
      .execute();
    return affected ?? 0;
  }

  /** Clears the addresses from which enquiries, acceptances and actions came; the rows stay. */
  async clearAddresses(): Promise<number> {
    const created_at = olderThan(this.env.KEEP_ADDRESSES_DAYS);
    const { manager } = this.dataSource;
    const sent = await manager
      .createQueryBuilder()
      .update(ContactMessageEntity)
      // Keeps version and time of change, because this is not an edit by a person.
      .set({ address: null, version: () => 'version', updated_at: () => 'updated_at' })
      .where({ address: Not(IsNull()), created_at })
      .execute();
    const accepted = await manager
      .createQueryBuilder()
      .update(QuotationRevisionEntity)
      .set({ accepted_address: null, version: () => 'version', updated_at: () => 'updated_at' })
      .where({ accepted_address: Not(IsNull()), accepted_at: created_at })
      .execute();
    const done = await manager.update(
      AuditEntity,
      { address: Not(''), created_at },
      { address: '' },
    );
    return (sent.affected ?? 0) + (accepted.affected ?? 0) + (done.affected ?? 0);
  }

  /** The same month of the previous year can still be compared. */
  removeDailyCounts(): Promise<number> {
    const first = dhakaDay(new Date(Date.now() - LONGEST_PERIOD * DAY_MS));
    return this.remove(DailyCountEntity, { day: LessThan(first) });
  }

  /** Removes previews that were not applied within a day, and those that a crash interrupted. */
  async removePreviews(): Promise<number> {
    const { manager } = this.dataSource;
    const found = await manager.findBy(ProductImportEntity, {
      status: In(['mapping', 'previewed', 'reading', 'checking']),
      created_at: olderThan(1),
    });
    for (const { id } of found) await removeImport(manager, id);
    return found.length;
  }

  private async remove<Row extends ObjectLiteral>(
    table: EntityTarget<Row>,
    ...conditions: FindOptionsWhere<Row>[]
  ): Promise<number> {
    let removed = 0;
    for (const which of conditions) {
      removed += (await this.dataSource.manager.delete(table, which)).affected ?? 0;
    }
    return removed;
  }
}
