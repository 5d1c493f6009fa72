/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { company } from '../testing/catalogue-rows.fixture';
import { ToastProvider } from '../ui/toast';
import { CartView } from './cart.view';

it('the page of a server says that the cart needs JavaScript, and offers the phone', () => {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      loader: () => ({ company }),
      Component: () => (
        <ToastProvider>
          <CartView title="Quotation cart" />
        </ToastProvider>
      ),
    },
  ]);
  const html = renderToString(<Stub hydrationData={{ loaderData: { shell: { company } } }} />);
  const [, withoutScript] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(withoutScript).toContain('The cart needs JavaScript');
  expect(withoutScript).toContain('href="tel:+8801000000101"');
  expect(withoutScript).toContain('+880 10 0000 0101');
  expect(html).not.toContain('Your cart is empty');
});
