import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { ContactSales } from './contact-sales';
import { company } from '../../../platform/testing/catalogue-rows.fixture';
import { ToastProvider } from '../../../platform/ui/toast';

async function show(known: typeof company | null = company) {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ company: known, categories: [] }),
      Component: () => <ContactSales id={15} about="360 Cassette 4.5 kW (AM045NN4PEH)" />,
    },
  ]);
  render(
    <ToastProvider>
      <Stub />
    </ToastProvider>,
  );
  await screen.findByText('Contact Sales');
}

describe('Contact Sales', () => {
  it('shows the sales contact with portrait, name, title, phone, email, hours and three links', async () => {
    await show({ ...company, sales_hours: 'Saturday to Thursday, 9:00 to 18:00' });
    await userEvent.click(screen.getByRole('button', { name: 'Contact Sales' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Sales' }));
    expect(dialog.getByRole('img', { name: 'Nusrat Rahman' })).toHaveTextContent('NR');
    expect(dialog.getByText('Nusrat Rahman')).toBeInTheDocument();
    expect(dialog.getByText('Sales engineer')).toBeInTheDocument();
    expect(dialog.getByText('+880 10 0000 0103')).toBeInTheDocument();
    expect(dialog.getByText('nusrat@site.example')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      'tel:+8801000000103',
    );
    expect(dialog.getByText('Saturday to Thursday, 9:00 to 18:00')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801000000103',
    );
    expect(dialog.getByRole('link', { name: 'Send Email' }).getAttribute('href')).toBe(
      'mailto:nusrat@site.example?subject=360%20Cassette%204.5%20kW%20(AM045NN4PEH)',
    );
  });

  it('shows the portrait, and initials if it fails to load', async () => {
    const picture = {
      key: 'people/sales-contact',
      width: 640,
      height: 640,
      blur: 'data:image/webp;base64,AAAA',
      alt: 'Drawn portrait of a sales engineer',
    };
    await show({ ...company, sales_contact: { ...company.sales_contact!, picture } });
    await userEvent.click(screen.getByRole('button', { name: 'Contact Sales' }));
    const dialog = within(await screen.findByRole('dialog'));
    const portrait = dialog.getByRole('img', { name: 'Nusrat Rahman' });
    expect(portrait).toHaveAttribute('src', '/storage/people/sales-contact/320.webp');
    fireEvent.error(portrait);
    expect(dialog.getByRole('img', { name: 'Nusrat Rahman' })).toHaveTextContent('NR');
  });

  it.each([
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes with %s and returns the focus', async (_way, close) => {
    await show();
    const button = screen.getByRole('button', { name: 'Contact Sales' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('links to the contact page without a sales contact', async () => {
    await show(null);
    expect(screen.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact-us?product=15',
    );
  });

  it('submits the product to the contact page before hydration', async () => {
    await show();
    const form = screen.getByRole('button', { name: 'Contact Sales' }).closest('form')!;
    expect(form).toHaveAttribute('action', '/contact-us');
    expect(new FormData(form).get('product')).toBe('15');
  });
});
