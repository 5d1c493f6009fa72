import { accountOf, httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { Product } from '../../support/product';

test('an enquiry survives a restart', { tag: '@mariadb' }, async ({ database }) => {
  test.setTimeout(120_000);
  const product = await Product.start(database);
  try {
    const sent = await httpRequest(`${product.publicUrl}/api/v1/contact-message`, {
      method: 'POST',
      body: {
        firstName: 'Jahangir',
        lastName: 'Alam',
        number: '01700000003',
        email: 'jahangir@example.com',
        message: 'Eight units for a hotel corridor in Sylhet.',
      },
    });
    expect(sent.status).toBe(201);
    expect(await product.end()).toBe(0);

    await product.run();
    const { email, password } = accountOf('admin');
    const login = await httpRequest(`${product.adminUrl}/api/v1/auth/login`, {
      method: 'POST',
      body: { email, password },
    });
    const { token } = JSON.parse(login.text) as { token: string };
    const inbox = await httpRequest(`${product.adminUrl}/api/v1/contact-message`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(inbox.text).toContain('Eight units for a hotel corridor in Sylhet.');
  } finally {
    await product.remove();
  }
});
