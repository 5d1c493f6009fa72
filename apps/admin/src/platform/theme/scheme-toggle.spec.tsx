import { screen } from '@testing-library/react';
import { stubApi } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';

test('switches the colour scheme and remembers it', async () => {
  stubApi();
  const { person } = renderDashboard('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Use dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  // `color-scheme.js` reads this key before the first paint.
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  await person.click(screen.getByRole('button', { name: 'Use light theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
