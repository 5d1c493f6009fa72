import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden';

describe('VisuallyHidden', () => {
  it('hides a text in all windows', () => {
    render(<VisuallyHidden>Regular price</VisuallyHidden>);
    const text = screen.getByText('Regular price');
    expect(text).toHaveClass('hidden', { exact: true });
    expect(text.tagName).toBe('SPAN');
  });

  it('hides a label in wide windows only', () => {
    render(
      <VisuallyHidden as="label" at="md-up" className="label">
        Load <input />
      </VisuallyHidden>,
    );
    expect(screen.getByLabelText('Load')).toBeVisible();
    expect(screen.getByText('Load')).toHaveClass('hiddenMdUp label', { exact: true });
  });
});
