import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { emit } from '@shishir/server/monitoring/signals';
import { CategoryTrashService } from '../../catalogue/categories/category-trash.service';
import { Env } from '../../platform/config/env';
import { ContactMessageTrash } from '../../sales/contact-message/inbox/inbox-changes.service';
import { DocumentTrash } from '../../catalogue/documents/documents.service';
import { removeStrayFiles } from '../../platform/http/uploads';
import { OpeningsService } from '../../content/openings/openings.service';
import { ProductTrashService } from '../../catalogue/products/product-trash.service';
import { ForgottenQuotations } from '../../sales/quotations/forgotten-quotations';
import type { RecordRow } from '../../platform/record-api/api-record';
import type { RecordService } from '../../platform/record-api/record.service';
import { OldRows } from './old-rows';
import { StorageSweep } from './storage-sweep';

/** Late enough not to slow down the start. */
const FIRST_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;

type Task = [what: string, work: () => Promise<number>];

/** The services of the declared records. */
export const CONTENT_SERVICES = Symbol('CONTENT_SERVICES');

const purgeOf = (records: RecordService<RecordRow>): Task => [
  `${records.record.options.many} that lay in the trash for 30 days`,
  () => records.purge(),
];

/** Removes expired data soon after the start and then once a day. */
@Injectable()
export class Housekeeping implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Housekeeping');
  private readonly tasks: Task[];
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    env: Env,
    rows: OldRows,
    storage: StorageSweep,
    products: ProductTrashService,
    categories: CategoryTrashService,
    documents: DocumentTrash,
    @Inject(CONTENT_SERVICES) content: RecordService<RecordRow>[],
    openings: OpeningsService,
    contactMessages: ContactMessageTrash,
    quotations: ForgottenQuotations,
  ) {
    this.tasks = [
      ['products that lay in the trash for 30 days', () => products.purge()],
      ['categories that lay in the trash for 30 days', () => categories.purge()],
      ...content.map(purgeOf),
      ['openings from the site, past their closing date', () => openings.archiveClosed()],
      ['enquiries that lay in the trash for 30 days', () => contactMessages.purge()],
      // After purging the trash of enquiries.
      ['quotations of enquiries that were purged', () => quotations.remove()],
      ['portraits that no account shows', () => storage.discardPortraits()],
      ['stored pictures without a row', () => storage.removeStrayFiles()],
      [`spam older than ${env.KEEP_QUARANTINE_DAYS} days`, () => rows.removeSpam()],
      [
        `CVs of applications older than ${env.KEEP_APPLICATIONS_DAYS} days`,
        () => rows.discardCvs(),
      ],
      // After the tasks that leave files without a row.
      ['files of CVs without a row', () => storage.removeStrayCvs()],
      [`network addresses older than ${env.KEEP_ADDRESSES_DAYS} days`, () => rows.clearAddresses()],
      // After purging the trash of projects.
      ['drawings that no project names', () => storage.removeStrayDrawings()],
      ['previews of pages that have ended', () => rows.removePagePreviews()],
      ['previews of imports older than a day', () => rows.removePreviews()],
      ['uploaded files that were not read to the end', () => removeStrayFiles(env)],
      ['sessions that ended more than 30 days ago', () => rows.removeSessions()],
      ['links that ended more than 7 days ago', () => rows.removeLinkTokens()],
      ['invitations that were accepted or have expired', () => rows.removeInvitations()],
      ['private views of accounts that are gone', () => rows.removeSavedViews()],
      ['old idempotency keys', () => rows.removeIdempotencyKeys()],
      [
        `events of webhooks older than ${env.KEEP_WEBHOOK_LOG_DAYS} days`,
        () => rows.removeWebhookDeliveries(),
      ],
      ['failed sign-ins older than 180 days', () => rows.removeFailedSignIns()],
      [
        `texts of versions older than ${env.KEEP_VERSIONS_DAYS} days`,
        () => rows.removeVersionTexts(),
      ],
      [
        `pictures of versions older than ${env.KEEP_VERSIONS_DAYS} days`,
        () => storage.discardReleased(),
      ],
      ['figures of the site older than 13 months', () => rows.removeDailyCounts()],
      ['texts of mails with a secret, older than 7 days', () => rows.emptySecretMails()],
      ['documents that lay in the trash for 30 days', () => documents.purge()],
      // After purging the trash of all records.
      ['translations of records that were purged', () => rows.removeTranslations()],
      // After purging the trash of documents, products and categories.
      ['files of documents without a row', () => storage.removeStrayDocuments()],
    ];
  }

  onModuleInit(): void {
    this.schedule(FIRST_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /**
   * Runs every task once. A task that fails does not stop the others and runs again the next day. Two instances may run
   * this at the same time.
   */
  async run(): Promise<void> {
    let failedTasks = 0;
    for (const [what, work] of this.tasks) {
      if (this.stopped) return;
      try {
        const count = await work();
        if (count > 0) this.log.log(`Removed ${what}: ${count}`);
      } catch (error) {
        failedTasks++;
        this.log.error(`Could not remove ${what}: ${String(error)}`);
      }
    }
    emit('housekeeping', { failedTasks });
  }

  private schedule(afterMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.round = this.run().then(() => this.schedule(DAY_MS));
    }, afterMs);
    this.timer.unref();
  }
}
