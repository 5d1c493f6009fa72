import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  pendingResponse,
  noResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { productImport } from '../../platform/testing/rows';
import { setScreenWidth } from '../../platform/testing/screen-width';

const PAGE = '/dashboard/product/import';
const applied = productImport({
  id: 3,
  file_name: 'spring.json',
  format: 'json',
  status: 'applied',
  applied_at: '2026-11-20T09:00:00.000Z',
});
const undone = productImport({
  id: 2,
  file_name: 'winter.csv',
  status: 'undone',
  undone_at: '2026-11-20T10:00:00.000Z',
});
const csv = new File(['type,model'], 'prices.csv', { type: 'text/csv' });

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

async function open(overrides: Record<string, Stub> = {}) {
  const { calls } = stubApi({
    'GET /product-imports': {
      body: { data: [productImport(), applied, undone] },
      total: 3,
    },
    'GET /product-imports/:id': { body: { data: productImport() } },
    'GET /product-imports/:id/changed-since': { body: { data: { count: 0, products: [] } } },
    'GET /product-imports/4/rows': { body: { data: [] }, total: 0 },
    ...overrides,
  });
  const page = renderDashboard(PAGE);
  await screen.findByText('spring.json');
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }) => [`${method} ${address.pathname}`, body]);
  return { ...page, sent };
}

/** Returns a button once it is enabled. */
async function enabled(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const chooser = () => screen.getByLabelText('Choose a file');

describe('uploading a file', () => {
  test('sends the file, shows the progress and opens the preview', async () => {
    const { response, respond } = pendingResponse();
    const { person, sent, address } = await open({ 'POST /product-imports': response });
    await person.upload(chooser(), csv);
    expect(await screen.findByText('Uploading prices.csv: 64%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
    respond({ status: 201, body: { data: productImport() } });
    expect(await screen.findByRole('heading', { name: 'prices.csv' })).toBeVisible();
    expect(address()).toBe(`${PAGE}/4`);
    expect(sent()).toEqual([
      [
        'POST /api/v1/product-imports',
        { file: expect.objectContaining({ name: 'prices.csv' }) as unknown },
      ],
    ]);
  });

  test('stops an upload and focuses the file input again', async () => {
    const { response } = pendingResponse();
    const { person, address } = await open({ 'POST /product-imports': response });
    await person.upload(chooser(), csv);
    await person.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/^Stopped. Nothing was uploaded./)).toBeVisible();
    expect(chooser()).toHaveFocus();
    const panel = within(screen.getByRole('region', { name: 'Upload a file' }));
    expect(panel.getByRole('alert')).toBeEmptyDOMElement();
    expect(address()).toBe(PAGE);
  });

  test('accepts a dropped file', async () => {
    const { sent } = await open({
      'POST /product-imports': { status: 201, body: { data: productImport() } },
    });
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [csv] } });
    await screen.findByRole('heading', { name: 'prices.csv' });
    expect(sent()).toHaveLength(1);
  });

  const large = new File(['x'], 'large.csv');
  Object.defineProperty(large, 'size', { value: 64 * 1024 * 1024 + 1 });
  test.each<[string, File[], string]>([
    ['a picture', [new File(['x'], 'unit.png')], 'Please choose an XLSX, CSV, JSON or ZIP file.'],
    [
      'an old workbook',
      [new File(['x'], 'prices.xls')],
      'Please choose an XLSX, CSV, JSON or ZIP file.',
    ],
    ['too large a file', [large], 'This file is larger than 64 MB. Please choose a smaller one.'],
    ['an empty file', [new File([], 'none.csv')], 'This file is empty. Please choose another one.'],
    ['two files', [csv, csv], 'Please upload one file at a time.'],
  ])('rejects %s', async (_case, files, sentence) => {
    const { sent } = await open();
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files } });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test.each<[string, Stub, string]>([
    [
      'a wrong file',
      errorResponse(400, 'The file has no rows.', { file: 'The file has no rows.' }),
      'The file has no rows.',
    ],
    ['no response', noResponse, 'Something went wrong. Please try again.'],
  ])(
    'stays on the page after %s, so that another file can be tried',
    async (_case, response, text) => {
      const { address } = await open({ 'POST /product-imports': response });
      await userEvent.upload(chooser(), csv);
      expect(await screen.findByText(text)).toBeVisible();
      expect(address()).toBe(PAGE);
      expect(chooser()).toHaveAttribute('aria-invalid', 'true');
    },
  );
});

