import type { CreateContactMessage } from '@shishir/contract';
import { startInstance, type Statement } from '../../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { EnquiryReceiver } from './enquiry-receiver.service';

let api: TestApi;
let watched: Awaited<ReturnType<typeof startInstance>>;
let receiver: EnquiryReceiver;
beforeAll(async () => {
  api = await startTestApi();
  watched = await startInstance(api);
  receiver = watched.instance.get(EnquiryReceiver);
});
afterAll(async () => {
  await watched.close();
  await api.close();
});

/** Returns verb and table of each statement, without the beginning and the end of the transaction. */
const steps = (statements: Statement[]) =>
  statements.flatMap(({ sql }) => {
    const [, verb, table] =
      /^(SELECT|INSERT|UPDATE)\b(?:.*?\b(?:FROM|INTO))? ["`]?(\w+)/.exec(sql) ?? [];
    if (table) return [`${verb} ${table}`];
    return /^(START TRANSACTION|COMMIT)$/.test(sql) ? [] : [sql];
  });

let sent = 0;
const send = (more: Partial<CreateContactMessage> = {}) => {
  sent += 1;
  const body = {
    ...{ kind: 'contact', firstName: 'Farhana', lastName: 'Akter', number: '+8801000000399' },
    ...{ email: `farhana${sent}@example.com`, message: 'Please quote a cassette for an office.' },
    ...more,
  } as CreateContactMessage;
  const idempotencyKey = `statements-${sent}-of-this-test`;
  return receiver.create(body, { principal: null, address: '192.0.2.7', idempotencyKey });
};

it('stores an enquiry and its mails without reading anything twice', async () => {
  // The rules of assignment are read every few seconds.
  await send();
  const statements = await watched.during(() => send());
  expect(steps(statements)).toEqual([
    'SELECT idempotency_key',
    'SELECT customer',
    'UPDATE enquiry_counter',
    'SELECT enquiry_counter',
    'INSERT contact_message',
    'SELECT webhook',
    'SELECT company',
    'INSERT mail_outbox',
    // Language of the account with the sales address.
    'SELECT users',
    'INSERT mail_outbox',
    'INSERT contact_message_event',
    'INSERT idempotency_key',
  ]);
});

it('reads the product of the page with one more statement', async () => {
  const statements = await watched.during(() => send({ product_id: 5 }));
  expect(statements.filter(({ sql }) => sql.includes(' products '))).toHaveLength(1);
  expect(steps(statements)).toHaveLength(13);
});

it('writes values as parameters, so that every enquiry runs the same statements', async () => {
  const [one, other] = [await watched.during(() => send()), await watched.during(() => send())];
  const texts = (statements: Statement[]) => statements.map(({ sql }) => sql);
  expect(texts(one)).toEqual(texts(other));
});
