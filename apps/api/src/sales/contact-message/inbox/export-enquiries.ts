import type { ContactMessage } from '@shishir/contract';
import { formatIsoTime, formatPhone } from '@shishir/format';
import { type EntityManager, In } from 'typeorm';
import { chunks } from '../../../platform/database/chunks';
import { type Cell, csvLines, UTF8_MARK } from '../../../platform/records/csv-cells';
import { ContactMessageEntity } from '../contact-message.entity';
import { toContactMessages } from '../contact-message.mapper';

/** Columns of the file, in order. */
const COLUMNS: [name: string, value: (contactMessage: ContactMessage) => Cell][] = [
  ['Reference', ({ reference }) => reference],
  ['Received (Dhaka)', ({ created_at }) => formatIsoTime(created_at)],
  ['Kind', ({ kind }) => kind],
  ['Status', statusOf],
  ['Owner', ({ owner }) => owner?.name ?? null],
  ['Stage', ({ stage }) => stage],
  ['Lost because', ({ lost_reason }) => lost_reason],
  ['Value', ({ value }) => value],
  ['Expected', ({ expected_on }) => expected_on],
  ['Next step', ({ next_step }) => next_step],
  ['Next step on', ({ next_on }) => next_on],
  ['Next step by', ({ next_owner }) => next_owner?.name ?? null],
  ['Replied (Dhaka)', ({ replied_at }) => replied_at && formatIsoTime(replied_at)],
  ['First Name', ({ first_name }) => first_name],
  ['Last Name', ({ last_name }) => last_name],
  ['Email', ({ email }) => email],
  ['Number', ({ number }) => formatPhone(number)],
  ['Company', ({ details }) => details.company],
  ['City', ({ details }) => details.city],
  ['Role', ({ details }) => details.role],
  ['Interest', ({ details }) => details.interest],
  ['Location', ({ details }) => details.location],
  ['Opening', ({ details }) => details.opening],
  ['Project', ({ details }) => details.project],
  ['Place', ({ details }) => details.place],
  ['Wanted by', ({ details }) => details.wanted_by],
  ['Requested time', ({ details }) => details.wanted_time],
  ['Fault', ({ details }) => details.fault],
  ['Unit', ({ details }) => details.unit],
  ['Products', ({ details }) => details.items.map(lineOf).join('\n') || null],
  ['Design', ({ details }) => details.design_text],
  ['Message', ({ message }) => message],
  ['Subscription', ({ subscription }) => subscription],
  ['Page', ({ source }) => source.page],
  ['Product', ({ source }) => source.product?.title ?? null],
  ['Filters', ({ source }) => source.filters],
  ['Spam', ({ spam_reason, status }) => (status === 'spam' ? spam_reason : null)],
];

/** A reply counts only once it is sent. */
function statusOf({ status, reply_mail }: ContactMessage): string {
  if (status !== 'replied' || !reply_mail || reply_mail.status === 'sent') return status;
  return reply_mail.status === 'failed' ? 'reply failed' : 'reply not sent yet';
}

const lineOf = ({ quantity, model, title }: ContactMessage['details']['items'][number]) =>
  `${quantity} x ${model} ${title}`;

/** Yields the file, a few rows at a time. Enquiries deleted during the export are left out. */
export async function* csvOf(manager: EntityManager, ids: number[]): AsyncGenerator<string> {
  yield UTF8_MARK + csvLines([COLUMNS.map(([name]) => name)]);
  for (const chunk of chunks(ids)) {
    const found = await manager.findBy(ContactMessageEntity, { id: In(chunk) });
    const byId = new Map(found.map((row) => [row.id, row]));
    const rows = chunk.flatMap((id) => byId.get(id) ?? []);
    const contactMessages = await toContactMessages(manager, rows);
    yield csvLines(
      contactMessages.map((contactMessage) => COLUMNS.map(([, value]) => value(contactMessage))),
    );
  }
}
