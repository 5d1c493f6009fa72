import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductGallery } from './product-gallery';
import { cassette45, chiller18 } from '../../../platform/testing/catalogue-rows.fixture';

const large = () => document.querySelector('.main img');
const chosen = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));

describe('the gallery', () => {
  it('starts with the first picture and shows the chosen one, by mouse or keyboard', async () => {
    render(<ProductGallery pictures={cassette45.pictures} />);
    expect(large()).toHaveAttribute('src', '/storage/products/round-below/960.webp');
    expect(chosen()).toEqual(['true', 'false', 'false']);

    await userEvent.click(
      screen.getByRole('button', { name: 'Picture 2: Round panel from the side' }),
    );
    expect(large()).toHaveAttribute('src', '/storage/products/round-side/960.webp');
    expect(chosen()).toEqual(['false', 'true', 'false']);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(large()).toHaveAttribute('alt', 'Round panel in a lobby');
  });

  it('shows a thumbnail per picture, up to three, and none for a single picture', () => {
    const { rerender } = render(<ProductGallery pictures={chiller18.pictures} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    const [first] = chiller18.pictures;
    rerender(<ProductGallery pictures={[...cassette45.pictures, first!]} />);
    expect(screen.getAllByRole('button')).toHaveLength(3);
    rerender(<ProductGallery pictures={[first!]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
