import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { violationsOf } from '../../support/accessibility';
import { expect, test as base } from '../../support/fixtures';
import { successToast } from '../../support/forms';
import { press, typeInto } from '../../support/keyboard';
import { Product } from '../../support/product';

/** The program that receives the events, on this machine. */
interface Receiver {
  url: string;
  received: { headers: Record<string, unknown>; text: string }[];
  /** Status of its responses. */
  status: number;
}

const test = base.extend<{ receiver: Receiver }>({
  product: [
    async ({ database }, provide) => {
      const product = await Product.start(database, () => ({ WEBHOOKS_TO_PRIVATE: 'true' }));
      await provide(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  receiver: async ({}, provide) => {
    const receiver: Receiver = { url: '', received: [], status: 200 };
    const server: Server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        receiver.received.push({ headers: request.headers, text });
        response.writeHead(receiver.status).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
    await provide(receiver);
    server.closeAllConnections();
    server.close();
  },
});
test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

test(
  'the owner creates a webhook, tests it, reads its log and pauses it, by keyboard',
  { tag: '@wide-only' },
  async ({ page, product, receiver }) => {
    await page.goto(`${product.adminUrl}/dashboard/setting/webhooks`);
    await expect(page.getByText('There are no webhooks yet.')).toBeVisible();
    await press(page, page.getByRole('main').getByRole('button', { name: 'Create webhook' }));
    const dialog = page.getByRole('dialog', { name: 'Create a webhook' });
    const address = dialog.getByLabel('Address');
    await typeInto(page, address, 'ftp://receiver.example.com');
    const event = dialog.getByRole('checkbox', { name: 'Enquiry: Created' });
    await press(page, event, 'Space');
    await press(page, dialog.getByRole('button', { name: 'Save' }));
    await expect(address).toHaveAccessibleDescription(
      /Enter a complete address without a password/,
    );
    await expect(address).toHaveValue('ftp://receiver.example.com');
    await expect(event).toBeChecked();
    expect(await violationsOf(page)).toEqual([]);
    await typeInto(page, address, receiver.url);
    await page.keyboard.press('Enter');

    const created = page.getByRole('dialog', { name: 'Copy the secret now' });
    const secret = created.getByRole('status', { name: 'Secret' });
    await expect(secret).toHaveText(/^whsec_/);
    const shown = (await secret.textContent())!;
    expect(await violationsOf(page)).toEqual([]);
    await press(page, created.getByRole('button', { name: 'Done' }));
    await press(page, page.getByRole('link', { name: receiver.url }));
    await expect(page.getByRole('main')).toContainText('Nothing has been sent yet.');
    await expect(page.locator('body')).not.toContainText(shown);

    const send = page.getByRole('button', { name: 'Send a test' });
    await press(page, send);
    await expect(successToast(page)).toContainText('The receiver accepted the test.');
    expect(receiver.received.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      expect.objectContaining({ event: 'test' }),
    ]);
    expect(receiver.received[0]!.headers['webhook-signature']).toMatch(/^v1,/);
    const log = page.getByRole('main');
    await expect(log).toContainText('Accepted');
    receiver.status = 500;
    await expect(send).toHaveAttribute('aria-disabled', 'false');
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The receiver rejected the event.');
    await expect(log).toContainText('Response 500');
    expect(await violationsOf(page)).toEqual([]);

    await press(page, page.getByRole('button', { name: 'Pause' }));
    await expect(log).toContainText('This webhook is paused and gets no events.');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  },
);
