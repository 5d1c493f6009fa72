import { existsSync } from 'node:fs';
import { join } from 'node:path';
import '@testing-library/jest-dom';
import { VRF_PROJECT_CATEGORIES, type VrfProject } from '@shishir/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { apiClient, type CallApi } from '../../platform/api/api-client';
import { ToastProvider } from '../../platform/ui/toast';
import { totalTr } from './project-facts';
import ProjectsPageView, { shouldRevalidate } from './projects.route';
import { loadProjectsPage } from './projects-page.server';

const project = (id: number, overrides: Partial<VrfProject> = {}): VrfProject => ({
  id,
  project_name: `Building ${id}`,
  location: 'Khulna',
  brand: 'EBARA',
  capacity: `${10 * id} TR`,
  indoor_type: 'Fan coil units',
  outdoor_type: 'Chiller',
  start_date: '2025-03-02',
  completed_date: `20${10 + id}-06-30`,
  status: 'completed',
  category: 'Medical',
  description: 'Eight floors.',
  image: null,
  picture: null,
  updated_at: '2026-11-01T00:00:00.000Z',
  ...overrides,
});

/** One per group, and two more. */
const projects = [
  ...VRF_PROJECT_CATEGORIES.map((category, index) => project(index + 1, { category })),
  project(10, { category: 'Education', completed_date: '2026-12-20', status: 'ongoing' }),
  project(11, { category: 'Education', completed_date: null, location: null }),
];

const answering =
  (rows: VrfProject[]): CallApi =>
  () =>
    Promise.resolve(Response.json({ data: rows }));

const load = (callApi: CallApi, query = '') =>
  loadProjectsPage(
    apiClient(
      callApi,
      { address: '192.0.2.7' },
      {
        ...{ publicUrl: 'http://localhost:8080', requestId: 'r', cookie: '', userAgent: '' },
      },
    ),
    new URLSearchParams(query),
  );

async function open(rows: VrfProject[] = projects, query = '') {
  const page = await load(answering(rows), query);
  const props = { loaderData: { page, publicUrl: 'http://localhost:8080' } };
  const loadShell = jest.fn(() => ({ company: { sales_phones: [] } }));
  const router = createMemoryRouter(
    [
      {
        id: 'shell',
        path: '/our-projects',
        HydrateFallback: () => null,
        loader: loadShell,
        shouldRevalidate,
        element: <ProjectsPageView {...(props as Parameters<typeof ProjectsPageView>[0])} />,
      },
      { path: '/contact-us', element: <h1>Contact</h1> },
    ],
    { initialEntries: [`/our-projects?${query}`] },
  );
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Our Projects');
  return { router, loadShell };
}

const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article')!;

