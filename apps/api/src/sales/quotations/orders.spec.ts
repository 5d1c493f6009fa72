import type { Quotation } from '@shishir/contract';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { AuditEntity } from '../../platform/records/audit.entity';
import {
  kindsOf,
  QUOTATIONS,
  type QuotationStories,
  quotationStories,
  tokenOf,
  unit,
  work,
} from '../../platform/testing/quotation-stories';
import { startInstance } from '../../platform/testing/instance';
import { pagesOf } from '../../platform/testing/pdf-text';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { sentFilesDir } from '../contact-message/sent-files';
import { QuotationRevisionEntity } from './quotation.entity';

let api: TestApi;
let story: QuotationStories;
beforeAll(async () => {
  api = await startTestApi();
  story = quotationStories(api);
});
afterAll(() => api.close());

const taxes = { vat_bp: 1500, ait_bp: 500, advance_percent: 60 };
const choice = (group: string, selected: boolean) => ({ choice: { group, selected } });
/** Total without taxes: 5,09,500 as offered; 5,29,500 with the option; 4,53,000 with the small unit. */
const choices = [
  { ...unit, ...choice('Unit', true) },
  { ...unit, title: 'Small unit', quantity: 2, ...choice('Unit', false) },
  { ...work, title: 'Remote control', unit_price: 20_000, ...choice('', false) },
  work,
];
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { fields: Record<string, string> }).fields;
const acceptWith = (token: string, own: object) =>
  api
    .call('post', `${QUOTATIONS}/accept`)
    .send({ token, name: 'Nadia Rahman', agreed: true, ...own });
const setSettings = (own: object) =>
  api.as('owner', 'put', `${QUOTATIONS}/settings`).send({
    ...{ vat_bp: 1500, ait_bp: 500, source: 'Accountant', states_vat: false, states_ait: false },
    ...{ advance_percent: null, approval_above: null },
    ...own,
  });

describe('taxes and the advance', () => {
  it('are rounded to whole taka, stored with the revision, and kept when the rates change', async () => {
    const odd = { ...work, unit_price: 340_001 };
    const draft = { ...taxes, lines: [unit, odd], discount: 500 };
    const quotation = await story.offered({}, draft);
    const figures = {
      ...{ sum: 509_501, discount: 500, vat: 76_350, ait: 25_450, total: 585_351 },
      ...{ advance: 351_211, ...taxes },
    };
    expect(quotation.revisions[0]).toMatchObject(figures);
    const revised = await story.revised(quotation, { lines: [unit, odd], vat_bp: 750 });
    expect(revised.revisions[0]).toMatchObject({ vat_bp: 750, vat: 38_213, ait_bp: 500 });
    expect(revised.revisions[1]).toMatchObject(figures);
    expect(revised.revisions[0]!.changes!.changes).toEqual([
      { kind: 'discount', name: '', title: '', before: 500, after: 0 },
      { kind: 'vat', name: '', title: '', before: 1500, after: 750 },
      { kind: 'total', name: '', title: '', before: 585_351, after: 547_714 },
    ]);
    expect(await story.view(tokenOf(quotation))).toMatchObject(figures);
  });

  it('start with the settings of the owner, which other staff cannot change', async () => {
    const first = await story.begun();
    expect(first.revisions[0]).toMatchObject({ vat_bp: null, ait_bp: null, advance: 0 });
    const own = { vat_bp: 1000, states_vat: true, advance_percent: 50 };
    await api.as('staff', 'put', `${QUOTATIONS}/settings`).send(own).expect(403);
    await setSettings(own).expect(200);
    const second = await story.begun();
    await setSettings({}).expect(200);
    expect(second.revisions[0]).toMatchObject({
      ...{ vat_bp: 1000, ait_bp: null, advance_percent: 50 },
    });
    const refused = await setSettings({ vat_bp: 0, source: ' ' }).expect(400);
    expect(Object.keys(fieldsOf(refused))).toEqual(['vat_bp', 'source']);
  });
});

