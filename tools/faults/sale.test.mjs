import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mariadb, sqlite } from './databases.mjs';
import { Product } from './product.mjs';

const EMAIL = 'farhana@example.com';
const BEDROOM = {
  ...{ kind: 'bedroom', area_m2: 14, height_m: 3, under_roof: true, outside_walls: 1 },
  windows: [{ area_m2: 2, direction: 'w', shade: 'none' }],
  ...{ people: 2, activity: 'rest', lights_w: 40, equipment_w: 80, fresh_air: 'closed' },
  target_c: 24,
};

/** A sale whose product is killed after every step. */
class Sale {
  constructor(product, authorization) {
    this.product = product;
    this.headers = { authorization };
  }

  async call(method, path, json, key) {
    const headers = { ...this.headers, ...(key && { 'idempotency-key': key }) };
    const { status, json: body, text } = await this.product.call(method, path, { headers, json });
    return { status, text, data: body?.data ?? body };
  }

  /**
   * Sends a request, kills the product after the response, and sends the request again, as a client does that lost the
   * response. A version that is no longer current may be rejected.
   */
  async step(method, path, json, key) {
    const first = await this.call(method, path, json, key);
    assert.ok(first.status < 300, `${method} ${path}: ${first.text}`);
    await this.product.kill();
    await this.product.run();
    const again = await this.call(method, path, json, key);
    assert.ok(again.status < 300 || again.status === 409, `${method} ${path}: ${again.text}`);
    return first.data;
  }

  async read(path) {
    const { status, data, text } = await this.call('GET', path);
    assert.equal(status, 200, text);
    return data;
  }
}

/** From the first question to the installed units; resolves to the records. */
async function sell(sale) {
  const question = {
    ...{ kind: 'quotation', name: 'Farhana Islam', number: '01700000009', email: EMAIL },
    ...{ place: 'Dhanmondi', message: 'A bedroom of 151 sq ft.' },
    design: { tool: 'room', room: BEDROOM, link: '/tools/room-size?kind=bedroom' },
  };
  const { reference } = await sale.step('POST', '/contact-message', question, 'sale-question');
  const [{ id: message_id, version }] = await sale.read(`/contact-message?q=${reference}`);
  const customer = await sale.step('POST', `/customers/of-enquiry/${message_id}`, {});
  await sale.step('PUT', `/contact-message/${message_id}`, {
    ...{ version: version + 1, stage: 'visit', value: 120_000 },
    ...{ next_step: 'Measure the room', next_on: '2027-01-10' },
  });
  const begun = await sale.step('POST', '/quotations', { message_id }, 'sale-quotation');
  const path = `/quotations/${begun.id}`;
  const [{ id: product_id, model, title }] = await sale.read('/products?pageSize=1');
  const [{ recipient, letter, terms, valid_until, version: draft }] = begun.revisions;
  const line = { product_id: null, model: '', note: '', listed_price: null, is_equipment: false };
  const saved = await sale.step('PUT', `${path}/draft`, {
    ...{ recipient, letter, terms, valid_until, version: draft, title: 'Cooling for a bedroom' },
    lines: [
      {
        ...{ ...line, product_id, model, title },
        ...{ quantity: 2, unit_price: 56_500, is_equipment: true },
      },
      { ...line, title: 'Installation', quantity: 1, unit_price: 12_000 },
    ],
    ...{ discount: 0, vat_bp: 1500, ait_bp: 500, advance_percent: 60 },
  });
  const sent = await sale.step('POST', `${path}/send`, { version: saved.revisions[0].version });
  const token = sent.revisions[0].link.split('token=')[1];
  const answer = { token, name: 'Farhana Islam', agreed: true };
  await sale.step('POST', '/quotations/accept', answer);
  await sale.step('POST', `/units/of-quotation/${begun.id}`, {});
  return { reference, customer, message_id, quotation: begun };
}

async function story(t, { settings, rows }) {
  const product = await Product.start(t, settings);
  const { authorization } = await product.signIn();
  const sale = new Sale(product, authorization);
  const { message_id, quotation, customer } = await sell(sale);

  const enquiry = await sale.read(`/contact-message/${message_id}`);
  assert.equal(enquiry.stage, 'won');
  assert.equal(enquiry.customer.id, customer.id);
  const accepted = await sale.read(`/quotations/${quotation.id}`);
  assert.equal(accepted.revisions[0].state, 'accepted');
  // 1,25,000 taka with 15% VAT.
  assert.equal(accepted.revisions[0].total, 143_750);
  assert.equal((await sale.read(`/units?customer_id=${customer.id}`)).length, 2);
  const { code } = await product.stop();
  assert.equal(code, 0);

  const count = async (table, where) => {
    const [row] = await rows(product, `SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`);
    return Number(row.n);
  };
  assert.deepEqual(
    {
      enquiries: await count('contact_message', `email = '${EMAIL}'`),
      customers: await count('customer', `email = '${EMAIL}'`),
      quotations: await count('quotation', `message_id = ${message_id}`),
    },
    { enquiries: 1, customers: 1, quotations: 1 },
  );
  const mails = await rows(product, `SELECT subject FROM mail_outbox WHERE recipient = '${EMAIL}'`);
  const subjects = mails.map(({ subject }) => subject);
  assert.equal(new Set(subjects).size, subjects.length, `a mail was written twice: ${subjects}`);
  // Receipt, quotation, order confirmation.
  assert.equal(subjects.length, 3, subjects.join('\n'));
}

describe('kill -9 after every step of a sale', { concurrency: true }, () => {
  test('loses nothing and writes no mail twice, on SQLite', (t) => story(t, sqlite()));

  test('loses nothing and writes no mail twice, on MariaDB', async (t) =>
    story(t, await mariadb(t)));
});
