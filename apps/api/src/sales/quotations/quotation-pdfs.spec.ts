import type { Quotation, QuotationView } from '@shishir/contract';
import { Busy } from '../../platform/http/api-error';
import { MailWorker } from '../../platform/mail/mail-worker';
import { MailEntity } from '../../platform/mail/mail.entity';
import { PdfService } from '../../platform/pdf/pdf.service';
import type { ProductEntity } from '../../catalogue/products/product.entity';
import { startInstance } from '../../platform/testing/instance';
import { startMailServer, until } from '../../platform/testing/mail-server';
import { pagesOf } from '../../platform/testing/pdf-text';
import {
  QUOTATIONS,
  type QuotationStories,
  quotationStories,
  systemOf,
  tokenOf,
} from '../../platform/testing/quotation-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { QuotationEntity } from './quotation.entity';

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

describe('the PDF', () => {
  it('shows the revision that the link opens, and marks a draft', async () => {
    const draft = await story.priced({ design: systemOf(indoor, outdoor) }, { discount: 500 });
    const { body: marked } = await story.as('get', `/${draft.id}/revisions/1/pdf`).expect(200);
    expect((await pagesOf(marked as Buffer)).join(' ')).toContain('DRAFT');
    const quotation = (await story.send(draft).expect(200)).body.data as Quotation;
    const response = await api
      .call('get', `${QUOTATIONS}/pdf?token=${tokenOf(quotation)}`)
      .expect(200)
      .expect('Content-Type', 'application/pdf')
      .expect('Cache-Control', 'no-store');
    expect(response.headers['content-disposition']).toContain(`${quotation.number} revision 1.pdf`);
    const text = (await pagesOf(response.body as Buffer)).join(' ').replace(/\s+/g, ' ');
    for (const part of [
      quotation.number,
      outdoor.model,
      'Open office',
      'Installation',
      '৳3,40,000',
      '৳5,09,000',
      'Taka five lakh nine thousand only',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('DRAFT');
  });
});

describe('a quotation for a customer who writes in Bangla', () => {
  /** Names, models, references and addresses. */
  const LATIN =
    /^(Nadia|Rahman|Padma|Design|Studio|Dhanmondi|Cassette|Installation|Open|office|Reception|VRF|Wind-Free|(QUO|ENQ)-[\d-]+|Sharmin|Sultana|C|AIT|HP|kW|TR|localhost|sales|shishircooling|example|[A-Z]+\d[A-Z\d]*)$/;
  const pdfOf = async (quotation: Quotation) => {
    const { body } = await api.call('get', `${QUOTATIONS}/pdf?token=${tokenOf(quotation)}`);
    return (await pagesOf(body as Buffer)).join(' ').replace(/\s+/g, ' ');
  };

  it('begins with letter, title, terms and products in Bangla', async () => {
    const items = [{ product_id: indoor.id, quantity: 2 }];
    const { revisions } = await story.begun({ locale: 'bn', items });
    const { letter, title, terms, lines } = revisions[0]!;
    expect(letter).toMatch(/^প্রিয় Nadia Rahman,\n\nআপনার অনুরোধ ENQ-/);
    expect(title).toBe('এসি ব্যবস্থা, অফিস, Dhanmondi');
    expect(terms.map((term) => term.title)).toContain('মূল্য পরিশোধ');
    expect(lines[0]!.title).toContain('ক্যাসেট');
  });

  it('has a PDF in Bangla, with figures and models as engineers write them', async () => {
    const draft = await story.begun({ locale: 'bn', design: systemOf(indoor, outdoor) });
    const { body } = await story.save(draft, { discount: 500 }).expect(200);
    const quotation = (await story.send(body.data as Quotation).expect(200)).body.data as Quotation;
    const text = await pdfOf(quotation);
    for (const part of [
      quotation.number,
      outdoor.model,
      'kW',
      '৳৫,০৯,০০০',
      '−৳৫০০',
      'লাখ নয়',
      '%',
    ]) {
      expect(text).toContain(part);
    }
    const latin = text.match(/[A-Za-z][A-Za-z0-9-]*/g) ?? [];
    expect(latin.filter((word) => !LATIN.test(word))).toEqual([]);
    expect(await pdfOf(await story.offered())).toContain('Total, excl. VAT');
  });

  it('names the contact person in the language of the page', async () => {
    const token = tokenOf(await story.offered({ locale: 'bn' }));
    const { body } = await api
      .call('get', `${QUOTATIONS}/view?token=${token}&locale=bn`)
      .expect(200);
    const { contact } = await story.view(token);
    expect((body.data as QuotationView).contact).toMatchObject({ phone: contact.phone });
  });
});

describe('the mail', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let running: Awaited<ReturnType<typeof startInstance>>;
  beforeAll(async () => {
    server = await startMailServer();
    running = await startInstance({ ...api, env: { ...api.env, SMTP_URL: server.url } });
  });
  afterAll(async () => {
    await running.close();
    await server.close();
  });
  const mailOf = async (quotation: Quotation) => {
    const [mail] = await story.mailsAbout(quotation);
    return mail!;
  };
  /** Runs the mail worker until the mail is in this state. */
  const untilMail = (quotation: Quotation, holds: (mail: MailEntity) => boolean) =>
    until(async () => {
      await running.instance.get(MailWorker).deliver();
      return holds(await mailOf(quotation));
    });

  it('is sent with the PDF attached, which is rendered at that time', async () => {
    const quotation = await story.offered();
    await untilMail(quotation, ({ status }) => status === 'sent');
    const raw = server.received.find((mail) =>
      mail.includes(`Subject: Quotation ${quotation.number}`),
    )!;
    expect(raw).toContain(`${quotation.number} revision 1.pdf`);
    const [, encoded] = /application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/.exec(raw)!;
    const text = (await pagesOf(Buffer.from(encoded!, 'base64'))).join(' ');
    expect(text).toContain('৳5,09,500');
  });

  it('waits with the reason if the PDF cannot be rendered, and is sent with it later', async () => {
    const render = jest.spyOn(running.instance.get(PdfService), 'get');
    render.mockRejectedValue(new Busy());
    const quotation = await story.offered();
    await untilMail(quotation, ({ last_error }) => last_error !== null);
    const waiting = await mailOf(quotation);
    expect(waiting).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(waiting.last_error).toContain('The attached PDF could not be created');
    render.mockRestore();
    await story.rows(MailEntity).update({ id: waiting.id }, { next_at: new Date() });
    await untilMail(quotation, ({ status }) => status === 'sent');
  });

  it('fails permanently if its revision is deleted', async () => {
    const render = jest.spyOn(running.instance.get(PdfService), 'get');
    render.mockRejectedValue(new Busy());
    const quotation = await story.offered();
    await untilMail(quotation, ({ last_error }) => last_error !== null);
    render.mockRestore();
    await story.rows(QuotationEntity).delete({ id: quotation.id });
    const { id } = await mailOf(quotation);
    await story.rows(MailEntity).update({ id }, { next_at: new Date() });
    await untilMail(quotation, ({ status }) => status === 'failed');
    expect((await mailOf(quotation)).last_error).toBe(
      'The record of the attached PDF was deleted.',
    );
  });
});
