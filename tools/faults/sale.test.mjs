import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mariadb, sqlite } from './databases.mjs';
import { Product } from './product.mjs';

const EMAIL = 'farhana@example.com';
const LINE = { product_id: null, model: '', note: '', listed_price: null, is_equipment: false };
/** Work on a unit during a visit. */
const WORK = {
  ...{ name: '', serviced: true, pressure_unit: 'bar', checks: ['filter', 'coil'], note: '' },
  ...{ return_c: '26', supply_c: '14.5', suction: '', discharge: '', current_a: '', voltage_v: '' },
};
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

  /** Sends the fields of a form with files, like `call`. */
  async send(path, fields) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const url = `${this.product.origin}/api/v1${path}`;
    const response = await fetch(url, { method: 'POST', headers: this.headers, body });
    const text = await response.text();
    return { status: response.status, text, data: JSON.parse(text).data };
  }

  /**
   * Sends a request, kills the product after the response, and sends the request again, as a client does that lost the
   * response. A version that is no longer current may be rejected.
   */
  step(method, path, json, key) {
    return this.twice(`${method} ${path}`, () => this.call(method, path, json, key));
  }

  async twice(name, work) {
    const first = await work();
    assert.ok(first.status < 300, `${name}: ${first.text.slice(0, 300)}`);
    await this.restart();
    const again = await work();
    assert.ok(again.status < 300 || again.status === 409, `${name}: ${again.text.slice(0, 300)}`);
    return first.data;
  }

  async restart() {
    await this.product.kill();
    await this.product.run();
  }

  async read(path) {
    const { status, data, text } = await this.call('GET', path);
    assert.equal(status, 200, text);
    return data;
  }
}

/** From the first question to the installed units. */
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
    ...{ version, stage: 'visit', value: 120_000 },
    ...{ next_step: 'Measure the room', next_on: '2027-01-10' },
  });
  const begun = await sale.step('POST', '/quotations', { message_id }, 'sale-quotation');
  const [{ id: product_id, model, title }] = await sale.read('/products?pageSize=1');
  const unit = { ...LINE, product_id, model, title, is_equipment: true };
  await order(sale, begun, [
    { ...unit, quantity: 2, unit_price: 56_500 },
    { ...LINE, title: 'Installation', quantity: 1, unit_price: 12_000 },
  ]);
  await sale.step('POST', `/units/of-quotation/${begun.id}`, {});
  return { customer, message_id, quotation: begun };
}

/** Prices and sends the draft of a quotation; the customer accepts it. */
async function order(sale, { id, revisions }, lines) {
  const path = `/quotations/${id}`;
  const [{ recipient, letter, terms, title, valid_until, version }] = revisions;
  const saved = await sale.step('PUT', `${path}/draft`, {
    ...{ recipient, letter, terms, title, valid_until, version, lines },
    ...{ discount: 0, vat_bp: 1500, ait_bp: 500, advance_percent: 60 },
  });
  const sent = await sale.step('POST', `${path}/send`, { version: saved.revisions[0].version });
  const token = sent.revisions[0].link.split('token=')[1];
  await sale.step('POST', '/quotations/accept', { token, name: 'Farhana Islam', agreed: true });
}

/** From the maintenance contract over the first visit to the contract that follows. */
async function serve(sale, customer) {
  const units = await sale.read(`/units?customer_id=${customer.id}`);
  const form = {
    ...{ title: 'Two bedrooms', customer_id: customer.id, technician_id: null },
    ...{ unit_ids: units.map(({ id }) => id), rhythm: '6', price: 24_000 },
    ...{ starts_on: '2026-03-01', ends_on: '2027-02-28' },
  };
  const added = await sale.step('POST', '/maintenance-contracts', form, 'sale-contract');
  const path = `/maintenance-contracts/${added.id}`;
  const visits = await sale.read(`/visits?contract_id=${added.id}`);
  assert.deepEqual(
    visits.map(({ due_on }) => due_on),
    ['2026-03-01', '2026-09-01'],
  );
  const [visit] = visits;
  await sale.step('PUT', `/visits/${visit.id}`, {
    ...{ version: visit.version, state: 'planned' },
    ...{ planned_on: '2026-03-02', planned_at: '10:00' },
  });
  const report = {
    submission: '5a1e'.padEnd(32, '0'),
    units: JSON.stringify(units.map(({ id }) => ({ ...WORK, unit_id: id }))),
    ...{ work_done: 'Filters and coils washed.', parts: '', recommendation: '', captions: '[]' },
    ...{ started_at: '2026-03-02T04:00:00.000Z', ended_at: '2026-03-02T05:00:00.000Z' },
    ...{ technician: 'Arif Hossain', signed_name: 'Farhana Islam' },
    ...{ signature: '', signed_by_name: 'true' },
  };
  const address = `/visits/${visit.id}/report`;
  await sale.twice('a report', () => sale.send(address, report));
  await sale.step('POST', `${address}/mail`, {});
  const { quotation } = await sale.step('POST', `${path}/renewal`, {});
  const renewal = await sale.read(`/quotations/${quotation.id}`);
  await order(sale, renewal, renewal.revisions[0].lines);
  await sale.step('POST', `${path}/extension`, {});
  return visit;
}

async function story(t, { settings, rows }) {
  const product = await Product.start(t, settings);
  const { authorization } = await product.signIn();
  const sale = new Sale(product, authorization);
  const { message_id, quotation, customer } = await sell(sale);
  const visit = await serve(sale, customer);

  const enquiry = await sale.read(`/contact-message/${message_id}`);
  assert.equal(enquiry.stage, 'won');
  assert.equal(enquiry.customer.id, customer.id);
  const accepted = await sale.read(`/quotations/${quotation.id}`);
  assert.equal(accepted.revisions[0].state, 'accepted');
  // 1,25,000 taka with 15% VAT.
  assert.equal(accepted.revisions[0].total, 143_750);
  assert.equal((await sale.read(`/units?customer_id=${customer.id}`)).length, 2);
  assert.equal((await sale.read(`/visits/${visit.id}`)).state, 'done');
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
      quotations: await count('quotation', `customer_id = ${customer.id}`),
      contracts: await count('maintenance_contract', `customer_id = ${customer.id}`),
      visits: await count('visit', `customer_id = ${customer.id}`),
      reports: await count('visit_report', `visit_id = ${visit.id}`),
    },
    // Two quotations and two contracts: those of the order and those of the renewal.
    { enquiries: 1, customers: 1, quotations: 2, contracts: 2, visits: 4, reports: 1 },
  );
  const mails = await rows(product, `SELECT subject FROM mail_outbox WHERE recipient = '${EMAIL}'`);
  const subjects = mails.map(({ subject }) => subject);
  assert.equal(new Set(subjects).size, subjects.length, `a mail was written twice: ${subjects}`);
  // Receipt, two quotations and their confirmations, the report.
  assert.equal(subjects.length, 6, subjects.join('\n'));
}

describe('kill -9 after every step of a sale', { concurrency: true }, () => {
  test('loses nothing and writes no mail twice, on SQLite', (t) => story(t, sqlite()));

  test('loses nothing and writes no mail twice, on MariaDB', async (t) =>
    story(t, await mariadb(t)));
});
