import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { noApi, openedPage } from '../../platform/api/testing';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { renderInShell } from '../../platform/testing/shell.fixture';
import PrivacyPage, { loader, meta } from './privacy.route';

const load = () => loader(openedPage('/privacy', catalogueApi()));

it('shows the sections with the periods of the settings, and whom to ask', async () => {
  const loaderData = await load();
  renderInShell(<PrivacyPage {...({ loaderData } as Parameters<typeof PrivacyPage>[0])} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  for (const name of ['When you write to us', 'In your browser', 'Who to ask']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const table = within(screen.getByRole('region', { name: 'Messages' }));
  expect(table.getByRole('row', { name: /^Your IP address/ })).toHaveTextContent('90 days');
  expect(table.getByRole('row', { name: /^The CV/ })).toHaveTextContent('180 days, {unknown}');
  expect(screen.getByText(/^Cool Example is responsible/)).toHaveTextContent(
    'within one working day.',
  );
  expect(screen.getByRole('link', { name: 'info@cool.example' })).toBeVisible();
});

it('has the title and description of its texts', async () => {
  const tags = meta({ loaderData: await load(), matches: [] } as never);
  expect(tags).toContainEqual({ title: 'Privacy' });
  expect(tags).toContainEqual({ name: 'description', content: 'For search engines.' });
});

it('responds with 503 while the API is down', async () => {
  await expect(loader(openedPage('/privacy', noApi))).rejects.toMatchObject({
    init: { status: 503 },
  });
});
