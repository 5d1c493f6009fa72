import type { Quotation, QuotationRow, TermsSet } from '@shishir/contract';
import { ContactMessageEntity } from '../../contact-message/contact-message.entity';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { ProductEntity } from '../../../catalogue/products/product.entity';
import { AuditEntity } from '../../../platform/records/audit.entity';
import {
  kindsOf,
  type QuotationStories,
  quotationStories,
  systemOf,
  tokenOf,
  unit,
  work,
} from '../../../platform/testing/quotation-stories';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { ForgottenQuotations } from '../forgotten-quotations';
import { dayAfter } from '../quotation-content';
import {
  QuotationEntity,
  QuotationEventEntity,
  QuotationRevisionEntity,
} from '../quotation.entity';

let api: TestApi;
let story: QuotationStories;
let indoor: ProductEntity;
let outdoor: ProductEntity;
beforeAll(async () => {
  api = await startTestApi();
  story = quotationStories(api);
  indoor = await story.product('four_way_cassette');
  outdoor = await story.product('outdoor_unit');
});
afterAll(() => api.close());

describe('a draft', () => {
  it('starts with recipient, design, lines at current prices, letter, terms and 30 days', async () => {
    const items = [{ product_id: indoor.id, quantity: 5 }];
    const [draft] = (await story.begun({ design: systemOf(indoor, outdoor), items })).revisions;
    expect(draft).toMatchObject({
      ...{ revision: 1, state: 'draft', link: null, valid_until: dayAfter(30) },
      recipient: { name: 'Nadia Rahman', company: 'Padma Design Studio', place: 'Dhanmondi' },
      title: 'VRF air conditioning, office, Dhanmondi',
      letter: expect.stringMatching(/^Dear Nadia Rahman,/),
      design: { tool: 'system' },
    });
    expect(draft!.terms.map(({ title }) => title)).toContain('Installation');
    expect(draft!.lines.filter(({ product_id }) => product_id === indoor.id)).toEqual([
      expect.objectContaining({
        quantity: 3,
        unit_price: indoor.price,
        listed_price: indoor.price,
        is_equipment: true,
      }),
    ]);
    expect(draft!.lines.map(({ title }) => title)).toContain('Branch joint kit');
  });

  it('starts with the unit in stock that fits the calculated room, for staff to check', async () => {
    const room = {
      ...{ kind: 'bedroom', area_m2: 14, height_m: 3, under_roof: true, outside_walls: 1 },
      windows: [{ area_m2: 2, direction: 'w', shade: 'none' }],
      ...{ people: 2, activity: 'rest', lights_w: 40, equipment_w: 80, fresh_air: 'closed' },
      target_c: 24,
    };
    const design = { tool: 'room', room, link: '/tools/room-size?kind=bedroom' };
    const products = story.rows(ProductEntity);
    const quotation = await story.begun({ design, items: undefined });
    const [line, ...others] = quotation.revisions[0]!.lines;
    expect(others).toEqual([]);
    const unit = await products.findOneByOrFail({ id: line!.product_id! });
    expect(line).toMatchObject({ quantity: 1, model: unit.model, is_equipment: true });
    const [from, to] = /([\d.]+) to ([\d.]+) kW$/.exec(line!.note)!.slice(1).map(Number);
    expect(unit.cooling_kw).toBeGreaterThanOrEqual(from!);
    expect(quotation.note).toContain(`${from} to ${to} kW`);
    expect(quotation.note).toContain('Check it before you send');
    // A unit that must be ordered is not proposed.
    await products.update({ id: unit.id }, { availability: 'on order' });
    const again = await story.begun({ design, items: undefined });
    await products.update({ id: unit.id }, { availability: unit.availability });
    expect(again.revisions[0]!.lines[0]?.product_id).not.toBe(unit.id);
    const chosen = [{ product_id: indoor.id, quantity: 2 }];
    const own = await story.begun({ design, items: chosen });
    expect([own.note, own.revisions[0]!.lines.map(({ quantity }) => quantity)]).toEqual(['', [2]]);
  });

  it('has no price for a product that visitors no longer see', async () => {
    const { id: message_id } = await story.enquiry({
      items: [{ product_id: indoor.id, quantity: 2 }],
    });
    await story.rows(ProductEntity).update({ id: indoor.id }, { visibility: 'hidden' });
    const { body: made } = await story.as('post').send({ message_id }).expect(201);
    await story.rows(ProductEntity).update({ id: indoor.id }, { visibility: 'published' });
    const quotation = made.data as Quotation;
    expect(quotation.revisions[0]!.lines).toEqual([
      expect.objectContaining({ model: indoor.model, unit_price: null, listed_price: null }),
    ]);
    const { body: refused } = await story.send(quotation).expect(400);
    expect(refused.fields).toEqual({ 'lines.0.unit_price': 'Enter a price' });
  });

  it('has totals without rounding', async () => {
    const lines = [
      { ...unit, quantity: 9999, unit_price: 99_999 },
      { ...unit, title: 'Panel', quantity: 7, unit_price: 1 },
      { ...work, unit_price: 333_333 },
    ];
    const { revisions } = await story.priced({}, { lines, discount: 40_507 });
    const sum = 9999 * 99_999 + 7 + 333_333;
    expect(revisions[0]).toMatchObject({ sum, discount: 40_507, total: sum - 40_507 });
  });

  it('may lack prices, and reports problems by field', async () => {
    const quotation = await story.begun();
    const open = { ...unit, unit_price: null };
    const { body: saved } = await story
      .save(quotation, { lines: [open], letter: 'Later' })
      .expect(200);
    expect(saved.data.revisions[0]).toMatchObject({ sum: 0, letter: 'Later' });
    const draft = saved.data as Quotation;
    for (const [own, field] of [
      [{ discount: 169_501, lines: [unit, work] }, 'discount'],
      [{ lines: [{ ...unit, quantity: 0 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...unit, unit_price: 10.5 }] }, 'lines.0.unit_price'],
      [{ lines: [{ ...unit, quantity: 9999, unit_price: 100_000_000 }] }, 'lines'],
      [{ recipient: { ...draft.revisions[0]!.recipient, email: 'nadia' } }, 'recipient.email'],
      [{ valid_until: '2026-02-30' }, 'valid_until'],
      [
        { design: { ...systemOf(indoor, outdoor), system: { rooms: [], outdoor: [1, 2, 3, 4] } } },
        'design.system.outdoor',
      ],
    ] as const) {
      const { body: refused } = await story.save(draft, own).expect(400);
      expect(Object.keys(refused.fields)).toEqual([field]);
    }
    const recipient = { ...draft.revisions[0]!.recipient, email: '', name: '' };
    const empty = { lines: [], title: '', recipient, valid_until: dayAfter(-1) };
    const bare = (await story.save(draft, empty).expect(200)).body.data as Quotation;
    const { body: refused } = await story.send(bare).expect(400);
    expect(Object.keys(refused.fields).sort()).toEqual([
      ...['lines', 'recipient.email', 'recipient.name', 'title', 'valid_until'],
    ]);
  });

  it('responds with a conflict and the current state if another person has saved it', async () => {
    const quotation = await story.begun();
    await story.save(quotation, { letter: 'Mine' }).expect(200);
    const { body: refused } = await story.save(quotation, { letter: 'Yours' }).expect(409);
    expect(refused.current.revisions[0].letter).toBe('Mine');
    await story.send(quotation).expect(409);
  });

  it('is recalculated with inputs of the builder', async () => {
    const quotation = await story.begun({ design: systemOf(indoor, outdoor) });
    const design = systemOf(indoor, outdoor);
    design.system.rooms.push({ name: 'Director', load_kw: 3, unit: indoor.id, count: 1 });
    const { body: changed } = await story.save(quotation, { design }).expect(200);
    expect(changed.data.revisions[0].design.result.units).toBe(4);
    const { body: saved } = await story.save(changed.data as Quotation).expect(200);
    expect(saved.data.revisions[0].design.result.units).toBe(4);
    const { body: without } = await story
      .save(saved.data as Quotation, { design: null })
      .expect(200);
    expect(without.data.revisions[0].design).toBeNull();
  });

  it('is discarded, with its quotation if nothing was sent', async () => {
    const quotation = await story.begun();
    await story.as('delete', `/${quotation.id}/draft`).expect(200);
    await story.as('get', `/${quotation.id}`).expect(404);
    expect(await story.rows(QuotationRevisionEntity).countBy({ quotation_id: quotation.id })).toBe(
      0,
    );
    const other = await story.offered();
    await story.as('delete', `/${other.id}/draft`).expect(409);
    await story.as('post', `/${other.id}/draft`).expect(201);
    await story.as('post', `/${other.id}/draft`).expect(409);
    await story.as('delete', `/${other.id}/draft`).expect(200);
    expect((await story.get(other.id)).revisions.map(({ revision }) => revision)).toEqual([1]);
  });

  it('is created once per Idempotency-Key', async () => {
    const { id: message_id } = await story.enquiry();
    const call = () =>
      story.as('post').set('Idempotency-Key', 'begin-once').send({ message_id }).expect(201);
    const [one, other] = [await call(), await call()];
    expect(other.body.data.id).toBe(one.body.data.id);
    const { body: list } = await story.as('get', `?message_id=${message_id}`).expect(200);
    expect(list.data).toHaveLength(1);
  });
});

