import { render } from '@testing-library/react';
import { EmailText } from './email-text';

test('allows breaks only after @ and dots, and keeps the text', () => {
  const { container } = render(<EmailText>arif.mahmud@example.com</EmailText>);
  expect(container.innerHTML).toBe('arif.<wbr>mahmud@<wbr>example.<wbr>com');
  expect(container.textContent).toBe('arif.mahmud@example.com');
});
