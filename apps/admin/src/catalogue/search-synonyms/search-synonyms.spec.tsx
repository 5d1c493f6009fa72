import type { SearchSynonym } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';

const row: SearchSynonym = {
  ...{ id: 4, words: 'টন, টনের', meaning: 'ton', version: 2 },
  updated_at: '2026-11-20T08:00:00.000Z',
};

const PAGE = '/dashboard/setting/search-synonyms';
const stub = () =>
  stubApi({
    'GET /search-synonyms': { body: { data: [row, { ...row, id: 5, words: 'দাম', meaning: '' }] } },
    'POST /search-synonyms': { status: 201, body: { data: row } },
    'PUT /search-synonyms/4': { body: { data: { ...row, meaning: 'tons' } } },
    'DELETE /search-synonyms/5': { body: { success: true } },
  });
type Calls = ReturnType<typeof stub>['calls'];
const written = (calls: Calls) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

test('lists synonyms and requires words of a new one', async () => {
  const { calls } = stub();
  const { person } = renderDashboard(PAGE);
  const table = await screen.findByRole('table', { name: 'Synonyms' });
  expect(within(table).getByText('দাম').closest('tr')).toHaveTextContent('Ignored');
  await person.click(screen.getByText('Add synonym'));
  await person.click(await screen.findByText('Save'));
  expect(await screen.findByText('Words are required')).toBeInTheDocument();
  await person.type(screen.getByLabelText(/^Words/), 'kholi');
  await person.click(screen.getByText('Save'));
  await waitFor(() => expect(written(calls)).toEqual([['POST', { words: 'kholi', meaning: '' }]]));
});

test('changes a synonym', async () => {
  const { calls } = stub();
  const { person } = renderDashboard(PAGE);
  await person.click(await screen.findByLabelText('Edit টন, টনের'));
  await person.type(await screen.findByLabelText(/^Meaning/), 's');
  await person.click(screen.getByText('Save'));
  const body = { words: 'টন, টনের', meaning: 'tons', version: 2 };
  await waitFor(() => expect(written(calls)).toEqual([['PUT', body]]));
});

test('deletes a synonym after a question', async () => {
  const { calls } = stub();
  const { person } = renderDashboard(PAGE);
  await person.click(await screen.findByLabelText('Delete দাম'));
  await person.click(await screen.findByText('Delete'));
  expect(await screen.findByText('Deleted: দাম')).toBeInTheDocument();
  expect(written(calls)).toEqual([['DELETE', {}]]);
});

test('finds a synonym by its words or meaning', async () => {
  stub();
  const { person } = renderDashboard(PAGE);
  const table = await screen.findByRole('table', { name: 'Synonyms' });
  await person.type(screen.getByLabelText('Find in this list'), 'TON');
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByText('টন, টনের')).toBeInTheDocument();
  await person.type(screen.getByLabelText('Find in this list'), 'nage');
  expect(screen.getByText('Nothing in this list matches.')).toBeInTheDocument();
  await person.click(screen.getByLabelText('Clear search'));
  expect(screen.getByText('দাম')).toBeInTheDocument();
});
