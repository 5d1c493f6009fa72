import type { Document } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, stubApi } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { category, product } from '../../platform/testing/rows';

beforeEach(() => {
  // File addresses that the test knows.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

const MOMENT = '2026-11-20T04:00:00.000Z';
const manual = (own: Partial<Document> = {}): Document => ({
  id: 5,
  product_id: 1,
  category_id: null,
  unit_id: null,
  type: 'manual',
  language: 'en_bn',
  title: 'Installation manual',
  file_name: 'manual.pdf',
  bytes: 6_700_000,
  is_public: false,
  version: 2,
  created_at: MOMENT,
  updated_at: MOMENT,
  deleted_at: null,
  ...own,
});
/** The label of the input changes once a file is chosen. */
const CHOOSE = /^(Choose a|Choose another) file$/;
const pdf = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });

async function open(responses: Parameters<typeof stubApi>[0] = {}, rows = [manual()]) {
  const { calls } = stubApi({
    'GET /categories': { body: { data: [category()] } },
    'GET /products/:id': { body: product() },
    'GET /documents': { body: { data: rows } },
    ...responses,
  });
  const { person } = renderDashboard('/dashboard/product/edit/1');
  await person.click(await screen.findByRole('button', { name: 'Documents' }));
  const name = `Documents of ${product().model}`;
  const dialog = within(await screen.findByRole('dialog', { name }));
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }) => [`${method} ${address.pathname}`, body]);
  return { person, dialog, sent, calls };
}

describe('the documents dialog of a product', () => {
  test('shows type, language, size and a download link', async () => {
    const { dialog, calls } = await open();
    const row = within(await dialog.findByRole('listitem'));
    expect(row.getByText('Installation manual')).toBeVisible();
    expect(row.getByText(/^Manual, English and Bangla, 6\.4\sMB$/)).toBeVisible();
    expect(row.getByText('Staff only')).toBeVisible();
    expect(row.getByRole('link', { name: 'Download Installation manual' })).toHaveAttribute(
      'href',
      '/api/v1/documents/5/file',
    );
    const read = calls.find(({ address }) => address.pathname === '/api/v1/documents');
    expect(read!.address.search).toBe('?product_id=1');
  });

  test('publishes and withdraws a document with one click', async () => {
    const { person, dialog, sent } = await open({
      'PUT /documents/:id': { body: { data: manual({ is_public: true, version: 3 }) } },
    });
    await person.click(
      await dialog.findByRole('switch', { name: 'Make Installation manual public' }),
    );
    expect(await screen.findByText('Visitors can now download Installation manual.')).toBeVisible();
    expect(sent()).toEqual([['PUT /api/v1/documents/5', { is_public: true, version: 2 }]]);
  });

  test('deletes a document and undoes that', async () => {
    const { person, dialog, sent } = await open({
      'DELETE /documents/:id': { body: { success: true } },
      'POST /documents/:id/restore': { body: { data: manual() } },
    });
    await person.click(await dialog.findByRole('button', { name: 'Delete Installation manual' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Installation manual is back.');
    expect(sent().map(([call]) => call)).toEqual([
      'DELETE /api/v1/documents/5',
      'POST /api/v1/documents/5/restore',
    ]);
  });

  test('changes title, type and language', async () => {
    const { person, dialog, sent } = await open({
      'PUT /documents/:id': { body: { data: manual({ title: 'Manual 2026' }) } },
    });
    await person.click(await dialog.findByRole('button', { name: 'Edit Installation manual' }));
    const form = within(dialog.getByRole('form', { name: 'Edit Installation manual' }));
    await person.clear(form.getByLabelText('Document title'));
    await person.type(form.getByLabelText('Document title'), 'Manual 2026');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Manual 2026 saved.');
    expect(sent()).toEqual([
      [
        'PUT /api/v1/documents/5',
        { title: 'Manual 2026', type: 'manual', language: 'en_bn', is_public: false, version: 2 },
      ],
    ]);
  });

  test('uploads a file and takes the title from its name', async () => {
    const { person, dialog, sent } = await open(
      { 'POST /documents': { status: 201, body: { data: manual() } } },
      [],
    );
    expect(await dialog.findByText('No documents yet.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Add a document' }));
    const form = within(dialog.getByRole('form', { name: 'Add a document' }));
    await person.upload(form.getByLabelText('Choose a file'), pdf('Installation_manual.pdf'));
    expect(form.getByLabelText('Document title')).toHaveValue('Installation manual');
    await person.click(form.getByRole('combobox', { name: /^Document type/ }));
    await person.click(await screen.findByRole('option', { name: 'Manual' }));
    await person.click(form.getByRole('checkbox', { name: 'Visitors can download it' }));
    await person.click(form.getByRole('button', { name: 'Upload' }));
    await screen.findByText('Installation manual uploaded.');
    const [[call, body]] = sent() as [[string, Record<string, unknown>]];
    expect(call).toBe('POST /api/v1/documents');
    expect(body).toMatchObject({
      product_id: '1',
      title: 'Installation manual',
      type: 'manual',
      language: 'en',
      is_public: 'true',
    });
    expect((body['document'] as File).name).toBe('Installation_manual.pdf');
  });

  test('rejects other file types and shows server errors on their fields', async () => {
    const { person, dialog, sent } = await open(
      { 'POST /documents': errorResponse(400, 'Please check.', { type: 'Choose a type' }) },
      [],
    );
    await person.click(await dialog.findByRole('button', { name: 'Add a document' }));
    const form = within(dialog.getByRole('form', { name: 'Add a document' }));
    const choose = (file: File) =>
      userEvent.setup({ applyAccept: false }).upload(form.getByLabelText(CHOOSE), file);
    await choose(pdf('drawing.dwg', 'image/vnd.dwg'));
    expect(form.getByRole('alert')).toHaveTextContent('This file is not a PDF. Choose a PDF.');
    expect(sent()).toEqual([]);
    await choose(pdf('drawing.pdf'));
    await person.click(form.getByRole('button', { name: 'Upload' }));
    expect(await form.findByText('Choose a type')).toBeVisible();
    await waitFor(() => expect(form.getByRole('button', { name: 'Upload' })).toBeEnabled());
  });
});

test('shows the documents of a category', async () => {
  const { calls } = stubApi({
    'GET /categories': { body: { data: [category({ aliases: [], used_by: 0 })] } },
    'GET /documents': { body: { data: [] } },
  });
  const { person } = renderDashboard('/dashboard/setting/categories');
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor Unit' }));
  await person.click(await screen.findByRole('button', { name: 'Documents' }));
  await screen.findByText('No documents yet.');
  const read = calls.find(({ address }) => address.pathname === '/api/v1/documents');
  expect(read!.address.search).toBe('?category_id=1');
});
