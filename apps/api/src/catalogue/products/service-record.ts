import type { UpdateProduct } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { phoneForm } from '@shishir/contract/rules';
import { parsePhone } from '@shishir/format/parse-phone';
import { type FieldProblems, InvalidInput } from '../../platform/http/api-error';
import type { ProductEntity } from './product.entity';

type Before = Pick<ProductEntity, 'receive_date' | 'bill' | 'paid'>;
const NOTHING: Before = { receive_date: null, bill: null, paid: null };

/**
 * Returns the columns of the service record for a write. The day of receipt cannot change once it is set, the due
 * amount follows from bill and paid, and the customer's number is stored in its international form.
 */
export function serviceRecord(
  body: UpdateProduct,
  before: Before = NOTHING,
): Partial<Pick<ProductEntity, 'due' | 'customer_number'>> {
  const wrong: FieldProblems = {};
  const { receive_date } = before;
  if (receive_date && body.receive_date !== undefined && body.receive_date !== receive_date) {
    wrong['receive_date'] = reason('receive_date_fixed', { date: receive_date });
  }
  const bill = body.bill === undefined ? before.bill : body.bill;
  const paid = body.paid === undefined ? before.paid : body.paid;
  const due = bill === null ? null : bill - (paid ?? 0);
  if (body.due != null && body.due !== due) {
    wrong['due'] = due === null ? reason('due_without_bill') : reason('due_differs', { due });
  }
  const given = body.customer_number;
  const customer_number = given ? parsePhone(given) : given;
  if (given && !customer_number) wrong['customer_number'] = phoneForm(given)!;
  if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong);
  return { due, ...(customer_number === undefined ? {} : { customer_number }) };
}