test('explains the columns and offers a template with their headings', async () => {
  const { person } = await open();
  const template = screen.getByRole('link', { name: 'Download a template' });
  expect(template).toHaveAttribute('download', 'products-template.csv');
  const text = decodeURIComponent(template.getAttribute('href')!.split(',')[1]!);
  const headings = text.replace('\uFEFF', '').trim().split(',');
  expect(text.startsWith('\uFEFF')).toBe(true);
  await person.click(screen.getByText('All columns', { selector: 'summary' }));
  const table = screen.getByRole('table', { name: 'All columns' });
  const named = within(table)
    .getAllByRole('rowheader')
    .map((header) => header.textContent);
  expect(headings).toEqual(named);
  for (const column of ['model', 'title', 'category']) {
    const row = within(table).getByRole('row', { name: new RegExp(`^${column} Required`) });
    expect(row).toBeVisible();
  }
});

describe('earlier imports', () => {
  test('shows status, author and time, and the actions still possible', async () => {
    await open();
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
    const first = within(await row('prices.csv'));
    expect(first.getByText('Not applied')).toBeVisible();
    expect(first.getByText('Rafiqul Islam')).toBeVisible();
    expect(first.getByText('20/11/2026, 14:05')).toBeVisible();
    expect(first.getByRole('button', { name: 'Discard prices.csv' })).toBeVisible();
    const second = within(await row('spring.json'));
    expect(second.getByText('Applied')).toBeVisible();
    expect(second.getByRole('button', { name: 'Undo spring.json' })).toBeVisible();
    const third = within(await row('winter.csv'));
    expect(third.getByText('Undone')).toBeVisible();
    expect(third.queryByRole('button')).not.toBeInTheDocument();
    expect(third.getByRole('link', { name: 'Open winter.csv' })).toHaveAttribute(
      'href',
      `${PAGE}/2`,
    );
  });

  test('undoes an import after a question with the numbers', async () => {
    const { person, sent } = await open({
      'POST /product-imports/3/undo': { body: { data: { ...applied, status: 'undone' } } },
    });
    await person.click(await screen.findByRole('button', { name: 'Undo spring.json' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
    expect(dialog.getByText('1 added product will be deleted permanently')).toBeVisible();
    expect(dialog.getByText('2 products will get their previous values back')).toBeVisible();
    await person.click(await enabled('Undo import'));
    expect(await screen.findByText('The catalogue is as it was before the import.')).toBeVisible();
    expect(sent()).toEqual([['POST /api/v1/product-imports/3/undo', {}]]);
    expect(screen.getByRole('heading', { name: 'Earlier imports' })).toHaveFocus();
  });

  test('shows why an import cannot be undone', async () => {
    const sentence = 'AM224 (1) was changed since the import. Nothing was undone.';
    const { person } = await open({ 'POST /product-imports/3/undo': errorResponse(409, sentence) });
    await person.click(await screen.findByRole('button', { name: 'Undo spring.json' }));
    await person.click(await enabled('Undo import'));
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('discards a preview after a question', async () => {
    const { person, sent } = await open({
      'DELETE /product-imports/:id': { body: { success: true } },
    });
    await person.click(await screen.findByRole('button', { name: 'Discard prices.csv' }));
    await screen.findByRole('alertdialog', { name: 'Discard preview?' });
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('prices.csv discarded.')).toBeVisible();
    expect(sent()).toEqual([['DELETE /api/v1/product-imports/4', {}]]);
  });

  test('shows cards on a phone', async () => {
    setScreenWidth(390);
    await open();
    expect(screen.getAllByText('1 new, 2 changed, 5 unchanged')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Undo spring.json' })).toBeVisible();
  });
});

test('shows a text if there are no imports', async () => {
  stubApi({ 'GET /product-imports': { body: { data: [] }, total: 0 } });
  renderDashboard(PAGE);
  expect(await screen.findByText('No imports yet.')).toBeVisible();
});
