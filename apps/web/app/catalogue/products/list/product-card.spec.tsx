import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CatalogueProduct } from '@shishir/contract';
import { createRoutesStub } from 'react-router';
import { ToastProvider } from '../../../platform/ui/toast';
import { toCard } from '../../product-parts/card-product.server';
import { ProductGrid } from './product-grid';
import { cassette45, chiller18, outdoor8 } from '../../../platform/testing/catalogue-rows.fixture';

function show(row: CatalogueProduct) {
  const product = toCard(row);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <ProductGrid products={[product]} axis={{ min: 6.37, max: 27.07 }} />
        </ToastProvider>
      ),
    },
    { path: '/cart', Component: () => <h1>Cart</h1> },
  ]);
  render(<Stub />);
  return within(screen.getByRole('article'));
}

beforeEach(() => window.localStorage.clear());

describe('the product card', () => {
  it('shows picture, tag, capacity in TR and kW, title, model and price', () => {
    const card = show(outdoor8);
    expect(card.getByAltText('Round panel from below')).toBeInTheDocument();
    expect(card.getByText('Heat Pump')).toBeInTheDocument();
    expect(card.getByText('6.37 TR, 22.4 kW').parentElement).toHaveTextContent(/^8 HP/);
    expect(card.getByText('930 mm').parentElement).toHaveTextContent('930 mm wide, 1,695 mm high');
    expect(card.getByText('AM224DXVGGH')).toBeInTheDocument();
    expect(card.getByText('৳3,29,000')).toBeInTheDocument();
  });

  it('has one link, on its title, and buttons outside of the link', () => {
    const card = show(outdoor8);
    const link = card.getByRole('link', { name: 'VRF Outdoor Unit 8 HP' });
    expect(link).toHaveAttribute('href', '/products/1');
    expect(card.getAllByRole('link')).toEqual([link]);
    const button = card.getByRole('button', { name: 'Add to Cart VRF Outdoor Unit 8 HP' });
    expect(link).not.toContainElement(button);
  });

  it('adds the product to the cart once at a double click and links to the cart', async () => {
    const card = show(outdoor8);
    await userEvent.dblClick(card.getByRole('button', { name: /Add to Cart/ }));
    expect(screen.getByRole('status')).toHaveTextContent('VRF Outdoor Unit 8 HP');
    expect(window.localStorage.getItem('quotation-cart')).toMatch(/"id":1,.*"quantity":1}/);
    await userEvent.click(screen.getByRole('button', { name: 'View cart' }));
    expect(await screen.findByRole('heading', { name: 'Cart' })).toBeInTheDocument();
  });

  it('submits the product to the cart without JavaScript', () => {
    const button = show(outdoor8).getByRole('button', { name: /Add to Cart/ });
    expect(button).toHaveAttribute('name', 'add');
    expect(button).toHaveValue('1');
    expect(button.closest('form')).toHaveAttribute('action', '/cart');
  });

  it('submits the product to the comparison without JavaScript', () => {
    const button = show(outdoor8).getByRole('button', { name: /^Compare/ });
    expect(button).toHaveAttribute('name', 'ids');
    expect(button).toHaveValue('1');
    expect(button.closest('form')).not.toBeNull();
    expect(button).toHaveAttribute('formaction', '/compare');
  });

  it('shows that the price is on request', () => {
    expect(show(chiller18).getByText('Price on request')).toBeInTheDocument();
  });

  it('shows a placeholder if the picture fails to load', () => {
    const card = show(cassette45);
    fireEvent.error(card.getByAltText('Round panel from below'));
    expect(card.getByRole('img', { name: 'Round panel from below' }).tagName).toBe('DIV');
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows a placeholder without a picture', () => {
    expect(show({ ...cassette45, pictures: [] }).getByRole('img')).toHaveAccessibleName(
      'No picture yet',
    );
  });
});