describe('sending a quotation', () => {
  it('closes the revision, writes the mail and answers the enquiry, once per key', async () => {
    const quotation = await story.priced({}, { discount: 500 });
    const key = `send-once-${quotation.id}`;
    const answers = await Promise.all([story.send(quotation, key), story.send(quotation, key)]);
    answers.push(await story.send(quotation, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const found = await story.get(quotation.id);
    expect(found).toMatchObject({ state: 'sent', has_draft: false });
    expect(found.revisions[0]).toMatchObject({
      ...{ state: 'open', sum: 509_500, discount: 500, total: 509_000 },
      sent_by: { name: expect.any(String) },
      mail: { to: found.revisions[0]!.recipient.email },
    });
    expect(kindsOf(found)).toEqual(['created', 'sent']);
    const [mail, ...others] = await story.mailsAbout(found);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ attachment: `quotation/${found.revisions[0]!.id}` });
    expect(mail!.text).toContain(found.revisions[0]!.link!);
    expect(mail!.text).toContain('৳5,09,000');
    expect(mail!.text).toContain(`\n${found.revisions[0]!.sent_by!.name}\n`);
    const { body: log } = await api.as('owner', 'get', `/api/v1/mail?q=${found.number}`);
    expect(log.data[0].enquiry).toMatchObject({ reference: found.enquiry!.reference });
    const { id, status } = await story.enquiryOf(found);
    expect(status).toBe('replied');
    const { body: history } = await api.as('staff', 'get', `/api/v1/contact-message/${id}/events`);
    expect(history.data.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['quotation', 'status']),
    );
    const lines = await story
      .rows(AuditEntity)
      .findBy({ subject: 'quotation', subject_id: found.id });
    expect(lines.map(({ action }) => action)).toEqual(['created', 'updated', 'sent']);
    await story.send(quotation).expect(409);
  });

  it('reports the state of its mail, which can be sent again after a failure', async () => {
    const quotation = await story.priced();
    await story.send(quotation);
    const { id } = quotation;
    const row = async () =>
      (
        (await story.as('get', `?q=${quotation.number}`).expect(200)).body.data as QuotationRow[]
      )[0]!;
    const { mail } = await row();
    expect(mail).toMatchObject({ status: 'waiting' });
    await story.as('post', `/${id}/again`).send({}).expect(409);
    const failed = { status: 'failed', last_error: '550 no such user' } as const;
    await story.rows(MailEntity).update({ id: mail!.id }, failed);
    expect((await row()).mail).toMatchObject(failed);
    const { body } = await story.as('post', `/${id}/again`).send({}).expect(200);
    expect(body.data.revisions[0].mail).toMatchObject({ status: 'waiting' });
    await api.as('visitor', 'post', `/api/v1/quotations/${id}/again`).send({}).expect(403);
  });

  it('stores the total, so that later prices change nothing', async () => {
    const quotation = await story.offered({ items: [{ product_id: indoor.id, quantity: 1 }] });
    await story.rows(ProductEntity).update({ id: indoor.id }, { offer_price: 1 });
    expect((await story.view(tokenOf(quotation))).total).toBe(509_500);
    await story.rows(ProductEntity).update({ id: indoor.id }, { offer_price: indoor.offer_price });
  });
});