describe('the page of projects', () => {
  it('shows the nine groups in order, each with its number of projects and its capacity', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((row) => row.textContent);
    expect(headings.slice(0, 9)).toEqual([...VRF_PROJECT_CATEGORIES]);
    const education = screen.getByRole('region', { name: 'Education' });
    expect(education).toHaveTextContent('3 projects, 260 TR');
    expect(screen.getByRole('status')).toHaveTextContent('11 projects');
    expect(screen.getByText('660 TR')).toBeVisible();
  });

  it('shows name, place, capacity and year of a project, and the handover date of one under way', async () => {
    await open();
    const finished = within(cardOf('Building 5'));
    for (const text of ['Khulna', 'Completed', '2015']) {
      expect(finished.getByText(text)).toBeVisible();
    }
    expect(finished.getByText('Cooling').nextSibling).toHaveTextContent('50 TR');
    const ongoing = within(cardOf('Building 10'));
    expect(ongoing.getByText('Ongoing')).toBeVisible();
    expect(ongoing.getByText('Handover').nextSibling).toHaveTextContent('2026');
    expect(within(cardOf('Building 11')).queryByText('Completed')).toBeNull();
  });

  it('shows a drawing of the type of building without a picture', async () => {
    await open([...projects, project(12, { category: null })]);
    const drawings = [...document.querySelectorAll('article img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(drawings).toHaveLength(12);
    for (const drawing of drawings) {
      expect(existsSync(join(__dirname, '../../../public', drawing!))).toBe(true);
    }
  });

  it('sorts a group by completion date, with projects under way at the end', async () => {
    await open();
    const names = within(screen.getByRole('region', { name: 'Education' })).getAllByRole('link');
    expect(names.map((link) => link.textContent)).toEqual([
      'Building 5',
      'Building 11',
      'Building 10',
    ]);
  });

  it('leaves out a group without projects, and a sum that would be too small', async () => {
    await open([project(1), project(2, { capacity: 'about 40 TR' })]);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Medical');
    expect(screen.getByRole('region', { name: 'Medical' })).not.toHaveTextContent('projects,');
    expect(screen.queryByText('Total cooling')).toBeNull();
    const bar = screen.getByRole('navigation', { name: 'Type of building' });
    expect(within(bar).getAllByRole('link')).toHaveLength(2);
  });

  it('shows a single group, with the others as choices', async () => {
    await open(projects, 'group=commercial-corporate');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 project in Commercial / Corporate');
    const bar = within(screen.getByRole('navigation', { name: 'Type of building' }));
    expect(bar.getAllByRole('link')).toHaveLength(10);
    expect(bar.getByRole('link', { current: true })).toHaveTextContent('Commercial / Corporate');
    expect(bar.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/our-projects');
  });

  it('shows every group for an unknown one', async () => {
    await open(projects, 'group=castles');
    expect(screen.getAllByRole('article')).toHaveLength(11);
  });

  it('links to sales if no projects exist', async () => {
    await open([]);
    expect(screen.getByText('No projects to show yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Talk to sales' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });

  it('fails instead of looking empty if projects cannot be loaded', async () => {
    const failing: CallApi = () => Promise.resolve(Response.json({}, { status: 500 }));
    await expect(load(failing)).rejects.toMatchObject({ init: { status: 503 } });
  });
});

describe('a project', () => {
  const facts = [
    ['Location', 'Khulna'],
    ['Cooling', '60 TR'],
    ['Outdoor', 'Chiller'],
    ['Indoor', 'Fan coil units'],
    ['Brand', 'EBARA'],
    ['Started', 'March 2025'],
    ['Completed', 'June 2016'],
  ];

  it('is shown above the list without JavaScript, with all its facts', async () => {
    await open(projects, 'project=6');
    const section = within(screen.getByRole('region', { name: 'Project' }));
    expect(section.getByRole('heading', { name: 'Building 6' })).toBeVisible();
    expect(section.getByText('Eight floors.')).toBeVisible();
    expect(section.getAllByRole('row').map((row) => row.textContent)).toEqual(
      facts.map((fact) => fact.join('')),
    );
  });

  it('is reported as missing if it does not exist', async () => {
    expect((await load(answering(projects), 'project=99')).isMissing).toBe(true);
    await open(projects, 'project=99');
    expect(screen.getByRole('alert')).toHaveTextContent('This project is no longer shown.');
  });

  it('opens in a dialog with links to the next and the previous one, which returns the focus', async () => {
    const user = userEvent.setup();
    await open(projects);
    screen.getByRole('link', { name: 'Building 6' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Building 6' });
    expect(within(dialog).getAllByRole('row')).toHaveLength(facts.length);
    await user.click(within(dialog).getByRole('button', { name: 'Next project' }));
    expect(await screen.findByRole('dialog', { name: 'Building 7' })).toBeVisible();
    for (const name of ['Building 6', 'Building 10']) {
      await user.click(screen.getByRole('button', { name: 'Previous project' }));
      expect(await screen.findByRole('dialog', { name })).toBeVisible();
    }
    expect(screen.getByRole('dialog')).toHaveTextContent('HandoverDecember 2026');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Building 6' })).toHaveFocus();
  });

  it('closes on Back to the same group without loading data, and returns the focus', async () => {
    const user = userEvent.setup();
    const { router, loadShell } = await open(projects, 'group=education');
    await user.click(screen.getByRole('link', { name: 'Building 10' }));
    await user.click(await screen.findByRole('button', { name: 'Next project' }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ search: '?group=education', hash: '' });
    expect(screen.getByRole('link', { name: 'Building 10' })).toHaveFocus();
    expect(loadShell).toHaveBeenCalledTimes(1);
  });

  it('is open again after Back from the page of its link', async () => {
    const user = userEvent.setup();
    const { router } = await open(projects);
    await user.click(screen.getByRole('link', { name: 'Building 6' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Building 6' }));
    await user.click(dialog.getByRole('link', { name: 'Ask about a similar building' }));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('dialog', { name: 'Building 6' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Building 6' })).toHaveFocus();
  });
});

it('sums up capacities that are free text', () => {
  const tr = (...capacities: (string | null)[]) =>
    totalTr(capacities.map((capacity) => ({ capacity })));
  expect(tr('296 TR', '9.6 tr', ' 1,200TR ')).toBe(1505.6);
  expect(tr('296 TR', '120 kW')).toBeNull();
  expect(tr('296 TR', null)).toBeNull();
});
