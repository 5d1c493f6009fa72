import type {
  ComparedProducts,
  AuditEntry,
  EnquiryOverview,
  MailOverview,
  ProductOverview,
} from '@shishir/contract';
import {
  ContactMessageEntity,
  waitingOrder,
} from '../../sales/contact-message/contact-message.entity';
import { insertRows } from '../../platform/database/typeorm-patches/insert-rows';
import { MailEntity } from '../../platform/mail/mail.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../users/user.entity';
import { daysBefore, dhakaDay, firstDayOfWeek, laterDay } from './periods';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;

let api: TestApi;
// The specs of a run are loaded together, possibly on the day before.
let now: Date;
beforeEach(() => {
  now = new Date();
});
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async <Data>(part: string): Promise<Data> =>
  (await api.as('owner', 'get', `/api/v1/overview/${part}`).expect(200)).body.data as Data;

type Enquiry = Partial<ContactMessageEntity> & { created_at: Date };
let references = 0;

async function replaceEnquiries(enquiries: Enquiry[]): Promise<void> {
  const { manager } = api.dataSource;
  await manager.query('DELETE FROM contact_message');
  const rows = enquiries.map((own) => ({
    reference: `ENQ-1999-${String((references += 1)).padStart(6, '0')}`,
    ...{ kind: 'contact' as const, status: 'new' as const, email: 'v@example.com', number: '' },
    ...{ first_name: 'Ratan', last_name: 'Das', message: 'Cold room for 40 t of fish' },
    waiting_order: waitingOrder(own.status ?? 'new', own.created_at),
    ...own,
  }));
  await insertRows(manager, ContactMessageEntity, rows);
}

describe('access to the overview', () => {
  it.each([
    ['enquiries', 200],
    ['products', 200],
    ['mails', 403],
    ['changes', 403],
  ])('of %s returns %i to staff', async (part, status) => {
    await api.as('staff', 'get', `/api/v1/overview/${part}`).expect(status);
    await api.as('visitor', 'get', `/api/v1/overview/${part}`).expect(403);
    await api.call('get', `/api/v1/overview/${part}`).expect(401);
  });
});

describe('the overview of enquiries', () => {
  it('counts them by period, without spam and trash', async () => {
    const hours = (count: number) => new Date(now.getTime() - count * HOUR_MS);
    const replied = (from: Date, minutes: number): Enquiry => ({
      created_at: from,
      status: 'replied',
      replied_at: new Date(from.getTime() + minutes * MINUTE_MS),
    });
    const owner = await api.dataSource.manager.findOneByOrFail(UserEntity, { role: 'super_admin' });
    await replaceEnquiries([
      { created_at: hours(2) },
      { created_at: hours(41), status: 'read', kind: 'quotation', owner_id: owner.id },
      { created_at: hours(30), message: 'Oldest of the new ones' },
      { created_at: hours(3), status: 'spam' },
      { created_at: hours(3), deleted_at: now },
      { created_at: hours(50), status: 'archived' },
      replied(daysBefore(now, 9), 2 * 24 * 60),
      replied(daysBefore(now, 10), 100),
      replied(daysBefore(now, 11), 240),
      replied(daysBefore(now, 45), 500),
    ]);
    const data = await read<EnquiryOverview>('enquiries');
    expect(data.new_count).toBe(2);
    expect(data.received).toEqual({ count: 4, previous: 3 });
    // A week ago, the enquiry that was replied to after two days had waited for two.
    expect(data.late).toEqual({
      count: 2,
      previous: 0,
      longest_since: hours(41).toISOString(),
    });
    expect(data.answer_time).toEqual({ median: 240, previous: 500 });
    expect(data.waiting.total).toBe(3);
    expect(data.waiting.enquiries).toEqual([
      expect.objectContaining({ kind: 'quotation', subject: 'Quotation', owner: owner.name }),
      expect.objectContaining({
        name: 'Ratan Das',
        subject: 'Oldest of the new ones',
        owner: null,
      }),
      expect.objectContaining({ subject: 'Cold room for 40 t of fish' }),
    ]);
  });

  it('compares those waiting a week ago with those waiting now', async () => {
    await replaceEnquiries([
      { created_at: daysBefore(now, 9) },
      {
        created_at: daysBefore(now, 10),
        status: 'replied',
        replied_at: daysBefore(now, 6),
      },
      { created_at: daysBefore(now, 10), status: 'replied', replied_at: daysBefore(now, 8) },
    ]);
    expect((await read<EnquiryOverview>('enquiries')).late).toMatchObject({
      count: 1,
      previous: 2,
    });
  });

  it('shows bars of weeks from Sunday, compared with the 12 weeks before', async () => {
    await replaceEnquiries([
      { created_at: now },
      { created_at: now, kind: 'subscription' },
      { created_at: daysBefore(now, 7), kind: 'quotation' },
      { created_at: daysBefore(now, 12 * 7) },
      { created_at: daysBefore(now, 30 * 7) },
    ]);
    const { chart } = await read<EnquiryOverview>('enquiries');
    expect(chart.per).toBe('week');
    expect(chart.bars).toHaveLength(12);
    const sunday = firstDayOfWeek(dhakaDay(new Date()));
    expect(chart.bars.at(-1)).toEqual({ from: sunday, contact: 1, quotation: 0, other: 1 });
    const before = { from: laterDay(sunday, -7), contact: 0, quotation: 1, other: 0 };
    expect(chart.bars.at(-2)).toEqual(before);
    expect(chart.total).toEqual({ count: 3, previous: 1 });
  });

  it('shows bars of days for a busy site', async () => {
    const busy = Array.from({ length: 240 }, (_, index) => ({
      created_at: daysBefore(now, Math.floor(index / 8)),
    }));
    await replaceEnquiries(busy);
    const { chart } = await read<EnquiryOverview>('enquiries');
    expect(chart.per).toBe('day');
    expect(chart.bars).toHaveLength(30);
    expect(chart.bars.at(-1)).toMatchObject({ from: dhakaDay(now), contact: 8 });
    expect(chart.total).toEqual({ count: 240, previous: 0 });
  });

  it('may be empty', async () => {
    await replaceEnquiries([]);
    const data = await read<EnquiryOverview>('enquiries');
    expect(data.answer_time).toEqual({ median: null, previous: null });
    expect(data.waiting).toEqual({ total: 0, enquiries: [] });
    expect(data.late.longest_since).toBeNull();
  });
});