describe('the quotation list', () => {
  it('contains a demonstration quotation with two revisions and all prices', async () => {
    const { body: list } = await story.as('get', '?q=flat in Dhanmondi').expect(200);
    const [{ id }] = list.data as [QuotationRow];
    const { revisions, events, ...demo } = await story.get(id);
    expect(demo).toMatchObject({ state: 'sent', has_draft: false, open_questions: 0 });
    expect(revisions.map(({ state }) => state)).toEqual(['open', 'superseded']);
    expect(revisions[0]!.changes!.changes.map(({ kind }) => kind)).toEqual([
      ...['price', 'discount', 'total'],
    ]);
    for (const { design, lines } of revisions) {
      expect(design).toMatchObject({ tool: 'system', result: { units: 6, warnings: [] } });
      expect(lines.filter(({ unit_price }) => unit_price === null)).toEqual([]);
    }
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['created', 'sent', 'opened', 'question', 'answer', 'sent'],
    ]);
  });

  it('filters by state, enquiry and text', async () => {
    const name = 'Farzana Listmaker';
    const draft = await story.priced({ name });
    const open = await story.offered({ name });
    const over = await story.offered({ name });
    await story.expire(over);
    const done = await story.offered({ name });
    await story.accept(tokenOf(done)).expect(200);
    const idsOf = async (state: string) => {
      const { body: list } = await story
        .as('get', `?q=Listmaker&sort=id&state=${state}`)
        .expect(200);
      return (list.data as QuotationRow[]).map(({ id }) => id);
    };
    expect(await idsOf('all')).toEqual([draft.id, open.id, over.id, done.id]);
    expect(await idsOf('draft')).toEqual([draft.id]);
    expect(await idsOf('open')).toEqual([draft.id, open.id]);
    expect(await idsOf('sent')).toEqual([open.id]);
    expect(await idsOf('expired')).toEqual([over.id]);
    expect(await idsOf('accepted')).toEqual([done.id]);
    const page = await story.as('get', '?q=Listmaker&sort=-total&pageSize=3&page=2').expect(200);
    expect(page.headers['x-total-count']).toBe('4');
    expect(page.body.data).toHaveLength(1);
    expect((await story.as('get', `?q=${done.number}`).expect(200)).body.data).toEqual([
      expect.objectContaining({ id: done.id, state: 'accepted', total: 509_500, name }),
    ]);
  });
});

