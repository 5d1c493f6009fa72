import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { PriceBlock } from './price-block';
import {
  cassette128,
  cassette45,
  chiller18,
  outdoor24,
  outdoor8,
} from '../../platform/testing/catalogue-rows.fixture';

const show = ({ regular_price, offer_price }: typeof outdoor8) =>
  render(<PriceBlock regular={regular_price} offer={offer_price} />).container;

describe('the price block', () => {
  it('shows the offer first, the higher regular price struck through, and the saving', () => {
    const block = show(outdoor8);
    expect(block.querySelector('b')).toHaveTextContent('Price ৳3,29,000');
    expect(block.querySelector('del')).toHaveTextContent('Regular price ৳3,54,000');
    expect(screen.getByText('You save ৳25,000')).toBeInTheDocument();
  });

  it('compares prices as numbers: six digits against five', () => {
    expect(show(cassette128).querySelector('del')).toHaveTextContent('৳1,04,500');
    expect(screen.getByText('You save ৳6,500')).toBeInTheDocument();
  });

  it.each([
    ['the regular price is the lower one', outdoor24, '৳10,20,500'],
    ['both are the same', cassette45, '৳61,500'],
    ['there is no offer', { ...cassette45, offer_price: null }, '৳61,500'],
    ['there is only an offer', { ...cassette45, regular_price: null }, '৳61,500'],
  ])('strikes nothing through if %s', (_case, product, price) => {
    const block = show(product);
    expect(block.querySelector('b')).toHaveTextContent(price);
    expect(block.querySelector('del')).toBeNull();
    expect(block).not.toHaveTextContent('You save');
  });

  it('shows no number without a price', () => {
    const block = show(chiller18);
    expect(block).toHaveTextContent('Price on request');
    expect(block).not.toHaveTextContent(/৳|\d/);
  });
});
