import { render } from '@testing-library/react';
import { EmailText } from './email-text';

test('breaks an email address after its signs only, and keeps its text', () => {
  const { container } = render(<EmailText>arif.mahmud@example.com</EmailText>);
  expect(container.innerHTML).toBe('arif.<wbr>mahmud@<wbr>example.<wbr>com');
  expect(container.textContent).toBe('arif.mahmud@example.com');
});
