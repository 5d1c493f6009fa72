import '@testing-library/jest-dom';
import { type CategoryKind, siteTarget } from '@shishir/contract';
import { screen, within } from '@testing-library/react';
import { apiClient, type CallApi } from '../../platform/api/api-client';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { chiller18 } from '../../platform/testing/catalogue-rows.fixture';
import { renderInShell } from '../../platform/testing/shell.fixture';
import { loadAskForPrice } from './ask-for-price.server';
import { InformationHeader } from './information-header';
import { loadInformation } from './load-information.server';

const visitor = { publicUrl: 'http://site.example', requestId: 'r', cookie: '', userAgent: '' };
const clientOf = (callApi: CallApi) => apiClient(callApi, { address: '192.0.2.7' }, visitor);
const chiller48 = { ...chiller18, id: 68, title: 'Modular Air Cooled Chiller 48 Ton' };
const split = { ...chiller18, id: 71, category_slug: 'split-ac', category_kind: 'split' as const };

describe('the related product', () => {
  const relatedOf = async (kind: 'chiller' | 'split', products: (typeof chiller18)[]) => {
    const slug = kind === 'split' ? 'split-ac' : kind;
    const information = await loadInformation(clientOf(catalogueApi(products)), { kind, slug });
    return information?.related;
  };

  it('is the specified chiller on the page of chillers, if the catalogue has it', async () => {
    expect(await relatedOf('chiller', [chiller18, chiller48])).toMatchObject({
      to: '/products/68',
      text: 'Modular Air Cooled Chiller 48 Ton',
    });
    expect(await relatedOf('chiller', [chiller18])).toBeNull();
  });

  it('is the first split on the page of splits, and the same chiller without one', async () => {
    expect(await relatedOf('split', [chiller48, split])).toMatchObject({
      to: '/products/71',
      text: 'Split',
    });
    expect(await relatedOf('split', [chiller48])).toMatchObject({
      to: '/products/68',
      text: 'Split',
    });
    expect(siteTarget('/products/68')).toEqual({ kind: 'product', id: 68 });
  });

  it('is left out if it cannot be loaded, and missing for kinds without information', async () => {
    const callApi = catalogueApi();
    const api = clientOf((request, visitor) =>
      request.url.includes('/products')
        ? Promise.reject(new Error('down'))
        : callApi(request, visitor),
    );
    expect(await loadInformation(api, { kind: 'chiller', slug: 'chiller' })).toMatchObject({
      related: null,
    });
    expect(await loadInformation(api, { kind: 'ventilation', slug: 'erv' })).toBeNull();
  });
});

describe('the form for a price', () => {
  const formOf = async (kind: CategoryKind, slug: string) => {
    const api = clientOf(catalogueApi([]));
    const information = await loadInformation(api, { kind, slug });
    return loadAskForPrice(api, { kind, slug, title: 'Title' }, information);
  };

  it.each([
    ['split', 'room', 'Split Type Air Conditioners'],
    ['chiller', 'plant', 'Chillers for Central Air Conditioning'],
    ['ventilation', undefined, 'Title'],
  ] as const)('of %s asks about: %s', async (kind, questions, subject) => {
    const { form } = await formOf(kind, 'slug');
    expect(form).toMatchObject({ subject, source: { page: '/products/slug' } });
    expect(form.questions).toBe(questions);
  });

  it('asks for the details that sales needs, or the size of the room', async () => {
    expect((await formOf('split', 'split-ac')).needs).toEqual(['Room size', 'Address']);
    expect(await formOf('ventilation', 'erv')).toMatchObject({
      text: expect.stringContaining('Send us the room size') as string,
      needs: [],
    });
  });
});

it('is shown above the list with heading, lists, table and links to sales', async () => {
  const api = clientOf(catalogueApi());
  const information = await loadInformation(api, { kind: 'cold_room', slug: 'cold-room' });
  renderInShell(
    <InformationHeader
      information={{
        ...information!,
        related: { label: 'Related product', to: '/x', text: 'X' },
      }}
      crumbs={[{ title: 'Cold Room' }]}
      total={3}
      listId="list"
    />,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Cold Storage Solutions',
  );
  for (const name of ['Key features', 'What decides the size']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const table = screen.getByRole('region', { name: 'Typical cold rooms' });
  expect(within(table).getByRole('row', { name: /Fish freezer/ })).toHaveTextContent('−18 °C');
  expect(screen.getByRole('button', { name: 'Ask for a cold room' })).toBeVisible();
  expect(screen.getByRole('link', { name: /\+880/ })).toHaveAttribute('href', 'tel:+8801000000101');
  expect(screen.getByRole('link', { name: 'See the 3 models' })).toHaveAttribute('href', '#list');
  expect(screen.getByRole('link', { name: 'X' })).toHaveAttribute('href', '/x');
});
