import '@testing-library/jest-dom';
import type { Company } from '@shishir/contract';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import AboutPage from '../../content/about/about.route';
import { ContactDetails } from '../../sales/contact-message/contact-details';
import { ContactMap } from '../../sales/contact-message/contact-map';
import * as home from '../../content/home/home.route';
import { ContactSales } from '../../catalogue/products/detail/contact-sales';
import { company, onScreen, renderInShell } from '../testing/shell.fixture';
import type { ShellData } from '../ui/page/shell-data';
import { BeingSetUp } from './being-set-up';
import { Footer } from './footer';
import { Header } from './header';
import { TopBar } from './top-bar';

/** The least with which the site is open. */
const least: Company = {
  name: 'Padma Air',
  blurb: null,
  web: null,
  sales_email: null,
  sales_phones: ['+8801711000000'],
  sales_hours: null,
  head_office: null,
  warehouse: null,
  socials: [],
  map_url: null,
  sales_contact: null,
  logo: null,
  ready: true,
  version: 2,
};
const place = { title: 'Office', street: null, city: null, email: null, phones: [] };

const about = {
  loaderData: {
    ...{ name: 'About Us', title: 'About', description: '', lead: '', publicUrl: '' },
    contact: { label: null, title: 'Communication', html: '<p>Call us.</p>' },
    ...{ clients: null, service: null, closing: null, projects: null },
    ...{
      steps: [],
      story: [],
      principles: [],
      history: [],
      people: [],
      certificates: [],
      notes: [],
    },
  },
} as unknown as Parameters<typeof AboutPage>[0];

/** Everything rendered from the company's details. */
const everything = (details: Company) => (
  <>
    <TopBar />
    <Header />
    <AboutPage {...about} />
    <ContactDetails company={details} />
    <ContactMap company={details} embed={null} />
    <ContactSales id={15} about="Unit" />
    <Footer />
  </>
);
const open = async (details: Company) => {
  onScreen('wide');
  const siteName = details.name!;
  const { container } = renderInShell(everything(details), { company: details, siteName });
  await screen.findAllByRole('link', { name: `${siteName}, home` });
  return container;
};

const dataOf = (details: Company | null) => {
  const shell = { siteName: details?.name ?? 'site.example', company: details };
  const tags = home.meta({
    loaderData: { title: 'Home', description: '', publicUrl: 'https://site.example' },
    matches: [undefined, { id: 'shell', loaderData: shell }],
  } as never);
  return tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
};

describe('the site of a company', () => {
  it.each<[string, Partial<Company>]>([
    ['that has no more than a name and a phone number', {}],
    [
      'whose head office has no more than an email address',
      {
        head_office: { ...place, email: 'office@padma.example' },
      },
    ],
    [
      'whose places have no more than a city',
      {
        head_office: { ...place, city: 'Dhaka' },
        warehouse: { ...place, title: 'Store', city: 'Savar' },
        map_url: 'https://maps.example/padma',
      },
    ],
    [
      'that has a map and a web page without an office',
      {
        web: 'padma.example',
        map_url: 'https://maps.example/padma',
      },
    ],
    [
      'whose contact person has no more than a phone number',
      {
        sales_contact: { name: 'Rafi', title: null, phone: '+8801711000001', email: null },
      },
    ],
  ])('%s shows nothing empty', async (_, known) => {
    const container = await open({ ...least, ...known });
    expect(container).not.toHaveTextContent(/undefined|null|, ,|,\s*$/);
    for (const part of container.querySelectorAll('h1, h2, h3, dt, dd, li, a, address, p, b')) {
      const picture = part.querySelector('svg, img');
      expect([part.outerHTML, Boolean(part.textContent?.trim() || picture)]).toEqual([
        part.outerHTML,
        true,
      ]);
      expect(part.getAttribute('href') ?? '').not.toMatch(/undefined|null|^(tel|mailto|https):$/);
    }
    expect(JSON.stringify(dataOf({ ...least, ...known }))).not.toMatch(/undefined|null|""/);
  });

  it('links to the contact form if it has no phone number', async () => {
    await open(least);
    expect(screen.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact-us?product=15',
    );
    expect(screen.queryByRole('heading', { name: /office|warehouse/i })).not.toBeInTheDocument();
  });

  it('shows its own logo instead of the drawn one', async () => {
    const logo = { key: 'logo/ab', width: 400, height: 120, blur: 'data:,', alt: 'Padma Air' };
    await open({ ...least, logo });
    const links = screen.getAllByRole('link', { name: 'Padma Air, home' });
    expect(links).toHaveLength(2);
    for (const link of links) {
      const picture = within(link).getByRole('img', { name: 'Padma Air' });
      expect(picture).toHaveAttribute('src', '/storage/logo/ab/320.webp');
      expect(link).toHaveTextContent(/^$/);
    }
    expect(dataOf({ ...least, logo })[0]).toMatchObject({
      '@type': ['Organization', 'HVACBusiness'],
      name: 'Padma Air',
      logo: 'https://site.example/storage/logo/ab/320.webp',
      telephone: '+880 17 1100 0000',
    });
  });

  it('has both of its places in the structured data of the home page', () => {
    const address = (streetAddress: string, addressLocality: string, email: string) => ({
      ...{ '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry: 'BD' },
      email,
    });
    expect(dataOf(company)[0]).toMatchObject({
      location: [
        {
          '@type': 'Place',
          name: 'Head Office',
          telephone: '+880 10 0000 0101',
          address: address('Level 6, 48 Example Avenue', 'Banani, Dhaka', 'info@cool.example'),
        },
        {
          '@type': 'Place',
          name: 'Service & Warehouse',
          telephone: '+880 10 0000 0201',
          address: address('Plot 17', 'Narayanganj', 'service@cool.example'),
        },
      ],
    });
  });

  it('has its host name as title while the details cannot be loaded', () => {
    expect(dataOf(null)).toEqual([expect.objectContaining({ name: 'site.example' })]);
  });
});

describe('a site that is being set up', () => {
  const html = (siteName: string) => {
    const shell: Partial<ShellData> = {
      siteName,
      company: { ...company, ready: false },
      adminUrl: 'https://admin.site.example',
    };
    const Stub = createRoutesStub([{ id: 'shell', path: '/', Component: BeingSetUp }]);
    return renderToString(<Stub hydrationData={{ loaderData: { shell } }} />);
  };

  it('has a message with the name of the company, no script and a noindex', () => {
    const page = new DOMParser().parseFromString(html('Padma Air'), 'text/html');
    expect(page.title).toBe('Padma Air');
    const attribute = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name);
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(page.querySelector('h1')?.textContent).toBe('This site is being set up.');
    expect(attribute('a', 'href')).toBe('https://admin.site.example/login');
    expect(page.querySelectorAll('script, header, nav, form')).toHaveLength(0);
  });
});