describe('options and alternatives', () => {
  it('are included as the customer chooses, with the total that the customer saw', async () => {
    const quotation = await story.offered({}, { ...taxes, lines: choices });
    expect(quotation.revisions[0]).toMatchObject({ sum: 509_500, total: 585_925 });
    const token = tokenOf(quotation);
    const stale = await acceptWith(token, { chosen: '1,2', total: 585_925 }).expect(409);
    expect(messageOf(stale)).toContain('With your choice the total is ৳5,43,950');
    await acceptWith(token, { chosen: '1,2', total: 543_950 }).expect(200);
    const figures = { sum: 473_000, vat: 70_950, total: 543_950, advance: 326_370 };
    const found = await story.get(quotation.id);
    expect(found.revisions[0]).toMatchObject(figures);
    expect((await story.view(token)).lines.map((line) => line.choice?.selected)).toEqual([
      ...[false, true, true, undefined],
    ]);
    const { body } = await api.call('get', `${QUOTATIONS}/pdf?token=${token}`).expect(200);
    const text = (await pagesOf(body as Buffer)).join(' ');
    for (const part of ['Order confirmation', 'Small unit', 'Remote control', '৳5,43,950']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Cassette');
    const next = (await story.as('post', `/${quotation.id}/draft`).expect(201)).body
      .data as Quotation;
    expect(next.revisions[0]).toMatchObject({ ...figures, accepted_name: null });
    const offer = await story.rows(QuotationRevisionEntity).findOneByOrFail({
      id: found.revisions[0]!.id,
    });
    expect(offer.content.lines.map((line) => line.choice?.selected)).toEqual([
      ...[true, false, false, undefined],
    ]);
  });

  it('are compared with what the customer ordered, like rates and advance', async () => {
    const quotation = await story.offered({}, { ...taxes, lines: choices });
    const token = tokenOf(quotation);
    await acceptWith(token, { chosen: '1,2', total: 543_950 }).expect(200);
    const terms = { vat_bp: 1500, ait_bp: null, advance_percent: 50 };
    const revised = await story.revised(quotation, { ...terms, lines: choices });
    const about = { name: expect.any(String) as string, title: expect.any(String) as string };
    const rate = { name: '', title: '' };
    expect(revised.revisions[0]!.changes!.changes).toEqual([
      { kind: 'chosen', ...about, before: 0, after: 1 },
      { kind: 'chosen', ...about, before: 1, after: 0 },
      { kind: 'chosen', ...about, before: 1, after: 0 },
      { kind: 'ait', ...rate, before: 500, after: null },
      { kind: 'total', ...rate, before: 543_950, after: 585_925 },
      { kind: 'advance', ...rate, before: 60, after: 50 },
    ]);
  });

  it('keep the choice of the offer unless the customer makes another one', async () => {
    const quotation = await story.offered({}, { lines: choices });
    await story.accept(tokenOf(quotation)).expect(200);
    expect((await story.get(quotation.id)).revisions[0]).toMatchObject({ total: 509_500 });
  });

  it.each(['0,1', '', '3', '0,9', '0,x'])('reject the choice ‘%s’', async (chosen) => {
    const token = tokenOf(await story.offered({}, { lines: choices }));
    expect(Object.keys(fieldsOf(await acceptWith(token, { chosen }).expect(400)))).toEqual([
      'chosen',
    ]);
    expect((await story.view(token)).state).toBe('open');
  });

  it('cannot be ordered without any item', async () => {
    const lines = [{ ...unit, ...choice('', true) }];
    const token = tokenOf(await story.offered({}, { lines }));
    const refused = await acceptWith(token, { chosen: '' }).expect(400);
    expect(fieldsOf(refused)).toEqual({ chosen: 'Choose at least one item' });
  });

  it('need two alternatives with one of them preselected', async () => {
    const quotation = await story.begun();
    const both = choices.map((line, at) =>
      at === 1 ? { ...line, ...choice('Unit', true) } : line,
    );
    const refused = await story.save(quotation, { lines: both }).expect(400);
    expect(fieldsOf(refused).lines).toBe('Only one of the alternatives ‘Unit’ can be preselected.');
    const draft = (await story.save(quotation, { lines: choices.slice(1) }).expect(200)).body
      .data as Quotation;
    expect(fieldsOf(await story.send(draft).expect(400)).lines).toContain(
      '‘Unit’ needs at least two alternatives',
    );
  });
});

describe('an approval', () => {
  beforeAll(() => setSettings({ approval_above: 5 }).expect(200));
  afterAll(() => setSettings({}).expect(200));
  /** 10% of the equipment. */
  const discount = 16_950;
  const versionOf = ({ revisions }: Quotation) => ({ version: revisions[0]!.version });
  const request = (quotation: Quotation) =>
    story.as('post', `/${quotation.id}/approval-request`).send(versionOf(quotation));
  const decide = (quotation: Quotation, own: object, by: 'owner' | 'staff' = 'owner') =>
    api
      .as(by, 'post', `${QUOTATIONS}/${quotation.id}/approval`)
      .send({ ...versionOf(quotation), ...own });
  const dataOf = ({ body }: { body: unknown }) => (body as { data: Quotation }).data;

  it('is needed above the discount of the owner, and again after a change', async () => {
    const draft = await story.priced({}, { discount });
    expect(draft.revisions[0]).toMatchObject({ needs_approval: true, approval: null });
    expect(messageOf(await story.send(draft).expect(409))).toBe(
      'The discount is 10% of the equipment. Above 5%, an owner must approve the quotation before it is sent.',
    );
    await decide(draft, { approved: true }).expect(409);
    const requested = dataOf(await request(draft).expect(200));
    await request(draft).expect(200);
    await decide(requested, { approved: true }, 'staff').expect(403);
    expect(Object.keys(fieldsOf(await decide(requested, { approved: false, reason: '' })))).toEqual(
      ['reason'],
    );
    const refused = dataOf(
      await decide(requested, { approved: false, reason: 'At most 8%.' }).expect(200),
    );
    expect(refused.revisions[0]!.approval).toBe('refused');
    expect(refused.events.at(-1)).toMatchObject({ kind: 'refused', text: 'At most 8%.' });
    await story.send(refused).expect(409);
    const again = dataOf(await request(refused).expect(200));
    const { body: waiting } = await story.as('get', '?state=approval').expect(200);
    expect((waiting.data as { id: number }[]).map(({ id }) => id)).toContain(draft.id);
    const approved = dataOf(await decide(again, { approved: true }).expect(200));
    const saved = dataOf(await story.save(approved, { discount }).expect(200));
    expect(saved.revisions[0]!.approval).toBe('approved');
    const changed = dataOf(await story.save(saved, { discount, title: 'Offer' }).expect(200));
    expect(changed.revisions[0]!.approval).toBeNull();
    await story.send(changed).expect(409);
    const final = dataOf(await request(changed).expect(200));
    const sent = dataOf(
      await story.send(dataOf(await decide(final, { approved: true }).expect(200))).expect(200),
    );
    expect(kindsOf(sent)).toEqual([
      ...['created', 'approval_requested', 'refused', 'approval_requested', 'approved'],
      ...['approval_requested', 'approved', 'sent'],
    ]);
    const subjects = (await story.mailsAbout(sent)).map(({ recipient, subject }) => [
      recipient === loginOf('owner').email,
      subject.replace(/^.*revision 1 /, ''),
    ]);
    expect(subjects.slice(0, 3)).toEqual([
      [true, 'waits for your approval'],
      [false, 'was not approved'],
      [true, 'waits for your approval'],
    ]);
    const line = { subject: 'quotation', subject_id: draft.id } as const;
    const lines = await story.rows(AuditEntity).findBy(line);
    expect(
      lines.filter(({ changes }) => JSON.stringify(changes).includes('approval')),
    ).toHaveLength(6);
  });

  it('is not needed by owners, or at the limit, and is measured by the cheapest choice', async () => {
    const own = await story.priced({}, { discount });
    await api.as('owner', 'post', `${QUOTATIONS}/${own.id}/send`).send(versionOf(own)).expect(200);
    const limit = await story.priced({}, { discount: 8_475 });
    expect(messageOf(await request(limit).expect(409))).toContain('without an approval');
    await story.send(limit).expect(200);
    const small = await story.priced({}, { lines: choices, discount: 8_475 });
    expect(messageOf(await story.send(small).expect(409))).toContain('7.5%');
  });
});

describe('the acceptance', () => {
  const files = async () =>
    (await readdir(sentFilesDir(api.env)).catch(() => [])).filter((name) => !name.startsWith('.'));
  const acceptWithFile = (token: string, content: Buffer, name: string) =>
    api
      .call('post', `${QUOTATIONS}/accept`)
      .field('token', token)
      .field('name', 'Nadia Rahman')
      .field('agreed', 'true')
      .field('total', '509500')
      .attach('order', content, name);

  it('stores the purchase order once, for staff only, and confirms the order by mail once', async () => {
    const quotation = await story.offered();
    const token = tokenOf(quotation);
    const before = (await files()).length;
    const both = await Promise.all([
      acceptWithFile(token, PDF, 'PO 12.pdf'),
      acceptWithFile(token, PDF, 'PO 12.pdf'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await acceptWithFile(token, PDF, 'another.pdf').expect(200);
    expect(await files()).toHaveLength(before + 1);
    const found = await story.get(quotation.id);
    expect(found.revisions[0]).toMatchObject({
      purchase_order: { name: 'PO 12.pdf', bytes: PDF.length },
      accepted_address: expect.any(String) as string,
    });
    expect((await story.view(token)).accepted).toMatchObject({ purchase_order: 'PO 12.pdf' });
    const path = `${QUOTATIONS}/${quotation.id}/revisions/1/order`;
    await api.call('get', path).expect(401);
    await api.as('visitor', 'get', path).expect(403);
    const { body, headers } = await api.as('staff', 'get', path).expect(200);
    expect(body).toEqual(PDF);
    expect(headers['content-disposition']).toContain('PO 12.pdf');
    const mails = await story.mailsAbout(found);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Quotation /),
      expect.stringContaining('was accepted by Nadia Rahman'),
      expect.stringMatching(/^Order confirmation /),
    ]);
    expect(mails[2]).toMatchObject({
      ...{ recipient: found.revisions[0]!.recipient.email },
      attachment: `quotation/${found.revisions[0]!.id}`,
    });
  });

  it('rejects other files, and keeps none of them', async () => {
    const token = tokenOf(await story.offered());
    const before = await files();
    const refused = await acceptWithFile(token, Buffer.from('MZ'), 'order.pdf').expect(400);
    expect(fieldsOf(refused)).toEqual({ order: 'Choose a PDF, JPEG or PNG file.' });
    const big = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    await acceptWithFile(token, big, 'order.pdf').expect(413);
    expect(await files()).toEqual(before);
    expect((await story.view(token)).state).toBe('open');
  });

  it('keeps the purchase order, and the address only as long as other addresses', async () => {
    const quotation = await story.offered();
    await acceptWithFile(tokenOf(quotation), PDF, 'PO.pdf').expect(200);
    const { id } = quotation.revisions[0]!;
    const accepted_at = new Date(Date.now() - 400 * 24 * 60 * 60_000);
    const orders = story.rows(QuotationRevisionEntity);
    await orders.update({ id }, { accepted_at });
    const { order_file } = await orders.findOneByOrFail({ id });
    await utimes(join(sentFilesDir(api.env), order_file!), accepted_at, accepted_at);
    const { instance, close } = await startInstance(api);
    await instance.get(Housekeeping).run();
    await close();
    const [revision] = (await story.get(quotation.id)).revisions;
    expect(revision!.accepted_address).toBeNull();
    await story.as('get', `/${quotation.id}/revisions/1/order`).expect(200);
  });
});
