import type { ContactMessage, EnquiryEvent } from '@shishir/contract';
import { ENQUIRY_ROLES } from '@shishir/contract/rules';
import { formatTaka, formatWeekday, workingDaysLater } from '@shishir/format';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { MailWorker } from '../../../platform/mail/mail-worker';
import { ProductEntity } from '../../../catalogue/products/product.entity';
import { startInstance } from '../../../platform/testing/instance';
import { startMailServer, until } from '../../../platform/testing/mail-server';
import { loginOf, startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { UserEntity } from '../../../staff/users/user.entity';
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
const contact = (more: object = {}) => ({
  firstName: 'Rahim',
  lastName: 'Uddin',
  number: '01711000000',
  email: newEmail(),
  message: 'A cassette for 40 m2, please.',
  ...more,
});
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

describe('an enquiry', () => {
  it('is mailed to its sender with the reference, and to sales with everything', async () => {
    const body = contact({ page: '/products/15', product_id: 15, filters: 'capacity=5-10' });
    const reference = await send(body);
    const [toVisitor] = await mailsTo(body.email);
    expect(toVisitor).toMatchObject({
      subject: `Your enquiry ${reference} to Shishir Cooling`,
      reply_to: sales,
      secret: false,
    });
    for (const part of [
      'Thanks, Rahim. We’ve got your enquiry.',
      `Reference: ${reference}`,
      `You’ll hear from us by: ${formatWeekday(workingDaysLater(new Date(), 1))}`,
      'Urgent? Call or WhatsApp +880 10 0000 0101.',
    ]) {
      expect(toVisitor!.text).toContain(part);
    }
    expect(toVisitor!.text).not.toContain('capacity=5-10');
    const [toSales] = await mailsTo(sales);
    expect(toSales).toMatchObject({
      subject: `${reference}: message from Rahim Uddin`,
      reply_to: body.email,
    });
    const { id, source } = await read(reference);
    for (const part of [
      'Phone: +880 17',
      '> A cassette for 40 m2, please.',
      'Page: http://localhost:8080/products/15',
      'Filters: capacity=5-10',
      `/dashboard/setting/client-message/${id}`,
    ]) {
      expect(toSales!.text).toContain(part);
    }
    expect(source).toMatchObject({
      page: '/products/15',
      product: { id: 15 },
      filters: 'capacity=5-10',
    });
  });

  it('repeats what its sender has typed only to the confirmed address of their account', async () => {
    const users = api.dataSource.getRepository(UserEntity);
    const user = await users.findOneByOrFail({ email: loginOf('visitor').email });
    const post = async (more: object = {}) => {
      const body = contact({ email: user.email, ...more });
      await api.as('visitor', 'post', PATH).send(body).expect(201);
      return (await mailsTo(body.email)).at(-1)!.text;
    };
    await users.update(user.id, { email_confirmed_at: null });
    expect(await post()).not.toContain('A cassette for 40 m2');
    await users.update(user.id, { email_confirmed_at: new Date() });
    const own = await post();
    for (const part of [
      'Name: Rahim Uddin',
      'Phone: +880 17 1100 0000',
      '> A cassette for 40 m2',
    ]) {
      expect(own).toContain(part);
    }
    expect(await post({ message: 'Our plan: https://plan.example/a' })).not.toContain('Our plan');
    expect(await post({ email: newEmail() })).not.toContain('A cassette for 40 m2');
  });

  it('is stored and mailed once for five concurrent and five sequential posts', async () => {
    const body = contact();
    const post = () => send(body, 'ten-posts');
    const references = await Promise.all([1, 2, 3, 4, 5].map(post));
    for (let n = 0; n < 5; n++) references.push(await post());
    expect(new Set(references).size).toBe(1);
    expect(await rows().countBy({ email: body.email })).toBe(1);
    expect(await mailsTo(body.email)).toHaveLength(1);
    expect(await mailsTo(sales)).toHaveLength(1);
  });

  it('is not mailed if it is spam, until it is released', async () => {
    const body = contact({ message: 'Best casino bonus' });
    const { id, version, spam_reason } = await read(await send(body));
    expect(spam_reason).toMatch(/^Words/);
    expect(await mails().count()).toBe(0);
    const put = (more: object) => api.as('staff', 'put', `${PATH}/${id}`).send(more).expect(200);
    const released = await put({ version, status: 'new' });
    expect((await mails().find()).map(({ recipient }) => recipient)).toEqual([body.email, sales]);
    const again = await put({ version: released.body.data.version, status: 'spam' });
    await put({ version: again.body.data.version, status: 'new' });
    expect(await mails().count()).toBe(2);
  });

  it('limits mails to one mailbox, and informs staff of a flood only once', async () => {
    const small = await startTestApi({ LIMIT_MAILS: '1', LIMIT_CONTACTS_OVERALL: '2' });
    const post = (body: object) => small.call('post', PATH).send(body).expect(201);
    const one = contact();
    for (let n = 0; n < 4; n++) await post(one);
    const all = await small.dataSource.getRepository(MailEntity).find({ order: { id: 'ASC' } });
    expect(all.map(({ recipient }) => recipient)).toEqual([one.email, sales, sales, sales]);
    expect(all.at(-1)!.subject).toBe('More enquiries than usual at Shishir Cooling');
    await small.close();
  });
});

describe('a quotation', () => {
  const quotation = (items: object[], more: object = {}) => ({
    kind: 'quotation',
    name: 'Tahmina Akter',
    email: newEmail(),
    number: '01711000000',
    items,
    ...more,
  });

  it('stores its products as they are at that time, whatever changes later', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    const more = { project: 'Office', place: 'Gulshan 2, Dhaka', wanted_by: '2026-12-10' };
    const body = quotation(
      [
        { product_id: 15, quantity: 2 },
        { product_id: 20, quantity: 1 },
        { product_id: 15, quantity: 4 },
      ],
      more,
    );
    const reference = await send(body);
    const [first, second] = await products.find({ where: [{ id: 15 }, { id: 20 }] });
    await products.update({ id: 15 }, { title: 'Renamed', regular_price: 1, offer_price: null });
    const { details } = await read(reference);
    expect(details).toMatchObject({
      ...more,
      items: [
        {
          product_id: 15,
          title: first!.title,
          model: first!.model,
          quantity: 6,
          price: first!.offer_price ?? first!.regular_price,
          picture: { key: expect.any(String) },
        },
        { product_id: 20, title: second!.title, quantity: 1 },
      ],
    });
    const [toVisitor] = await mailsTo(body.email);
    expect(toVisitor!.text).toContain(`- ${first!.title} (${first!.model}): 6\n`);
    expect(toVisitor!.text).toContain('Nothing has been ordered');
    const [toSales] = await mailsTo(sales);
    const sum = [
      6 * (first!.offer_price ?? first!.regular_price!),
      second!.offer_price ?? second!.regular_price!,
    ];
    expect(toSales!.text).toContain(`Total of list prices: ${formatTaka(sum[0]! + sum[1]!)}`);
    await products.update({ id: 15 }, { title: first!.title });
  });

  it.each([
    [[], { items: 'Your cart is empty' }],
    [[{ product_id: 99_999, quantity: 1 }], { items: expect.stringContaining('Product 99999') }],
    [
      [{ product_id: 15, quantity: 0 }],
      { 'items.0.quantity': 'Quantity must be a whole number from 1 to 999' },
    ],
    [
      [{ product_id: 15, quantity: 1000 }],
      { 'items.0.quantity': 'Quantity must be a whole number from 1 to 999' },
    ],
  ])('is rejected with %j', async (items, fields) => {
    const { body } = await api.call('post', PATH).send(quotation(items)).expect(400);
    expect(body.fields).toEqual(fields);
  });

  it('requires both email and phone if it has products', async () => {
    const body = quotation([{ product_id: 15, quantity: 1 }], { email: '', number: undefined });
    const { body: rejected } = await api.call('post', PATH).send(body).expect(400);
    expect(rejected.fields).toEqual({
      email: 'Email is required',
      number: 'number is required',
    });
  });

  it('requires email or phone if it has no products', async () => {
    const price = (more: object) => ({
      kind: 'quotation',
      name: 'Tahmina Akter',
      message: 'About Split AC\nTwo rooms of 12 × 15 ft',
      ...more,
    });
    const { body } = await api.call('post', PATH).send(price({})).expect(400);
    expect(body.fields).toEqual({ number: 'Enter a phone number or an email address' });

    const byPhone = await read(await send(price({ number: '01711000000' })));
    expect(byPhone).toMatchObject({
      ...{ kind: 'quotation', email: '', number: '+8801711000000', earlier_count: 0 },
      details: { items: [] },
    });
    // Only sales get a mail, and they cannot answer it by mail.
    expect(await mailsTo('')).toEqual([]);
    const [toSales] = await mailsTo(sales);
    expect(toSales).toMatchObject({ reply_to: null });
    expect(toSales!.text).not.toContain('Email:');
    const { id } = byPhone as { id: number };
    const reply = { text: 'Dear Tahmina', set_replied: true };
    const { body: refused } = await api
      .as('staff', 'post', `${PATH}/${id}/replies`)
      .send(reply)
      .expect(409);
    expect(refused.message).toBe(
      'This enquiry has no email address. Call instead, and note the call here.',
    );

    const email = newEmail();
    await send(price({ email }));
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('with a mail server', () => {
  /** Servers and instances that a failed test left open would keep the process running. */
  const opened: { close: () => Promise<void> }[] = [];
  const open = <T extends { close: () => Promise<void> }>(one: T) => (opened.push(one), one);
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  });
  const instanceFor = async ({ url }: { url: string }) =>
    open(await startInstance({ ...api, env: { ...api.env, SMTP_URL: url } }));

  it('stores an enquiry while the server hangs, and sends its mails once another accepts them', async () => {
    const hanging = open(await startMailServer({ onRcptTo: () => undefined, closeTimeout: 100 }));
    const stuck = await instanceFor(hanging);
    const arrived = hanging.connected();
    const body = contact();
    const { id } = await read(await send(body));
    await arrived;
    expect((await eventsOf(id)).map(({ mail }) => mail?.status)).toEqual([
      undefined,
      'waiting',
      'waiting',
    ]);
    opened.splice(opened.indexOf(stuck), 1);
    await stuck.close();

    const server = open(await startMailServer());
    const { instance } = await instanceFor(server);
    const untilStatus = (status: string) =>
      until(async () => {
        await instance.get(MailWorker).deliver();
        return (await eventsOf(id)).every(({ mail }) => !mail || mail.status === status);
      });
    await untilStatus('sent');
    expect(server.received).toHaveLength(2);
    const toVisitor = server.received.find((mail) => mail.includes(`\nTo: ${body.email}`))!;
    expect(toVisitor).toContain(`Reply-To: ${sales}`);
    const messageId = /^Message-ID: (\S+)/im.exec(toVisitor)![1]!;
    await api
      .as('staff', 'post', `${PATH}/${id}/replies`)
      .send({ text: 'Dear Rahim, we come on Tuesday.', set_replied: true })
      .expect(201);
    await untilStatus('sent');
    const reply = server.received.at(-1)!;
    expect(reply).toMatch(new RegExp(`In-Reply-To: ${messageId}`));
    expect(reply).toMatch(new RegExp(`References: ${messageId}`));

    // A mail that the server defers waits; after the last attempt it has failed, and staff see it.
    server.state.rejects = true;
    await api
      .as('staff', 'post', `${PATH}/${id}/replies`)
      .send({ text: 'And bring the plan.', set_replied: true })
      .expect(201);
    const last = async () => (await eventsOf(id)).at(-1)!;
    expect((await last()).mail!.status).toBe('waiting');
    await until(async () => {
      const { mail } = await last();
      if (mail!.status === 'failed') return true;
      await mails().update({ id: mail!.id, status: 'waiting' }, { next_at: new Date() });
      await instance.get(MailWorker).deliver();
      return false;
    });
    const { mail } = await last();
    expect(mail).toMatchObject({ status: 'failed', last_error: '450 mailbox full' });
    expect((await mails().findOneByOrFail({ id: mail!.id })).attempts).toBe(5);
    const failed = await api.as('owner', 'get', `/api/v1/mail/${mail!.id}`).expect(200);
    expect(failed.body.data.enquiry).toEqual({ id, reference: expect.stringMatching(/^ENQ-/) });
  });

  it('offers subscribers the unsubscribe button of their mail program', async () => {
    const server = open(await startMailServer());
    const { instance } = await instanceFor(server);
    await send({
      kind: 'subscription',
      name: 'Nasrin Sultana',
      email: newEmail(),
      role: ENQUIRY_ROLES[3],
      location: 'Sylhet',
    });
    await until(async () => {
      await instance.get(MailWorker).deliver();
      return server.received.length === 1;
    });
    const header = server.received[0]!.replace(/\r\n\s+/g, ' ');
    expect(header).toMatch(
      /^List-Unsubscribe: <http:\/\/localhost:8080\/subscription\/unsubscribe\?token=/m,
    );
    expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });
});
