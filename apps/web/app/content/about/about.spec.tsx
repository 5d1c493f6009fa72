import '@testing-library/jest-dom';
import type { Company, VrfProject } from '@shishir/contract';
import { screen } from '@testing-library/react';
import type { CallApi } from '../../platform/api/api-client';
import { noApi, openedPage } from '../../platform/api/testing';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { company, renderInShell } from '../../platform/testing/shell.fixture';
import About, { loader, meta } from './about.route';

const project = (id: number, change: Partial<VrfProject> = {}) => ({
  id,
  project_name: `Project ${id}`,
  location: 'Dhaka',
  capacity: '40 TR',
  status: 'completed',
  completed_date: `202${id}-01-01`,
  picture: { key: `p${id}`, width: 960, height: 720, blur: '', alt: 'House' },
  ...change,
});

const callApi =
  (projects: object[], own: Company): CallApi =>
  (request, visitor) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/company')) return Promise.resolve(Response.json({ data: own }));
    if (!pathname.endsWith('/vrf-project')) return catalogueApi()(request, visitor);
    const headers = { 'x-total-count': String(projects.length) };
    return Promise.resolve(Response.json({ data: projects }, { headers }));
  };

const load = (projects: object[] = [], own = company) =>
  loader(openedPage('/about-us', callApi(projects, own)));

async function open(projects: object[] = []) {
  const loaderData = await load(projects);
  renderInShell(<About {...({ loaderData } as Parameters<typeof About>[0])} />);
}

describe('About Us', () => {
  it('opens with a heading, a picture and the business profile', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('img', { name: /Warehouse/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Business Profile' })).toHaveAttribute(
      'href',
      '/business-profile.pdf',
    );
  });

  it('shows the story and the principles of the company', async () => {
    await open();
    expect(await screen.findByText('Cool Example is an authorised distributor.')).toBeVisible();
    expect(screen.getByText('Our warehouse is in Narayanganj.')).toBeVisible();
    for (const name of ['Communication', 'After Sales Service', 'Mission', 'Vision']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: 'Quality Policy' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '150+ happy clients' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Day 1Handed over', 'Every yearFull check']),
    );
  });

  it('shows people by trade and initials, dates and certificates', async () => {
    await open();
    const person = (await screen.findByRole('heading', { name: 'VRF engineer' })).closest('li');
    expect(person).toHaveTextContent(/^IK/);
    expect(screen.getByText('Trade licence').closest('li')).toHaveTextContent('2026');
    expect(screen.getByRole('heading', { name: 'First workshop' }).closest('li')).toHaveTextContent(
      '2009',
    );
    expect(screen.getByText('Demonstration data.')).toBeVisible();
  });

  it('has a story without the name and warehouse of the company', async () => {
    const { story } = await load([], { ...company, name: null, warehouse: null });
    expect(story[0]).toContain('site.example is an authorised distributor.');
    expect(story[1]).toContain('Our warehouse is in Bangladesh.');
  });

  it('has the title and description of its texts', async () => {
    const tags = meta({ loaderData: await load(), matches: [] } as never);
    expect(tags).toContainEqual({ title: 'About Us' });
    expect(tags).toContainEqual({ name: 'description', content: 'For search engines.' });
  });

  it('responds with 503 while the API is down', async () => {
    await expect(loader(openedPage('/about-us', noApi))).rejects.toMatchObject({
      init: { status: 503 },
    });
  });

  it('counts the projects, and shows those completed last', async () => {
    await open([
      project(1, { location: 'Agrabad, Chattogram' }),
      project(5, { status: 'ongoing' }),
      project(3),
      project(4),
      project(2, { picture: null }),
    ]);
    expect(await screen.findByText('200 TR')).toBeVisible();
    expect(screen.getByText('Projects').nextSibling).toHaveTextContent('5');
    expect(screen.getByText('Under way').nextSibling).toHaveTextContent('1');
    expect(screen.getByRole('img', { name: /^Map of our projects/ })).toHaveTextContent(
      'Dhaka 160Chattogram 40',
    );
    const shown = screen.getAllByRole('link', { name: /^Project \d$/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Project 4',
      'Project 3',
      'Project 1',
    ]);
  });

  it('leaves out the projects if none exist', async () => {
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Our Projects' })).toBeNull();
  });

  it('ends with links to sales', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });
});
