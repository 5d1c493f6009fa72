import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/shell.fixture';
import { Breadcrumb } from './breadcrumb';

it('lists the parent pages for search engines, and the page itself without an address', async () => {
  const here = 'Chillers </script><b>';
  renderInShell(<Breadcrumb crumbs={[{ title: 'Home', path: '/' }, { title: here }]} />);
  const block = (await screen.findByRole('navigation')).querySelector('script')!;
  expect(block.innerHTML).not.toContain('<');
  expect(JSON.parse(block.innerHTML)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:8080/' },
      { '@type': 'ListItem', position: 2, name: here },
    ],
  });
});