describe('the overview of products', () => {
  const check = async (name: string) =>
    (await read<ProductOverview>('products')).checks.find((one) => one.check === name);

  it('contains the implausible figures of the old catalogue', async () => {
    expect(await check('fan_input')).toMatchObject({ count: 47, example: { id: 15 } });
    expect((await check('fan_input'))!.ids).toHaveLength(47);
    expect(await check('same_cop')).toMatchObject({ count: 20 });
    expect((await check('same_cabinet'))!.ids).toEqual([65, 66, 67, 68, 70]);
    expect(await check('larger_costs_less')).toMatchObject({ count: 0, example: null, ids: [] });
    expect((await check('offer_above'))!.ids).toBeNull();
  });

  it('names the products that make the figures of one implausible', async () => {
    const { manager } = api.dataSource;
    const compared = async (id: number, own: object) => {
      const product = await manager.findOneByOrFail(ProductEntity, { id });
      const { category_id, brand, refrigerant, inverter_type, cooling_kw } = product;
      const { size_width_mm, size_height_mm, size_depth_mm } = product;
      const figures = {
        ...{ id, category: category_id, brand, refrigerant, inverter_type, cooling_kw },
        ...{ size_width_mm, size_height_mm, size_depth_mm, ...own },
      };
      const given = Object.entries(figures).flatMap(([name, value]) =>
        value === null ? [] : [[name, String(value)] as [string, string]],
      );
      return read<ComparedProducts>(`products/compared?${new URLSearchParams(given).toString()}`);
    };
    const chiller = await compared(65, {});
    expect(chiller.same_cabinet).toMatchObject({ model: expect.any(String) });
    const cassette = await compared(25, { price: 1 });
    expect(cassette).toEqual({
      smaller_costs_more: expect.objectContaining({ price: expect.any(Number) }),
      same_cabinet: null,
    });
  });

  it('counts the products to check like their lists', async () => {
    const { manager } = api.dataSource;
    const [first, second] = await manager.find(ProductEntity, { order: { id: 'ASC' }, take: 2 });
    await manager.update(
      ProductEntity,
      { id: first!.id },
      { regular_price: 100, offer_price: 200 },
    );
    const bare = { image_1_id: null, image_2_id: null, image_3_id: null };
    await manager.update(
      ProductEntity,
      { id: second!.id },
      { ...bare, regular_price: null, offer_price: null, visibility: 'hidden' },
    );
    const { id, model, title } = first!;
    expect(await check('offer_above')).toMatchObject({ example: { id, model, title } });
    for (const [name, filter] of [
      ['no_picture', 'visibility=all&pictures=none'],
      ['one_picture', 'visibility=all&pictures=one'],
      ['hidden', 'visibility=hidden'],
    ] as const) {
      const list = await api
        .as('staff', 'get', `/api/v1/products?pageSize=1&${filter}`)
        .expect(200);
      expect({ name, count: Number(list.headers['x-total-count']) }).toEqual({
        name,
        count: (await check(name))!.count,
      });
    }
    expect((await check('no_price'))!.count).toBeGreaterThanOrEqual(1);
  });

  it('contains the day of the oldest pending service record', async () => {
    const { manager } = api.dataSource;
    expect((await read<ProductOverview>('products')).oldest_pending).toBeNull();
    const [row] = await manager.find(ProductEntity, { take: 1 });
    const pending = { status: 'pending', receive_date: '2026-11-01' } as const;
    await manager.update(ProductEntity, { id: row!.id }, pending);
    expect((await read<ProductOverview>('products')).oldest_pending).toBe('2026-11-01');
  });

  it('ignores products in the trash', async () => {
    await api.dataSource.manager.updateAll(ProductEntity, { deleted_at: now });
    const { total, checks } = await read<ProductOverview>('products');
    expect(total).toBe(0);
    expect(checks.every(({ count, example }) => count === 0 && example === null)).toBe(true);
  });
});

