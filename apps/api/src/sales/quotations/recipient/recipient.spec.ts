import { Writable } from 'node:stream';
import { AuditEntity } from '../../../platform/records/audit.entity';
import type { ProductEntity } from '../../../catalogue/products/product.entity';
import {
  kindsOf,
  QUOTATIONS,
  type QuotationStories,
  quotationStories,
  systemOf,
  tokenOf,
  unit,
  work,
} from '../../../platform/testing/quotation-stories';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { daysLeft } from '../quotation-content';

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

describe('a signed link', () => {
  it('shows one revision, and the first browser that shows it is recorded', async () => {
    const quotation = await story.offered({ design: systemOf(indoor, outdoor) });
    const token = tokenOf(quotation);
    await api.as('staff', 'post', `${QUOTATIONS}/opened`).send({ token }).expect(200);
    // A mail server checks the links of a mail.
    const shown = await story.view(token);
    expect((await story.get(quotation.id)).revisions[0]!.opened_at).toBeNull();
    await story.open(token);
    await story.open(token);
    expect(shown).toMatchObject({
      ...{ number: quotation.number, revision: 1, state: 'open', days_left: 30, changes: null },
      ...{ total: 509_500, accepted: null, messages: [] },
      enquiry: { reference: quotation.enquiry!.reference },
    });
    expect(shown.lines[0]).toMatchObject({ quantity: 3, unit_price: 56_500, sum: 169_500 });
    const found = await story.get(quotation.id);
    expect(found.revisions[0]!.opened_at).not.toBeNull();
    expect(kindsOf(found)).toEqual(['created', 'sent', 'opened']);
  });

  it('is never cached, and opens nothing if it is forged', async () => {
    const quotation = await story.offered();
    const token = tokenOf(quotation);
    const response = await api.call('get', `${QUOTATIONS}/view?token=${token}`).expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { id } = quotation.revisions[0]!;
    const other = tokenOf(await story.offered());
    for (const forged of [
      `${id}.${other.split('.')[1]}`,
      `${id}.`,
      token.slice(0, -1),
      '1',
      'x.y',
    ]) {
      for (const path of ['view', 'pdf']) {
        const { body: refused } = await api
          .call('get', `${QUOTATIONS}/${path}?token=${encodeURIComponent(forged)}`)
          .expect(404);
        expect(refused.message).toContain('This link doesn’t open a quotation');
      }
      await api.call('post', `${QUOTATIONS}/opened`).send({ token: forged }).expect(404);
      await story.accept(forged).expect(404);
      await story.ask(forged, 'Who?').expect(404);
    }
  });

  it('shows what changed, and of later revisions only that one exists', async () => {
    const first = await story.offered();
    const lines = [
      { ...unit, quantity: 4 },
      { ...work, title: 'Piping' },
    ];
    const second = await story.revised(first, { lines, discount: 6_000 });
    const shown = await story.view(tokenOf(second));
    expect(shown.changes).toEqual({
      since: 1,
      changes: [
        { kind: 'quantity', name: 'Cassette', title: 'Cassette', before: 3, after: 4 },
        { kind: 'added', name: 'Piping', title: 'Piping', before: null, after: 1 },
        { kind: 'removed', name: 'Installation', title: 'Installation', before: 1, after: null },
        { kind: 'discount', name: '', title: '', before: 0, after: 6_000 },
        { kind: 'total', name: '', title: '', before: 509_500, after: 560_000 },
      ],
      texts: [],
    });
    expect(shown.history.map(({ revision, total, state }) => [revision, total, state])).toEqual([
      [2, 560_000, 'open'],
      [1, 509_500, 'superseded'],
    ]);
    const old = await story.view(tokenOf(first));
    expect(old).toMatchObject({ state: 'superseded', current: { revision: 2 } });
    expect(old.history).toHaveLength(1);
    expect(JSON.stringify(old)).not.toContain('560000');
    const { body: refused } = await story.accept(tokenOf(first)).expect(409);
    expect(refused.message).toMatch(/^Revision 1 was replaced by revision 2 on /);
    expect(await story.view(shown.history[1]!.token!)).toMatchObject({ revision: 1 });
  });
});

