import { screen } from '@testing-library/react';
import { stubApi } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { paths } from '../../platform/ui/page/paths';

test('shows the texts of the public About page and links to it', async () => {
  stubApi();
  renderDashboard(paths.aboutUs);
  expect(
    await screen.findByRole('heading', { name: 'The people behind the cooling' }),
  ).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('This page is read-only.');
  for (const name of ['Who We Are', 'Mission, Vision and Policy', 'Mission', 'Vision']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Quality Policy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View on the site' })).toHaveAttribute(
    'href',
    'http://localhost/about-us',
  );
});