describe('a set of terms', () => {
  it('has one default for each language', async () => {
    const list = async () => (await story.as('get', '/terms').expect(200)).body.data as TermsSet[];
    const defaults = async () =>
      (await list()).filter((set) => set.is_default).map(({ locale }) => locale);
    expect((await defaults()).sort()).toEqual(['bn', 'en']);
    const terms = [{ title: 'দাম', text: 'টাকায়।' }];
    const { body } = await story
      .as('post', '/terms')
      .send({ name: 'নগদ', locale: 'bn', terms })
      .expect(201);
    const { id, version } = body.data as TermsSet;
    const before = (await list()).find(({ locale, is_default }) => is_default && locale === 'bn')!;
    await story.as('put', `/terms/${id}`).send({ is_default: true, version }).expect(200);
    expect((await defaults()).sort()).toEqual(['bn', 'en']);
    expect((await story.begun({ locale: 'bn' })).revisions[0]!.terms).toEqual(terms);
    expect((await story.begun()).revisions[0]!.terms).not.toEqual(terms);
    const back = {
      is_default: true,
      version: (await list()).find((set) => set.id === before.id)!.version,
    };
    await story.as('put', `/terms/${before.id}`).send(back).expect(200);
    await story.as('delete', `/terms/${id}`).expect(200);
  });

  it('can be added, made the default of new quotations, and deleted', async () => {
    const list = async () => {
      const { body } = await story.as('get', '/terms').expect(200);
      return body.data.filter(({ locale }: TermsSet) => locale === 'en');
    };
    const [first, second] = await list();
    expect([first.name, second.name]).toEqual(['VRF with installation', 'Equipment only']);
    const terms = [{ title: 'Payment', text: 'All with the order.' }];
    const { body: made } = await story
      .as('post', '/terms')
      .send({ name: 'Cash', terms })
      .expect(201);
    const { id, version } = made.data;
    await story.as('put', `/terms/${id}`).send({ is_default: true, version }).expect(200);
    await story.as('put', `/terms/${id}`).send({ name: 'Late', version }).expect(409);
    expect((await list()).filter((set: { is_default: boolean }) => set.is_default)).toHaveLength(1);
    expect((await story.begun()).revisions[0]!.terms).toEqual(terms);
    await story.as('delete', `/terms/${id}`).expect(409);
    const back = { is_default: true, version: (await list()).at(-1).version };
    await story.as('put', `/terms/${first.id}`).send(back).expect(200);
    await story.as('delete', `/terms/${id}`).expect(200);
    const { body: refused } = await story
      .as('post', '/terms')
      .send({ name: '', terms: [] })
      .expect(400);
    expect(Object.keys(refused.fields).sort()).toEqual(['name', 'terms']);
  });
});

describe('the note', () => {
  it('is for staff only, and has a separate version', async () => {
    const quotation = await story.offered();
    const { body: noted } = await story
      .as('put', `/${quotation.id}/note`)
      .send({ note: 'Crane needed', version: quotation.version })
      .expect(200);
    expect(noted.data).toMatchObject({ note: 'Crane needed', version: quotation.version + 1 });
    const stale = { note: 'No crane', version: quotation.version };
    const { body: refused } = await story
      .as('put', `/${quotation.id}/note`)
      .send(stale)
      .expect(409);
    expect(refused.current.note).toBe('Crane needed');
    expect(JSON.stringify(await story.view(tokenOf(quotation)))).not.toContain('Crane');
  });
});

it('keeps a quotation of a purged enquiry only if it was accepted', async () => {
  const [kept, gone] = [await story.offered(), await story.offered()];
  await story.accept(tokenOf(kept)).expect(200);
  for (const { enquiry: about } of [kept, gone]) {
    await story.rows(ContactMessageEntity).delete({ id: about!.id });
  }
  await new ForgottenQuotations(api.dataSource.manager).remove();
  expect((await story.get(kept.id)).enquiry).toBeNull();
  expect(await story.rows(QuotationEntity).existsBy({ id: gone.id })).toBe(false);
  expect(await story.rows(QuotationEventEntity).countBy({ quotation_id: gone.id })).toBe(0);
});
