import { screen, within } from '@testing-library/react';
import { stubApi } from '../../platform/testing/api-stub';
import { section } from '../../platform/testing/record-rows';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { paths } from '../../platform/ui/page/paths';

function open(address: string) {
  const titles = ['The people behind the cooling', 'Who We Are', 'Mission'];
  const rows = titles.map((title, index) => section({ id: index + 1, title }));
  const counts = { all: 240, trash: 0, by_status: { active: 240, inactive: 0 } };
  const { calls } = stubApi({
    // More than one page.
    'GET /sections': { body: { data: rows }, total: 60 },
    'GET /sections/counts': { body: { data: counts } },
  });
  renderDashboard(address);
  return {
    queries: () =>
      calls
        .filter(({ address: { pathname } }) => pathname.endsWith('/sections'))
        .map(({ address: { searchParams } }) => searchParams),
  };
}

test('lists the sections of the About page with links to edit them', async () => {
  const { queries } = open(paths.aboutUs);
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'About Us' }));
  expect(table.getByText('The people behind the cooling')).toBeVisible();
  expect(table.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  expect(table.queryByRole('columnheader', { name: 'Page' })).not.toBeInTheDocument();
  expect(table.getByRole('link', { name: 'Edit Who We Are' })).toHaveAttribute(
    'href',
    `${paths.sections.edit(2)}?page_key=about`,
  );
  expect(screen.getByRole('link', { name: 'Open on the site' })).toHaveAttribute(
    'href',
    'http://localhost/about-us',
  );
  expect(new Set(queries().map((query) => query.get('page_key')))).toEqual(new Set(['about']));
  expect(screen.queryByText('240')).not.toBeInTheDocument();
});

test('shows hidden sections of the About page only', async () => {
  const { queries } = open(`${paths.aboutUs}?status=inactive`);
  await screen.findByRole('table', { name: 'About Us' });
  expect(Object.fromEntries(queries()[0]!)).toMatchObject({
    page_key: 'about',
    status: 'inactive',
  });
});

test('adds a section to the About page and returns to its list', async () => {
  const saved = section({ id: 9, title: 'Our workshop', page_key: 'about' });
  const { calls } = stubApi({
    'GET /sections': { body: { data: [] }, total: 0 },
    'GET /sections/counts': { body: { data: { all: 0, trash: 0, by_status: {} } } },
    'POST /sections': { status: 201, body: { data: saved } },
  });
  const { person } = renderDashboard(paths.aboutUs);
  const [add] = await screen.findAllByRole('link', { name: 'Add Section' });
  await person.click(add!);
  await person.type(await screen.findByLabelText('Title'), 'Our workshop');
  expect(screen.getByRole('combobox', { name: /^Page/ })).toHaveTextContent('About Us');
  await person.click(screen.getByRole('button', { name: /^Add Section/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  const post = calls.find(({ method }) => method === 'POST');
  expect(post?.body).toMatchObject({ page_key: 'about', title: 'Our workshop' });
});
