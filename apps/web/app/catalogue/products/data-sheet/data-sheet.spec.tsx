import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { CallApi } from '../../../platform/api/api-client';
import { openedPage } from '../../../platform/api/testing';
import { catalogueApi } from '../../../platform/testing/catalogue-api.fixture';
import { cassette45 } from '../../../platform/testing/catalogue-rows.fixture';
import { renderInShell } from '../../../platform/testing/shell.fixture';
import { DataSheet } from './data-sheet';
import { loader } from './data-sheet.route';

const open = (key: string, api: CallApi) =>
  loader({ ...openedPage(`/products/${key}/data-sheet`, api), params: { key } });

describe('/products/{id}/data-sheet', () => {
  it('shows the revision and its date in Dhaka time, like the PDF', async () => {
    const changed = { ...cassette45, revision: 3, updated_at: '2026-11-20T18:30:00.000Z' };
    const { product, values } = await open('15', catalogueApi([changed]));
    renderInShell(<DataSheet product={product} values={values} />);
    expect(await screen.findByText('Revision 3, 21 Nov 2026')).toBeInTheDocument();
  });

  it('redirects an unknown product to its page', async () => {
    for (const key of ['99', 'x']) {
      const thrown = await open(key, catalogueApi()).catch((error: Response) => error);
      const { status, headers } = thrown as Response;
      expect([status, headers.get('location')]).toEqual([302, `/products/${key}`]);
    }
  });
});