describe('accepting a quotation', () => {
  it('is recorded once, even for two concurrent requests', async () => {
    const quotation = await story.offered();
    const token = tokenOf(quotation);
    const both = await Promise.all([
      story.accept(token, 'Nadia Rahman'),
      story.accept(token, 'A. Karim'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body: again } = await story.accept(token, 'Somebody else').expect(200);
    const found = await story.get(quotation.id);
    expect(found.state).toBe('accepted');
    expect(again.data).toMatchObject({
      state: 'accepted',
      accepted: { name: found.revisions[0]!.accepted_name, at: found.revisions[0]!.accepted_at },
    });
    for (const { body: one } of both) expect(one.data.accepted).toEqual(again.data.accepted);
    expect(kindsOf(found).filter((kind) => kind === 'accepted')).toHaveLength(1);
    const toSales = (await story.mailsAbout(found)).filter(({ subject }) =>
      subject.includes('accepted'),
    );
    expect(toSales).toHaveLength(1);
    expect((await story.enquiryOf(found)).status).toBe('read');
    const line = { subject: 'quotation', subject_id: found.id, action: 'accepted' } as const;
    expect(await story.rows(AuditEntity).countBy(line)).toBe(1);
  });

  it('requires a name and the tick', async () => {
    const token = tokenOf(await story.offered());
    const { body: refused } = await api
      .call('post', `${QUOTATIONS}/accept`)
      .send({ token, name: ' ', agreed: false })
      .expect(400);
    expect(refused.fields).toEqual({
      name: 'Enter your name',
      agreed: 'Tick to accept the prices and terms',
    });
  });

  it('is possible until the last day in Dhaka', async () => {
    expect(daysLeft('2026-12-22', new Date('2026-12-22T17:59:59Z'))).toBe(0);
    expect(daysLeft('2026-12-22', new Date('2026-12-22T18:00:00Z'))).toBe(-1);
    const quotation = await story.offered();
    await story.expire(quotation);
    const token = tokenOf(quotation);
    expect(await story.view(token)).toMatchObject({ state: 'expired', days_left: -1 });
    const { body: refused } = await story.accept(token).expect(409);
    expect(refused.message).toContain('Please ask for a new revision');
    await story.ask(token, 'Please send a new revision.').expect(201);
    expect((await story.get(quotation.id)).state).toBe('expired');
  });
});

describe('a question', () => {
  it('makes the enquiry wait again, and is answered by mail', async () => {
    const quotation = await story.offered();
    const token = tokenOf(quotation);
    expect((await story.enquiryOf(quotation)).status).toBe('replied');
    const key = `ask-once-${quotation.id}`;
    await story.ask(token, 'Without a unit on the wall?', key).expect(201);
    await story.ask(token, 'Without a unit on the wall?', key).expect(201);
    const waiting = await story.enquiryOf(quotation);
    expect(waiting.status).toBe('read');
    expect(waiting.waiting_order).toBeLessThan(1_000_000_000);
    expect(await story.get(quotation.id)).toMatchObject({ open_questions: 1 });
    const answer = () =>
      story
        .as('post', `/${quotation.id}/answers`)
        .set('Idempotency-Key', `answer-once-${quotation.id}`)
        .send({ text: 'Yes, a slim duct unit fits.' })
        .expect(201);
    await answer();
    await answer();
    const found = await story.get(quotation.id);
    expect(found.open_questions).toBe(0);
    expect(kindsOf(found)).toEqual(['created', 'sent', 'opened', 'question', 'answer']);
    const subjects = (await story.mailsAbout(found)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^Quotation QUO-\d{4}-\d{6} from /),
      expect.stringContaining(': question from Nadia Rahman'),
      expect.stringMatching(/^Re: Quotation /),
    ]);
    expect((await story.view(token)).messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['question', 'Without a unit on the wall?'],
      ['answer', 'Yes, a slim duct unit fits.'],
    ]);
    expect((await story.enquiryOf(found)).status).toBe('replied');
  });
});

describe('a signed-in visitor', () => {
  it('sees only the sent quotations of their own enquiries', async () => {
    const own = await story.offered({}, {}, 'visitor');
    await story.priced({}, {}, 'visitor');
    const foreign = await story.offered();
    const { body: list } = await api.as('visitor', 'get', `${QUOTATIONS}/own`).expect(200);
    const [first] = list.data;
    expect(first).toMatchObject({ number: own.number, state: 'open', total: 509_500, revision: 1 });
    expect(first.path).toBe(`/quotation?token=${tokenOf(own)}`);
    expect(JSON.stringify(list.data)).not.toContain(foreign.number);
    await api.call('get', `${QUOTATIONS}/own`).expect(401);
    await api.as('visitor', 'get', `${QUOTATIONS}/${own.id}`).expect(403);
  });
});

it('counts towards the limit of the contact form, and leaves no token in the log', async () => {
  const lines: string[] = [];
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const limited = await startTestApi({ LIMIT_CONTACTS: '3', LOG_LEVEL: 'debug' }, log);
  try {
    const { view, accept, ask, offered } = quotationStories(limited);
    const token = tokenOf(await offered());
    await view(token);
    await ask(token, 'When?').expect(201);
    await accept(token).expect(200);
    await ask(token, 'And when?').expect(429);
    await limited.call('get', `${QUOTATIONS}/pdf?token=${token}x`).expect(404);
    expect(lines.join('')).toContain('/quotations/view');
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).not.toContain(token.split('.')[1]);
  } finally {
    await limited.close();
  }
});
