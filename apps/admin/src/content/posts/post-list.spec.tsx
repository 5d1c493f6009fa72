import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../platform/testing/api-stub';
import { post } from '../../platform/testing/record-rows';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { paths } from '../../platform/ui/page/paths';

const filters = post();
const valves = post({ id: 2, title: 'Valves', status: 'published' });

function openList() {
  const { calls } = stubApi({
    'GET /posts': { body: { data: [filters, valves] }, total: 2 },
    'GET /posts/counts': {
      body: {
        data: {
          all: 2,
          trash: 0,
          by_status: { draft: 1, scheduled: 0, published: 1, archived: 0 },
        },
      },
    },
    'POST /posts/status': { body: { data: { changed: [1, 2] } } },
    'POST /posts/trash': { body: { data: { removed: [1, 2] } } },
    'POST /posts/restore': { body: { data: { restored: [1, 2] } } },
  });
  const page = renderDashboard(paths.posts.list);
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address: { pathname }, body }) => [`${method} ${pathname}`, body]);
  const lastQuery = () =>
    calls.filter((call) => call.address.pathname === '/api/v1/posts').at(-1)?.address.searchParams;
  const choose = async (...titles: string[]) => {
    for (const title of titles) {
      await page.person.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
    }
  };
  return { ...page, sent, lastQuery, choose };
}

test('has a view for each status, with its number of posts', async () => {
  const { person, lastQuery } = openList();
  await person.click(await screen.findByRole('link', { name: 'Published 1' }));
  await waitFor(() => expect(lastQuery()?.get('status')).toBe('published'));
  expect(screen.getByRole('link', { name: 'Published 1' })).toHaveAttribute('aria-current', 'page');
});

test('publishes several posts together', async () => {
  const { person, sent, choose } = openList();
  await choose('Clean filters', 'Valves');
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('2 posts are now published.')).toBeVisible();
  expect(sent()).toEqual([['POST /api/v1/posts/status', { ids: [1, 2], status: 'published' }]]);
});

test('deletes several posts after a question that names them, and restores them with ‘Undo’', async () => {
  const { person, sent, choose } = openList();
  await choose('Clean filters', 'Valves');
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Valves')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Delete' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 posts are back.')).toBeVisible();
  expect(sent().map(([call]) => call)).toEqual([
    'POST /api/v1/posts/trash',
    'POST /api/v1/posts/restore',
  ]);
});
