import assert from 'node:assert/strict';
import getPort from 'get-port';
import Database from 'libsql';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import { within } from './deadlines.mjs';
import { atEnd, enquiry, pause, Product, until } from './product.mjs';

const ATTEMPTS = 5;
const SLOW_MS = 2_000;
/** Replies of a server with this fault. */
const REPLIES = { deferring: '451 try later', rejecting: '550 no such mailbox' };

/**
 * A mail server with faults, which no library offers: `silent` sends no greeting, `slow` delays every line, `deferring`
 * and `rejecting` refuse mails temporarily or permanently, `forgetful` disconnects after receiving a mail without
 * confirming it. `fine` has no fault.
 */
class FaultyMailServer {
  fault = 'fine';
  /** Message-IDs of received mails in order, including refused ones. */
  arrived = [];
  sockets = new Set();
  server;

  static async start(t, port) {
    const mails = new FaultyMailServer();
    const serve = (socket) => void mails.serve(socket).catch(() => socket.destroy());
    mails.server = createServer(serve).listen(port, '127.0.0.1');
    await once(mails.server, 'listening');
    atEnd(t, () => mails.stop());
    return mails;
  }

  stop() {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  async serve(socket) {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => this.sockets.delete(socket));
    if (this.fault === 'silent') return;
    const say = async (line) => {
      if (this.fault === 'slow') await pause(SLOW_MS / 4);
      if (!socket.destroyed) socket.write(`${line}\r\n`);
    };
    await say('220 faulty');
    let isMail = false;
    for await (const line of createInterface({ input: socket })) {
      if (isMail) {
        const id = /^message-id: *(<.+>)/i.exec(line)?.[1];
        if (id) this.arrived.push(id);
        if (line !== '.') continue;
        isMail = false;
        if (this.fault === 'forgetful') return void socket.destroy();
        await say(REPLIES[this.fault] ?? '250 taken');
      } else if (/^DATA/i.test(line)) {
        isMail = true;
        await say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        await say('221 bye');
        socket.end();
      } else await say('250 fine');
    }
  }
}

/** Starts a product that sends mails to this port, with helpers for the owner's view of its mails. */
async function mailing(t, port) {
  const SMTP_URL = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  const product = await Product.start(t, { SMTP_URL });
  const headers = await product.signIn();
  return {
    product,
    /** Sends a visitor's form, which must not wait for the mail server. */
    async send(email) {
      const ms = within('a form while the mail server is away');
      const json = enquiry(email);
      const { status } = await product.call('POST', '/contact-message', { json, ms });
      assert.equal(status, 201);
    },
    async mailTo(email) {
      const { json } = await product.call('GET', '/mail?pageSize=100', { headers });
      return json.data.find(({ to }) => to === email);
    },
    /** Makes the next attempt due, as if the waiting time had passed. */
    makeDue(email) {
      const database = new Database(join(product.settings.DATA_DIR, 'shishir.sqlite'));
      database.exec('PRAGMA busy_timeout = 5000');
      const due = "UPDATE mail_outbox SET next_at = '2020-01-01 00:00:00.000' WHERE recipient = ?";
      database.prepare(due).run(email);
      const find = 'SELECT message_id, attempts, status FROM mail_outbox WHERE recipient = ?';
      const row = /** @type {any} */ (database.prepare(find).get(email));
      database.close();
      return row;
    },
  };
}

const email = 'jahangir@example.com';
const due = 'a mail that is due';

describe('the product with a mail server fault', { concurrency: 2 }, () => {
  test('accepts forms while the mail server is down, and sends the mail later under the same Message-ID', async (t) => {
    const port = await getPort();
    const { send, mailTo, makeDue } = await mailing(t, port);
    await send(email);
    await until(due, async () => (await mailTo(email)).attempts === 1);
    const { last_error, status } = await mailTo(email);
    assert.equal(status, 'waiting');
    assert.match(last_error, /ECONNREFUSED/);

    const mails = await FaultyMailServer.start(t, port);
    const { message_id } = makeDue(email);
    await until(due, async () => (await mailTo(email)).status === 'sent');
    assert.equal(mails.arrived.filter((id) => id === message_id).length, 1);
  });

  test('sends a mail again under the same Message-ID if the server disconnects before confirming it', async (t) => {
    const port = await getPort();
    const mails = await FaultyMailServer.start(t, port);
    mails.fault = 'forgetful';
    const { product, send, mailTo, makeDue } = await mailing(t, port);
    await send(email);
    await until(due, async () => (await mailTo(email)).last_error);
    await product.kill();
    mails.fault = 'fine';
    const { message_id } = makeDue(email);
    await product.run();
    await until(due, async () => (await mailTo(email)).status === 'sent');
    assert.equal(mails.arrived.filter((id) => id === message_id).length, 2);
  });

  test('gives up on a deferred mail after five attempts and shows it to staff as failed', async (t) => {
    const port = await getPort();
    const mails = await FaultyMailServer.start(t, port);
    mails.fault = 'deferring';
    const { send, mailTo, makeDue } = await mailing(t, port);
    await send(email);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await until(due, async () => {
        const { attempts, last_error } = await mailTo(email);
        return attempts === attempt && last_error;
      });
      if (attempt < ATTEMPTS) makeDue(email);
    }
    const failed = await until(due, async () => {
      const mail = await mailTo(email);
      return mail.status === 'failed' && mail;
    });
    assert.match(failed.last_error, /451 try later/);
    const { message_id } = makeDue(email);
    assert.equal(mails.arrived.filter((id) => id === message_id).length, ATTEMPTS);
  });

  test('does not retry a rejected mail, and shows it to staff as failed with the reply of the server', async (t) => {
    const port = await getPort();
    const mails = await FaultyMailServer.start(t, port);
    mails.fault = 'rejecting';
    const { send, mailTo, makeDue } = await mailing(t, port);
    await send(email);
    const failed = await until(due, async () => {
      const mail = await mailTo(email);
      return mail.status === 'failed' && mail;
    });
    assert.match(failed.last_error, /550 no such mailbox/);
    const { message_id, attempts } = makeDue(email);
    assert.equal(attempts, 1);
    assert.equal(mails.arrived.filter((id) => id === message_id).length, 1);
  });

  test('accepts forms and stops in time while the mail server hangs or is slow', async (t) => {
    const port = await getPort();
    const mails = await FaultyMailServer.start(t, port);
    mails.fault = 'slow';
    const { product, send, mailTo } = await mailing(t, port);
    await send(email);
    await until('any other request', async () => (await mailTo(email)).status === 'sent');

    mails.fault = 'silent';
    for (const socket of mails.sockets) socket.destroy();
    await send('silent@example.com');
    await until(due, () => mails.sockets.size > 0);
    await send('next@example.com');
    const { code, ms } = await product.stop();
    assert.equal(code, 0);
    assert.ok(ms < within('the end after SIGTERM'), `${ms} ms`);

    // The next start sends the mails immediately.
    mails.fault = 'fine';
    await product.run();
    await until(due, async () => (await mailTo('silent@example.com')).status === 'sent');
    await until(due, async () => (await mailTo('next@example.com')).status === 'sent');
  });
});
