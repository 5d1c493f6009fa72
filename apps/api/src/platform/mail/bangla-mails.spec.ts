import type { Quotation } from '@shishir/contract';
import { accountMailTemplates } from '../../staff/auth/mails/account-mail-templates';
import { identityMailTemplates } from '../../staff/auth/mails/identity-mail-templates';
import { invitationMailTemplates } from '../../staff/users/mails/invitation-mail-templates';
import { UserEntity } from '../../staff/users/user.entity';
import type { CompanySender } from '../../content/company/company.mapper';
import { enquiryMailTemplates } from '../../sales/contact-message/mails/enquiry-mail-templates';
import {
  type QuotationStories,
  quotationStories,
  systemOf,
  tokenOf,
} from '../testing/quotation-stories';
import { startTestApi, type TestApi } from '../testing/test-api';
import type { MailTemplate } from './mail-content';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';
import { MailEntity } from './mail.entity';
import { testMailTemplates } from './mails/test-mail-templates';

let api: TestApi;
let story: QuotationStories;
beforeAll(async () => {
  api = await startTestApi();
  story = quotationStories(api);
});
afterAll(() => api.close());

/** Parts of a Bangla mail that are written in Latin letters. */
const LATIN = [
  /https?:\/\/\S+/g,
  /\S+@\S+\.\S+/g,
  /\b(ENQ|QUO)-\d{4}-\d{6}\b/g,
  // Models, and names with a unit such as 'Wind-Free' or '16 HP'.
  /\b[A-Z][A-Z0-9/]{5,}\b/g,
  /\b(kW|TR|HP|m²|VRF|PDF|Re|Wind-Free|Slim|Duct)\b/g,
];

/** Returns the words in Latin letters that a Bangla mail should not have. */
const englishIn = (text: string) =>
  LATIN.reduce((rest, known) => rest.replace(known, ''), text).match(/[A-Za-z]{2,}/g) ?? [];

const mailsTo = (recipient: string) =>
  api.dataSource.getRepository(MailEntity).find({ where: { recipient }, order: { id: 'ASC' } });
const lastTo = async (recipient: string) => (await mailsTo(recipient)).at(-1)!;

function expectBangla({ subject, text, content }: MailEntity): void {
  expect(englishIn(`${subject}\n${content!.preheader ?? ''}\n${text}`)).toEqual([]);
  expect(content!.locale).toBe('bn');
}

const name = 'নাদিয়া রহমান';
const request = {
  ...{ locale: 'bn', name, company: 'পদ্মা ডিজাইন', place: 'ধানমন্ডি' },
  message: 'ইনস্টলেশনসহ দাম জানান।',
};

