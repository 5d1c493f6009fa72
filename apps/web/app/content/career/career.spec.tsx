import '@testing-library/jest-dom';
import type { Opening } from '@shishir/contract';
import { screen, within } from '@testing-library/react';
import type { CallApi } from '../../platform/api/api-client';
import { noApi, openedPage } from '../../platform/api/testing';
import { company, renderInShell } from '../../platform/testing/shell.fixture';
import CareerPage, * as career from './career.route';

const opening = (id: number, own: Partial<Opening> = {}): Opening => ({
  id,
  title: `Engineer ${id}`,
  location: 'Dhaka',
  type: 'Full Time',
  summary: `Repairs <things> ${id}.`,
  description: '## Duties\n\n- Measure <b>all</b>.',
  posted_date: '2026-11-01',
  closing_date: null,
  status: 'active',
  position: id * 10,
  updated_at: '2026-11-01T00:00:00.000Z',
  ...own,
});

const openings = [
  opening(1),
  opening(2, { location: 'Chittagong', closing_date: '2026-12-31' }),
  opening(3, { location: 'Narayanganj', type: 'Part Time' }),
  opening(4),
];
const terms = {
  reply_working_days: 1,
  keep_application_days: 180,
  keep_quarantine_days: 30,
  keep_address_days: 90,
};

const answering =
  (rows: Opening[], own: Partial<typeof terms> = {}): CallApi =>
  ({ url }) =>
    Promise.resolve(Response.json({ data: url.includes('/terms') ? { ...terms, ...own } : rows }));

const load = (callApi: CallApi) => career.loader({ ...openedPage('/career', callApi), params: {} });

async function open(rows = openings, own: Partial<typeof terms> = {}, shell = {}) {
  const loaderData = await load(answering(rows, own));
  const props = { loaderData } as Parameters<typeof CareerPage>[0];
  renderInShell(<CareerPage {...props} />, shell);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Work with us');
}

describe('the career page', () => {
  it('shows the openings in order with place and type, and their number', async () => {
    await open();
    const jobs = screen.getAllByRole('heading', { level: 3 }).map((row) => row.closest('li')!);
    expect(jobs.map((job) => within(job).getByRole('heading', { level: 3 }).textContent)).toEqual(
      openings.map(({ title }) => title),
    );
    const [, second, third] = jobs;
    for (const text of ['Chittagong', 'Full Time', 'Apply by 31 Dec 2026', 'Repairs <things> 2.']) {
      expect(within(second!).getByText(text)).toBeVisible();
    }
    expect(within(third!).getByText('Part Time')).toBeVisible();
    expect(third!.querySelector('.prose')).toHaveTextContent('Measure <b>all</b>.');
    expect(third!.querySelector('.prose b')).toBeNull();
    expect(
      screen.getByText(
        'We are engineers and technicians in Dhaka, Chittagong and Narayanganj. Four positions are open.',
      ),
    ).toBeVisible();
  });

  it('links each opening to its application, also without JavaScript', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Apply Now for Engineer 3' });
    expect(button.closest('form')).toHaveAttribute('action', '/enquiry/application');
    expect(button.closest('form')!.querySelector('input[name=opening]')).toHaveValue('3');
    expect(screen.getAllByRole('button', { name: /^Apply Now/ })).toHaveLength(4);
  });

  it('shows the periods of the settings, and accepts a resume by mail', async () => {
    await open(openings, { reply_working_days: 3, keep_application_days: 90 });
    expect(screen.getByText('We reply within 3 working days.')).toBeVisible();
    expect(screen.getByText(/We’ll keep it for 90 days/)).toBeVisible();
    const address = `mailto:${company.head_office!.email}?subject=Resume`;
    expect(screen.getByRole('link', { name: 'Send Resume' })).toHaveAttribute('href', address);
  });

  it('shows a message without openings, and no mail link without an address', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'No open positions at the moment' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Send Resume' })).toHaveLength(2);
    expect(screen.getByText('We reply within one working day.')).toBeVisible();
  });

  it('does not invent a mail address', async () => {
    await open(openings, {}, { company: { ...company, head_office: null, sales_email: null } });
    expect(screen.queryByRole('link', { name: 'Send Resume' })).toBeNull();
  });

  it('fails instead of looking empty while the API is down', async () => {
    await expect(load(noApi)).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('describes its openings to search engines', async () => {
    const loaderData = await load(answering(openings));
    const matches = [{ id: 'shell', loaderData: { siteName: 'Cool Example' } }];
    const tags = career.meta({ loaderData, matches } as never);
    expect(tags).toContainEqual({ title: 'Career | Cool Example' });
    const data = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
    expect(data).toHaveLength(4);
    expect(data[1]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Engineer 2',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59+06:00',
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressLocality: 'Chittagong', addressCountry: 'BD' } },
      hiringOrganization: { name: 'Cool Example' },
    });
    expect(data[2]).toMatchObject({ employmentType: 'PART_TIME' });
    expect(JSON.stringify(data[0])).toContain('Repairs &lt;things> 1.');
  });
});
