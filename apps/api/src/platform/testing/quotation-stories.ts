import type { Quotation, QuotationView } from '@shishir/contract';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { MailEntity } from '../mail/mail.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { dayAfter } from '../../sales/quotations/quotation-content';
import { QuotationRevisionEntity } from '../../sales/quotations/quotation.entity';
import type { TestApi } from './test-api';

export const QUOTATIONS = '/api/v1/quotations';

const line = { product_id: null, model: '', note: '', quantity: 1, listed_price: null };
export const unit = {
  ...line,
  title: 'Cassette',
  quantity: 3,
  unit_price: 56_500,
  is_equipment: true,
};
export const work = {
  ...line,
  title: 'Installation',
  unit_price: 340_000,
  is_equipment: false,
};

let senders = 0;
/** Returns the body of a quotation request from a new sender. */
export const quotationForm = (own: object = {}) => ({
  kind: 'quotation',
  name: 'Nadia Rahman',
  email: `nadia${++senders}@example.com`,
  number: '01711000000',
  company: 'Padma Design Studio',
  project: 'Office',
  place: 'Dhanmondi',
  message: 'Please quote with installation.',
  ...own,
});

/** Returns the body with which an editor saves the draft, with priced lines. */
function saved(quotation: Quotation, own: object) {
  const { recipient, title, letter, terms, valid_until, version } = quotation.revisions[0]!;
  const lines = [unit, work];
  return { recipient, title, letter, terms, valid_until, version, lines, discount: 0, ...own };
}

export const tokenOf = ({ revisions }: Quotation) => revisions[0]!.link!.split('token=')[1]!;
export const kindsOf = ({ events }: Quotation) => events.map(({ kind }) => kind);

/** Actions of staff and recipients, over HTTP. */
export function quotationStories(api: TestApi) {
  const rows = <T extends object>(entity: new () => T) => api.dataSource.getRepository(entity);
  const as = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
    api.as('staff', method, QUOTATIONS + path);

  /** Returns a published product of this kind with a price. */
  const product = (kind: string) =>
    rows(ProductEntity)
      .createQueryBuilder('product')
      .addSelect('product.price')
      .innerJoin('product.category', 'category', 'category.kind = :kind', { kind })
      .where("product.cooling_kw BETWEEN 5 AND 30 AND product.visibility = 'published'")
      .andWhere('product.price IS NOT NULL')
      .orderBy('product.id')
      .getOneOrFail();

  async function enquiry(own: object = {}, account?: 'visitor') {
    const path = '/api/v1/contact-message';
    const call = account ? api.as(account, 'post', path) : api.call('post', path);
    const { body } = await call.send(quotationForm(own)).expect(201);
    const { reference } = body as { reference: string };
    return rows(ContactMessageEntity).findOneByOrFail({ reference });
  }
  async function begun(own: object = {}, account?: 'visitor') {
    const { id: message_id } = await enquiry(own, account);
    return (await as('post').send({ message_id }).expect(201)).body.data as Quotation;
  }
  const get = async (id: number) => (await as('get', `/${id}`).expect(200)).body.data as Quotation;
  const save = (quotation: Quotation, own: object = {}) =>
    as('put', `/${quotation.id}/draft`).send(saved(quotation, own));
  async function priced(own: object = {}, draft: object = {}, account?: 'visitor') {
    const quotation = await begun(own, account);
    return (await save(quotation, draft).expect(200)).body.data as Quotation;
  }
  const send = (quotation: Quotation, key?: string) => {
    const call = as('post', `/${quotation.id}/send`);
    if (key) call.set('Idempotency-Key', key);
    return call.send({ version: quotation.revisions[0]!.version });
  };
  async function offered(own: object = {}, draft: object = {}, account?: 'visitor') {
    const quotation = await priced(own, draft, account);
    return (await send(quotation).expect(200)).body.data as Quotation;
  }
  async function revised(quotation: Quotation, own: object = {}) {
    const { body } = await as('post', `/${quotation.id}/draft`).expect(201);
    const draft = (await save(body.data as Quotation, own).expect(200)).body.data as Quotation;
    return (await send(draft).expect(200)).body.data as Quotation;
  }
  const view = async (token: string) =>
    (await api.call('get', `${QUOTATIONS}/view?token=${token}`).expect(200)).body
      .data as QuotationView;
  /** Reports the link as opened, as its page does in a browser. */
  const open = (token: string) =>
    api.call('post', `${QUOTATIONS}/opened`).send({ token }).expect(200);
  const accept = (token: string, name = 'Nadia Rahman') =>
    api.call('post', `${QUOTATIONS}/accept`).send({ token, name, agreed: true });
  const ask = (token: string, text: string, key?: string) => {
    const call = api.call('post', `${QUOTATIONS}/question`);
    return (key ? call.set('Idempotency-Key', key) : call).send({ token, text });
  };
  const enquiryOf = (quotation: Quotation) =>
    rows(ContactMessageEntity).findOneByOrFail({ id: quotation.enquiry!.id });
  const mailsAbout = async ({ number }: Quotation) =>
    (await rows(MailEntity).find({ order: { id: 'ASC' } })).filter(({ subject }) =>
      subject.includes(number),
    );
  /** Moves the last valid day of the newest revision to yesterday. */
  const expire = ({ revisions }: Quotation) =>
    rows(QuotationRevisionEntity).update({ id: revisions[0]!.id }, { valid_until: dayAfter(-1) });
  return {
    ...{ rows, as, product, enquiry, begun, get, save, priced, send, offered, revised },
    ...{ view, open, accept, ask, enquiryOf, mailsAbout, expire },
  };
}

export type QuotationStories = ReturnType<typeof quotationStories>;

/** Returns a system of two rooms, as the builder sends it. */
export const systemOf = (indoor: ProductEntity, outdoor: ProductEntity) => ({
  tool: 'system',
  link: '/tools/vrf?r=Reception',
  system: {
    rooms: [
      { name: 'Reception', load_kw: 4.9, unit: indoor.id, count: 1 },
      { name: 'Open office', load_kw: 9.8, unit: indoor.id, count: 2 },
    ],
    outdoor: [outdoor.id],
  },
});