describe('a customer who reads Bangla', () => {
  it('gets a receipt with products and design in Bangla, while sales get English', async () => {
    const [indoor, outdoor] = [
      await story.product('four_way_cassette'),
      await story.product('outdoor_unit'),
    ];
    const design = systemOf(indoor, outdoor);
    const rooms = design.system.rooms.map((room, at) => ({ ...room, name: at ? 'অফিস' : '' }));
    const { email, reference } = await story.enquiry({
      ...request,
      items: [{ product_id: indoor.id, quantity: 12 }],
      design: { ...design, system: { ...design.system, rooms } },
    });
    const receipt = await lastTo(email);
    expectBangla(receipt);
    expect(receipt.subject).toBe(`আপনার অনুরোধ ${reference} | শিশির কুলিং`);
    expect(receipt.text).toContain('ধন্যবাদ, নাদিয়া। আপনার অনুরোধ পেয়েছি।');
    expect(receipt.text).toMatch(/উত্তরের শেষ দিন: \S+বার [০-৯]+ \S+\n/);
    expect(receipt.text).toContain(`(${indoor.model}): ১২টি`);
    expect(receipt.text).toContain('> ঘর ১: লোড 4.9\u00a0kW');
    expect(receipt.text).toContain('১. সাইজগুলো');
    expect(receipt.text).toContain('বনানী, ঢাকা');
    const { body } = await api.call('get', '/api/v1/company').expect(200);
    const notice = await lastTo(body.data.sales_email as string);
    expect(notice.text).toContain('Language: Bangla');
    expect(notice.text).toContain('> ইনস্টলেশনসহ দাম জানান।');
    expect(notice.text).toContain('Reply by');
  });

  it('gets the results of a room, and replies of staff with Bangla around them', async () => {
    const room = {
      ...{ kind: 'bedroom', area_m2: 20, height_m: 3, under_roof: true, outside_walls: 1 },
      ...{ windows: [], people: 2, activity: 'rest', lights_w: 100, equipment_w: 100 },
      ...{ fresh_air: 'closed', target_c: 24, station: 'dhaka' },
    };
    const { id, email } = await story.enquiry({
      ...request,
      design: { tool: 'room', room, link: '/tools/room-size' },
    });
    const receipt = await lastTo(email);
    expectBangla(receipt);
    expect(receipt.text).toMatch(/> বেডরুম, 20 m²\n> কত ঠান্ডা দরকার: সম্ভাব্য \d\.\d\d TR/);
    await api
      .as('staff', 'post', `/api/v1/contact-message/${id}/replies`)
      .send({ text: 'প্রিয় নাদিয়া,\n\nকাল ফোন করব।', set_replied: true })
      .expect(201);
    const reply = await lastTo(email);
    expectBangla(reply);
    expect(reply.text).toMatch(/আপনি লিখেছিলেন \([০-৯]+ \S+ [০-৯]{4}, \S+ [০-৯:টা]+\):/);
  });

  it('gets quotation, revision and answer in Bangla, with links to Bangla pages', async () => {
    // The sender is the contact person, whose name and title have translations.
    const staff = api.dataSource.getRepository(UserEntity);
    await staff.update({ role: 'admin' }, { name: 'Nusrat Rahman' });
    // Subject and letter are those that the draft proposes.
    const first = await story.offered(request);
    const { email } = first.revisions[0]!.recipient;
    const mail = await lastTo(email);
    expectBangla(mail);
    expect(mail.subject).toBe(`কোটেশন ${first.number} | শিশির কুলিং`);
    expect(mail.text).toContain('সর্বমোট, ভ্যাট ছাড়া: ৳৫,০৯,৫০০');
    const signature = '\nনুসরাত রহমান\nসেলস ইঞ্জিনিয়ার\n';
    expect(mail.text).toContain(signature);
    expect(mail.text).toMatch(/মেয়াদ: [০-৯]+ \S+ [০-৯]{4}\n/);
    expect(mail.text).toContain(first.revisions[0]!.link);
    expect(first.revisions[0]!.link).toContain('http://localhost:8080/bn/quotation?token=');
    const second = await story.revised(first, { discount: 9500 });
    const revision = await lastTo(email);
    expectBangla(revision);
    expect(revision.subject).toBe(`কোটেশন ${first.number}, সংশোধন ২ | শিশির কুলিং`);
    expect(revision.text).toContain('১. যন্ত্রপাতিতে ছাড় ৳৯,৫০০');
    await answer(second);
    expectBangla(await lastTo(email));
    await story.accept(tokenOf(second), name).expect(200);
    const confirmation = await lastTo(email);
    expectBangla(confirmation);
    expect(confirmation.text).toContain(signature);
  });

  it('confirms and ends a subscription on Bangla pages', async () => {
    const email = 'subscriber@example.com';
    const form = { kind: 'subscription', name, email, role: 'Installer', location: 'Dhaka' };
    const send = (locale: string) =>
      api
        .call('post', '/api/v1/contact-message')
        .send({ ...form, locale })
        .expect(201);
    await send('en');
    expect((await lastTo(email)).content!.locale).toBe('en');
    // The last language counts, until the address is confirmed.
    await send('bn');
    const confirmation = await lastTo(email);
    expectBangla(confirmation);
    const token = /\/bn\/subscription\/confirm\?token=(\S+)/.exec(confirmation.text)![1]!;
    await api.call('post', '/api/v1/contact-message/subscription/confirm').send({ token });
    const welcome = await lastTo(email);
    expectBangla(welcome);
    expect(welcome.unsubscribe_url).toContain('/bn/subscription/unsubscribe?token=');
  });

  it('gets the receipt of an application with the translated opening', async () => {
    const { body } = await api.call('get', '/api/v1/openings?locale=bn').expect(200);
    const [opening] = body.data as { id: number; title: string }[];
    const account = await registered();
    await api
      .call('post', '/api/v1/contact-message/application')
      .set('Authorization', `Bearer ${account.token}`)
      .field({ name, email: account.email, number: '01711000000', locale: 'bn' })
      .field('opening_id', String(opening!.id))
      .attach('cv', Buffer.from('%PDF-1.4\n%%EOF'), 'সিভি.pdf')
      .expect(201);
    const receipt = await lastTo(account.email);
    expectBangla({ ...receipt, text: receipt.text.replace('.pdf', '') });
    expect(receipt.text).toContain(`পদ: ${opening!.title}`);
  });

  it('confirms an account and sets a new password on Bangla pages', async () => {
    const { email } = await registered();
    const confirmation = await lastTo(email);
    expectBangla(confirmation);
    expect(confirmation.text).toContain('http://localhost:8080/bn/confirm-email?token=');
    await api.call('post', '/api/v1/auth/forgot-password').send({ email }).expect(200);
    const reset = await lastTo(email);
    expectBangla(reset);
    expect(reset.subject).toBe('নতুন পাসওয়ার্ড দিন | শিশির কুলিং');
    const token = /\/bn\/reset-password\?token=(\S+)/.exec(reset.text)![1]!;
    const newPassword = 'a-cool-room-in-june-30';
    await api.call('post', '/api/v1/auth/reset-password').send({ token, newPassword }).expect(200);
    expectBangla(await lastTo(email));
    // Sent mails stay as they are.
    await api.dataSource.getRepository(UserEntity).update({ email }, { locale: 'en' });
    expect((await mailsTo(email)).map(({ content }) => content?.locale)).toEqual([
      ...['bn', 'bn', 'bn'],
    ]);
  });
});

