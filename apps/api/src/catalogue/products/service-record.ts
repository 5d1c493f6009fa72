import type { UpdateProduct } from '@shishir/contract';
import { phoneForm } from '@shishir/contract/rules';
import { formatTaka } from '@shishir/format';
import { parsePhone } from '@shishir/format/parse-phone';
import { InvalidInput } from '../../platform/http/api-error';
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
  const wrong: Record<string, string> = {};
  const { receive_date } = before;
  if (receive_date && body.receive_date !== undefined && body.receive_date !== receive_date) {
    wrong['receive_date'] = `The receive date is ${receive_date} and can’t be changed.`;
  }
  const bill = body.bill === undefined ? before.bill : body.bill;
  const paid = body.paid === undefined ? before.paid : body.paid;
  const due = bill === null ? null : bill - (paid ?? 0);
  if (body.due != null && body.due !== due) {
    wrong['due'] =
      due === null
        ? 'Nothing is due without a bill.'
        : `Due is bill minus paid: ${formatTaka(due)}.`;
  }
  const given = body.customer_number;
  const customer_number = given ? parsePhone(given) : given;
  if (given && !customer_number) wrong['customer_number'] = phoneForm(given)!;
  if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong);
  return { due, ...(customer_number === undefined ? {} : { customer_number }) };
}