describe('the overview of mails', () => {
  const mail = (own: Partial<MailEntity>): Partial<MailEntity> => ({
    ...{ message_id: '<1@example.com>', recipient: 'v@example.com', subject: 'Confirmation' },
    ...{ text: 'T', status: 'failed', attempts: 5, next_at: now, created_at: now },
    ...own,
  });

  it('lists failed and retried mails with figures by period', async () => {
    const { manager } = api.dataSource;
    await manager.query('DELETE FROM mail_outbox');
    const later = daysBefore(now, -1);
    await insertRows(manager, MailEntity, [
      mail({ created_at: daysBefore(now, 10), subject: 'Older' }),
      mail({ last_error: 'Mailbox unavailable' }),
      mail({ status: 'waiting', attempts: 1, next_at: later, subject: 'Tried again' }),
      mail({ status: 'waiting', attempts: 0, next_at: later, subject: 'Not tried yet' }),
      mail({ status: 'sent', sent_at: daysBefore(now, 1) }),
      mail({ status: 'sent', sent_at: daysBefore(now, 40) }),
    ]);
    const data = await read<MailOverview>('mails');
    expect(data.failed).toEqual({ count: 1, previous: 1 });
    expect(data.sent).toBe(1);
    expect(data.troubled.map(({ subject }) => subject)).toEqual([
      'Tried again',
      'Confirmation',
      'Older',
    ]);
  });

  it('lets the owner send failed mails again, with an audit line', async () => {
    const { manager } = api.dataSource;
    const again = (id: number, as: 'owner' | 'staff' = 'owner') =>
      api.as(as, 'post', `/api/v1/mail/${id}/again`);
    const failed = await manager.findOneByOrFail(MailEntity, { last_error: 'Mailbox unavailable' });
    await again(failed.id, 'staff').expect(403);
    const { body } = await again(failed.id).expect(200);
    expect(body.data).toMatchObject({ status: 'waiting', attempts: 0 });
    await again(failed.id).expect(409);
    await again(999_999).expect(404);
    const lines = await manager.findBy(AuditEntity, { subject: 'mail' });
    expect(lines).toMatchObject([{ action: 'sent_again', subject_id: failed.id }]);

    const older = await manager.findOneByOrFail(MailEntity, { subject: 'Older' });
    await manager.update(MailEntity, { id: older.id }, { secret: true });
    const rejected = await again(older.id).expect(409);
    expect(rejected.body.message).toBe('This email had a personal link. Please send a new one.');
  });
});

it('leaves sign-ins out of the latest changes', async () => {
  await api.signIn('staff');
  const [latest, ...others] = await read<AuditEntry[]>('changes');
  expect(latest).toMatchObject({ action: 'sent_again', subject: 'mail' });
  expect(others.map(({ action }) => action)).not.toContain('signed_in');
});
