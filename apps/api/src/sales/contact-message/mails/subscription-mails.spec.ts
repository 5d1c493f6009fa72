import type { ContactMessage, EnquiryEvent } from '@shishir/contract';
import { ENQUIRY_ROLES } from '@shishir/contract/rules';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { ContactMessageEntity } from '../contact-message.entity';

const PATH = '/api/v1/contact-message';

let api: TestApi;
let sales: string;
beforeAll(async () => {
  api = await startTestApi();
  const { body } = await api.call('get', '/api/v1/company').expect(200);
  sales = body.data.sales_email as string;
});
afterAll(() => api.close());
beforeEach(() => api.dataSource.manager.deleteAll(MailEntity));

const rows = () => api.dataSource.getRepository(ContactMessageEntity);
const mails = () => api.dataSource.getRepository(MailEntity);
const mailsTo = (recipient: string) => mails().find({ where: { recipient }, order: { id: 'ASC' } });

let sent = 0;
const newEmail = () => `mailed${++sent}@example.com`;
async function send(body: object, key?: string) {
  const call = api.call('post', PATH).set(key ? { 'Idempotency-Key': key } : {});
  return ((await call.send(body).expect(201)).body as { reference: string }).reference;
}
async function read(reference: string) {
  const { id } = await rows().findOneByOrFail({ reference });
  return (await api.as('staff', 'get', `${PATH}/${id}`).expect(200)).body.data as ContactMessage;
}
const eventsOf = async (id: number) =>
  (await api.as('staff', 'get', `${PATH}/${id}/events`).expect(200)).body.data as EnquiryEvent[];

describe('a subscription', () => {
  const subscription = (email = newEmail()) => ({
    kind: 'subscription',
    name: 'Nasrin Sultana',
    email,
    role: ENQUIRY_ROLES[3],
    location: 'Sylhet',
  });
  const tokenIn = ({ text }: MailEntity, act: 'confirm' | 'unsubscribe') =>
    new RegExp(`/subscription/${act}\\?token=(\\S+)`).exec(text)![1]!;
  const follow = (act: 'confirm' | 'unsubscribe', token: string) =>
    api.call('post', `${PATH}/subscription/${act}`).send({ token });

  it('is active once its address is confirmed, and ends with the link of any mail', async () => {
    const body = subscription();
    const reference = await send(body);
    expect(await read(reference)).toMatchObject({ status: 'new', subscription: 'pending' });
    const [confirmation] = await mailsTo(body.email);
    expect(confirmation).toMatchObject({
      secret: true,
      unsubscribe_url: expect.stringContaining('/unsubscribe?'),
    });
    expect(await mailsTo(sales)).toEqual([]);
    const token = tokenIn(confirmation!, 'confirm');
    const { body: confirmed } = await follow('confirm', token).expect(200);
    expect(confirmed.data).toEqual({ email: body.email, subscription: 'confirmed' });
    expect(await read(reference)).toMatchObject({ status: 'archived', subscription: 'confirmed' });
    await follow('confirm', token).expect(200);
    expect(await mailsTo(sales)).toHaveLength(1);
    const [, welcome] = await mailsTo(body.email);
    expect(welcome!.unsubscribe_url).not.toBeNull();
    const end = tokenIn(welcome!, 'unsubscribe');
    expect((await follow('unsubscribe', end).expect(200)).body.data.subscription).toBe(
      'unsubscribed',
    );
    const rejected = await follow('confirm', token).expect(404);
    expect(rejected.body.message).toBe('This link is no longer valid. Please subscribe again.');
    const { id } = await read(reference);
    const texts = (await eventsOf(id)).filter(({ kind }) => kind === 'status');
    expect(texts.map(({ text }) => text)).toEqual(['confirmed', 'unsubscribed']);
  });

  it('creates a new mail but no second row if repeated, even after its end', async () => {
    const body = subscription();
    const first = await send(body);
    const again = await send({ ...body, email: body.email.toUpperCase(), location: 'Dhaka' });
    expect(again).toBe(first);
    const list = await mailsTo(body.email);
    expect(list).toHaveLength(2);
    expect((await read(first)).details.location).toBe('Dhaka');
    await follow('confirm', tokenIn(list[1]!, 'confirm')).expect(200);
    // Anyone can enter an address, so a confirmed subscription stays unchanged.
    expect(await send({ ...body, location: 'Sylhet' })).toBe(first);
    expect(await read(first)).toMatchObject({
      subscription: 'confirmed',
      details: { location: 'Dhaka' },
    });
    await follow('unsubscribe', tokenIn(list[1]!, 'unsubscribe')).expect(200);
    expect(await send(body)).toBe(first);
    expect((await read(first)).subscription).toBe('pending');
    const concurrent = await Promise.all(
      [1, 2, 3].map(() => subscription('beside@example.com')).map((one) => send(one)),
    );
    expect(new Set(concurrent).size).toBe(1);
  });

  it('is not changed by a forged or foreign link', async () => {
    const body = subscription();
    await send(body);
    const [mail] = await mailsTo(body.email);
    const token = tokenIn(mail!, 'confirm');
    const [id, time, signature] = token.split('.') as [string, string, string];
    const forged = [
      `${Number(id) + 1}.${time}.${signature}`,
      `${id}.${Number(time) + 1}.${signature}`,
      tokenIn(mail!, 'unsubscribe'),
      'nonsense',
    ];
    for (const other of forged) await follow('confirm', other).expect(404);
    await follow('unsubscribe', token).expect(404);
  });
});
