import type { QuotationQuery, QuotationRow } from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { orderBy, type Page, search, windowOf } from '../../../platform/database/queries';
import { toQuotationRows } from '../quotation.mapper';
import { QuotationEntity, QuotationRevisionEntity } from '../quotation.entity';

const STATES: Record<Exclude<NonNullable<QuotationQuery['state']>, 'all'>, string> = {
  draft: 'quotation.draft_revision IS NOT NULL',
  approval: "newest.state = 'draft' AND newest.approval = 'requested'",
  sent: 'sent.id IS NOT NULL AND sent.accepted_at IS NULL AND sent.valid_until >= :today',
  accepted: 'sent.accepted_at IS NOT NULL',
  expired: 'sent.id IS NOT NULL AND sent.accepted_at IS NULL AND sent.valid_until < :today',
  open: '(quotation.draft_revision IS NOT NULL OR (sent.accepted_at IS NULL AND sent.valid_until >= :today))',
};

const SEARCHED = ['quotation.search_text', 'newest.search_text'];

const SORTS = {
  id: 'quotation.id',
  updated_at: 'quotation.updated_at',
  number: 'quotation.number',
  total: 'newest.total',
  valid_until: 'newest.valid_until',
};

/** Lists each quotation by its newest revision, a draft before a sent one. */
export async function listQuotations(
  manager: EntityManager,
  { state, message_id, q, sort = '-updated_at', ...page }: QuotationQuery,
): Promise<Page<QuotationRow>> {
  const builder = manager
    .createQueryBuilder(QuotationEntity, 'quotation')
    .innerJoin(
      QuotationRevisionEntity,
      'newest',
      'newest.quotation_id = quotation.id AND newest.revision = COALESCE(quotation.draft_revision, quotation.sent_revision)',
    )
    .leftJoin(
      QuotationRevisionEntity,
      'sent',
      'sent.quotation_id = quotation.id AND sent.revision = quotation.sent_revision',
    )
    .setParameters({ today: dhakaDay(new Date()) });
  if (state && state !== 'all') builder.andWhere(STATES[state]);
  if (message_id) builder.andWhere('quotation.message_id = :message_id', { message_id });
  search(builder, SEARCHED, q);
  orderBy(builder, sort, SORTS);
  const { skip, take } = windowOf(page);
  // Each join has one row, so paging does not need the second statement of TypeORM.
  const [rows, total] = await builder.offset(skip).limit(take).getManyAndCount();
  return { rows: await toQuotationRows(manager, rows), total };
}
