import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import AboutPage from './about.route';

function open() {
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
      Component: AboutPage,
    },
  ]);
  render(<Stub initialEntries={['/about-us']} />);
}

describe('About Us', () => {
  it('opens with a heading, a picture and the business profile', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('img', { name: /lobby/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Business Profile' })).toHaveAttribute(
      'href',
      '/business-profile.pdf',
    );
  });

  it('says who the company is and what it stands for', async () => {
    open();
    expect(
      await screen.findByText(/Cool Example is an authorised distributor of Samsung, Haier and/),
    ).toBeVisible();
    for (const name of ['Communication', 'After Sales Service', 'Mission', 'Vision']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: 'Quality Policy' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '150+ happy clients' })).toBeVisible();
  });

  it('ends with the way to sales', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });
});
