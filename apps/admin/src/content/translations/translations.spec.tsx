import type { RecordTranslation, TranslatedText, TranslationRow } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';

const HASH = 'a'.repeat(64);
const text = (own: Partial<TranslatedText>): TranslatedText => ({
  ...{ field: 'title', label: 'Title', long: false, source: 'Split AC', source_hash: HASH },
  ...{ text: null, approved: null, state: null, stale: false, by: null, at: null },
  ...own,
});
const record: RecordTranslation = {
  ...{ subject: 'category', id: 12, name: 'Split AC', version: 'v1' },
  texts: [
    text({ text: 'স্প্লিট এসি', approved: 'স্প্লিট এসি', state: 'approved', stale: true }),
    text({ field: 'delivery', label: 'Delivery', source: 'Two days' }),
  ],
  glossary: [{ english: 'split AC', bangla: 'স্প্লিট এসি', note: '' }],
};
const row: TranslationRow = {
  ...{ subject: 'category', id: 12, name: 'Split AC' },
  ...{ texts: 2, missing: 1, stale: 1, draft: 0 },
};

const LIST = '/dashboard/setting/translations';
const ONE = 'GET /translations/category/12';
const SAVE = 'PUT /translations/category/12';
const counts = [{ subject: 'category', records: 1, texts: 2, missing: 1, stale: 1, draft: 0 }];

test('lists what is missing or stale, by type', async () => {
  stubApi({ 'GET /translations': { body: { data: [row], counts }, total: 1 } });
  renderDashboard(LIST);
  expect(await screen.findByText('1 missing')).toBeInTheDocument();
  expect(screen.getByText('1 changed')).toBeInTheDocument();
  expect(screen.getByLabelText('Translate Split AC')).toHaveAttribute(
    'href',
    '/dashboard/setting/translations/category/12',
  );
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
});

test('saves changed texts as drafts, and approves all texts', async () => {
  const { calls } = stubApi({
    [ONE]: { body: { data: record } },
    [SAVE]: { body: { data: record } },
  });
  const { person } = renderDashboard(`${LIST}/category/12`);
  const input = await screen.findByLabelText(/^Delivery in Bangla/);
  const glossary = screen.getByRole('complementary', { name: 'Glossary' });
  expect(within(glossary).getByText('স্প্লিট এসি')).toBeInTheDocument();
  expect(screen.getByText('Save as draft')).toBeDisabled();
  await person.type(input, 'দুই দিন');
  await person.click(screen.getByText('Save as draft'));
  const written = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const draft = [{ field: 'delivery', text: 'দুই দিন' }];
  await waitFor(() => expect(written()).toEqual([{ version: 'v1', state: 'draft', texts: draft }]));
  expect(await screen.findByText(/The draft is saved/)).toBeInTheDocument();
  await person.click(screen.getByText('Approve and publish'));
  const approved = [{ field: 'title', text: 'স্প্লিট এসি' }];
  await waitFor(() =>
    expect(written()[1]).toEqual({ version: 'v1', state: 'approved', texts: approved }),
  );
});

test('keeps the typed texts after a conflict', async () => {
  const current = { ...record, version: 'v2' };
  const { calls } = stubApi({
    [ONE]: { body: { data: record } },
    [SAVE]: {
      status: 409,
      body: {
        code: 'conflict',
        message: 'Changed',
        error: 'Changed',
        current,
        changed_by: 'Rafiq',
      },
    },
  });
  const { person } = renderDashboard(`${LIST}/category/12`);
  await person.type(await screen.findByLabelText(/^Delivery in Bangla/), 'দুই দিন');
  await person.click(screen.getByText('Save as draft'));
  expect(await screen.findByText(/Rafiq changed these texts/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Delivery in Bangla/)).toHaveValue('দুই দিন');
  await person.click(screen.getByText('Save as draft'));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)!.body).toMatchObject({
      version: 'v2',
    }),
  );
});

test('lists and adds terms of the glossary', async () => {
  const term = { id: 4, english: 'chiller', bangla: 'চিলার', note: 'Central', version: 1 };
  const { calls } = stubApi({
    'GET /glossary': { body: { data: [{ ...term, updated_at: '2026-11-20T08:00:00.000Z' }] } },
    'POST /glossary': {
      status: 201,
      body: { data: { ...term, updated_at: '2026-11-20T08:00:00.000Z' } },
    },
  });
  const { person } = renderDashboard('/dashboard/setting/glossary');
  expect(await screen.findByText('চিলার')).toBeInTheDocument();
  await person.click(screen.getByText('Add term'));
  await person.type(await screen.findByLabelText(/^English/), 'coil');
  await person.type(screen.getByLabelText(/^Bangla/), 'কয়েল');
  await person.click(screen.getByText('Save'));
  const body = { english: 'coil', bangla: 'কয়েল', note: '' };
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map((call) => call.body)).toEqual([
      body,
    ]),
  );
});