let accounts = 0;
async function registered() {
  const email = `bangla${++accounts}@example.com`;
  const password = 'a-cool-room-in-may-31';
  const account = { name, number: '01711000000', email, password, locale: 'bn' };
  await api.call('post', '/api/v1/register').send(account).expect(201);
  await api.dataSource
    .getRepository(UserEntity)
    .update({ email }, { email_confirmed_at: new Date() });
  const login = await api.call('post', '/api/v1/auth/login').send({ email, password }).expect(200);
  return { email, token: login.body.token as string };
}

async function answer(quotation: Quotation) {
  await story.ask(tokenOf(quotation), 'কবে বসাবেন?').expect(201);
  await story.as('post', `/${quotation.id}/answers`).send({ text: 'আগামী রবিবার।' }).expect(201);
}

describe('mails that are rarely sent', () => {
  const url = 'http://localhost:8080/bn';
  const sender: CompanySender = {
    ...{
      locale: 'bn',
      name: 'শিশির কুলিং',
      addresses: ['বনানী, ঢাকা'],
      web: null,
      hasOwnLogo: false,
    },
    ...{
      sales_phones: ['+8801000000103'],
      sales_hours: null,
      sales_email: null,
      sales_contact: null,
    },
  };
  const invitation = {
    name,
    role: 'admin',
    inviter: 'নুসরাত',
    note: null,
    hasAccount: true,
  } as const;
  it.each<[string, MailTemplate]>([
    ['second factor on', accountMailTemplates.secondFactorOn(name)],
    ['second factor off', accountMailTemplates.secondFactorOff(name)],
    ['proof of a Google account', identityMailTemplates.proof(name, url)],
    ['linked Google account', identityMailTemplates.linked(name, 'nadia@example.com', null)],
    ['invitation', invitationMailTemplates.invitation({ ...invitation, url })],
    ['test of the mail server', testMailTemplates.test()],
    ['too many enquiries', enquiryMailTemplates.flood(1200, url)],
  ])('are in Bangla: %s', (_, template) => {
    const mail = template(sender);
    const text = [mail.subject, mail.preheader, mailText(mail, sender)].join('\n');
    expect(englishIn(text)).toEqual([]);
    expect(mailHtml(mail, sender)).toContain('<html lang="bn">');
  });
});
