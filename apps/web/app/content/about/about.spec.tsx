import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import type { VrfProject } from '@shishir/contract';
import { openedPage } from '../../platform/api/testing';
import AboutPage, { loader } from './about.route';

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

const load = (projects: object[]) =>
  loader(
    openedPage('/about-us', () =>
      Promise.resolve(
        Response.json(
          { data: projects },
          { headers: { 'x-total-count': String(projects.length) } },
        ),
      ),
    ),
  );

async function open(projects: object[] = []) {
  const loaderData = await load(projects);
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/about-us',
      HydrateFallback: () => null,
      loader: () => ({
        company: {
          name: 'Cool Example',
          sales_phones: ['+8801000000101', '+8801000000102'],
          sales_hours: 'Saturday to Thursday',
          warehouse: { city: 'Narayanganj' },
        },
      }),
      Component: () => <AboutPage {...({ loaderData } as Parameters<typeof AboutPage>[0])} />,
    },
  ]);
  render(<Stub initialEntries={['/about-us']} />);
}

describe('About Us', () => {
  it('opens with a heading, a picture and the business profile', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('img', { name: /lobby/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Business Profile' })).toHaveAttribute(
      'href',
      '/business-profile.pdf',
    );
  });

  it('shows the story and the principles of the company', async () => {
    await open();
    expect(
      await screen.findByText(
        /Cool Example is an authorised distributor of air-conditioning brands: Samsung, Haier and/,
      ),
    ).toBeVisible();
    for (const name of ['Communication', 'After Sales Service', 'Mission', 'Vision']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: 'Quality Policy' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '150+ happy clients' })).toBeVisible();
  });

  it('counts the projects, and shows those completed last', async () => {
    await open([
      project(1),
      project(5, { status: 'ongoing' }),
      project(3),
      project(4),
      project(2, { picture: null }),
    ]);
    expect(await screen.findByText('200 TR')).toBeVisible();
    expect(screen.getByText('Projects').nextSibling).toHaveTextContent('5');
    expect(screen.getByText('Under way').nextSibling).toHaveTextContent('1');
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
