import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const picture = {
  key: 'products/ab12',
  width: 960,
  height: 720,
  blur: 'data:image/webp;base64,AAAA',
  alt: 'A white cassette',
};

describe('a picture', () => {
  it('offers AVIF and WebP in its widths, with its size, and loads when it comes into view', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A white cassette' });
    expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      expect.stringContaining('/storage/products/ab12/640.avif 640w'),
    );
    expect(image).toHaveAttribute(
      'srcset',
      expect.stringContaining('/storage/products/ab12/960.webp 960w'),
    );
    expect(image).toHaveAttribute('width', '960');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('offers no width above its maximum', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" maxWidth={640} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/storage/products/ab12/640.webp');
    expect(container.innerHTML).toContain('/storage/products/ab12/640.avif 640w');
    expect(container.innerHTML).not.toContain('/960.');
  });

  it('loads immediately if it is visible before scrolling', () => {
    render(<Picture picture={picture} sizes="50vw" eager />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('is replaced by a drawing when it cannot be loaded', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'A white cassette' })).toHaveClass('missing-picture');
  });

  it('is replaced by a drawing when it failed before hydration', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get');
    const source = jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get');
    complete.mockReturnValue(true);
    source.mockReturnValue('http://localhost/storage/products/ab12/960.webp');
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    expect(container.querySelector('img')).toBeNull();
    jest.restoreAllMocks();
  });

  it('is a drawing from the start if none exists', () => {
    render(<Picture picture={null} sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'No picture yet' })).toBeInTheDocument();
  });
});
