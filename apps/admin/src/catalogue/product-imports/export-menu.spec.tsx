import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductQuery } from '@shishir/contract';
import { ExportMenu } from './export-menu';

async function addressOf(item: string, query: ProductQuery): Promise<URL> {
  render(<ExportMenu query={query} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const link = await screen.findByRole('menuitem', { name: item });
  expect(link).toHaveAttribute('download');
  return new URL(link.getAttribute('href')!, 'http://admin.localhost');
}

test('exports all filtered products in list order, regardless of the page', async () => {
  const address = await addressOf('CSV for spreadsheets', {
    page: 3,
    pageSize: 50,
    category: 'slim-duct',
    refrigerant: ['R32', 'R410A'],
    visibility: 'hidden',
    q: '1.5 ton',
    sort: '-model',
  });
  expect(address.pathname).toBe('/api/v1/products/export');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    format: 'csv',
    category: 'slim-duct',
    refrigerant: 'R32,R410A',
    visibility: 'hidden',
    q: '1.5 ton',
    sort: '-model',
  });
});

test('exports the whole catalogue without filters, including hidden products', async () => {
  const address = await addressOf('JSON', {});
  expect(Object.fromEntries(address.searchParams)).toEqual({ format: 'json', visibility: 'all' });
});
