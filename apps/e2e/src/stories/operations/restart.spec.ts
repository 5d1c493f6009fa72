import { httpRequest, requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { TestMailServer } from '../../support/mailbox';
import { Product } from '../../support/product';

test(
  'keeps an enquiry and sends its mails once, even if the product is killed after its response',
  { tag: '@mariadb' },
  async ({ database }) => {
    test.setTimeout(180_000);
    const mails = await TestMailServer.start();
    const product = await Product.start(database);
    const untilMailed = (email: string) =>
      expect.poll(() => mails.mailsTo(email).length, { timeout: 30_000 }).toBe(1);
    try {
      await send(product, 'killed@example.com');
      await product.kill();
      await product.run({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` });
      await untilMailed('killed@example.com');
      await product.kill();
      await product.run();
      const inbox = await requestAsOwner(product, '/contact-message?q=killed');
      expect(inbox.text).toContain('Eight units for a hotel corridor in Sylhet.');
      expect(await product.end()).toBe(0);
      await product.run();
      // Mails are sent in the order of their due times, so all earlier ones have been sent before this one.
      await send(product, 'later@example.com');
      await untilMailed('later@example.com');
      expect(mails.mailsTo('killed@example.com')).toHaveLength(1);
    } finally {
      await product.remove();
      await mails.close();
    }
  },
);

async function send(product: Product, email: string): Promise<void> {
  const sent = await httpRequest(`${product.publicUrl}/api/v1/contact-message`, {
    method: 'POST',
    body: {
      firstName: 'Jahangir',
      lastName: 'Alam',
      number: '01700000003',
      email,
      message: 'Eight units for a hotel corridor in Sylhet.',
    },
  });
  expect(sent.status).toBe(201);
}
