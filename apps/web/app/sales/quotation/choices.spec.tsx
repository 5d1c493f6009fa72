import type { QuotationView } from '@shishir/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { accepted, apiWith, card, network, open, person, press, view } from './quotation.fixture';

afterEach(() => sessionStorage.clear());

it('follows the choice of options and alternatives, and accepts it with its total', async () => {
  const chosen = (group: string, selected: boolean) => ({ choice: { group, selected } });
  const [unit, work] = view.lines as [QuotationView['lines'][0], QuotationView['lines'][0]];
  const small = { ...unit, product_id: null, model: 'SMALL', quantity: 2, sum: 113_000 };
  const lines = [
    { ...unit, ...chosen('Unit', true) },
    { ...small, ...chosen('Unit', false) },
    { ...work, title: 'Remote', unit_price: 20_000, sum: 20_000, ...chosen('', false) },
    work,
  ];
  const taxed = { ...view, lines, vat_bp: 1500, vat: 75_000, total: 575_000 };
  await open(apiWith(() => ({ ...taxed, advance_percent: 60, advance: 345_000 })));
  const table = within(screen.getByRole('table', { name: 'Prices' }));
  const total = () => table.getByRole('row', { name: /^Total, incl. VAT/ });
  expect(total()).toHaveTextContent('৳5,75,000');
  expect(card().getByText('Advance 60%: ৳3,45,000.')).toBeVisible();
  await person.click(table.getByRole('radio', { name: 'SMALL' }));
  await person.click(table.getByRole('checkbox', { name: 'Remote' }));
  expect(table.getByRole('row', { name: /^VAT 15%/ })).toHaveTextContent('৳69,525');
  expect(total()).toHaveTextContent('৳5,33,025');
  expect(card().getByText('৳5,33,025')).toBeVisible();
  await person.click(card().getByRole('checkbox'));
  await press('Accept the quotation');
  await waitFor(() => expect(network.calls).toHaveLength(1));
  expect(network.calls[0]!.body).toMatchObject({ chosen: '2,1', total: '533025' });
});

it('keeps the choice in this tab', async () => {
  const [unit, work] = view.lines as [QuotationView['lines'][0], QuotationView['lines'][0]];
  const lines = [
    { ...unit, choice: { group: 'Unit', selected: true } },
    { ...unit, product_id: null, model: 'SMALL', choice: { group: 'Unit', selected: false } },
    { ...work, title: 'Remote', choice: { group: '', selected: false } },
  ];
  const api = apiWith(() => ({ ...view, lines }));
  const choose = (role: 'radio' | 'checkbox', name: string) =>
    within(screen.getByRole('table', { name: 'Prices' })).getByRole(role, { name });
  await open(api);
  await person.click(choose('radio', 'SMALL'));
  await person.click(choose('checkbox', 'Remote'));
  cleanup();
  await open(api);
  await waitFor(() => expect(choose('radio', 'SMALL')).toBeChecked());
  expect(choose('checkbox', 'Remote')).toBeChecked();
  await person.click(choose('checkbox', 'Remote'));
  cleanup();
  await open(api);
  await waitFor(() => expect(choose('radio', 'SMALL')).toBeChecked());
  expect(choose('checkbox', 'Remote')).not.toBeChecked();
});

it('shows what was ordered after the acceptance', async () => {
  const [unit, work] = view.lines as [QuotationView['lines'][0], QuotationView['lines'][0]];
  const lines = [
    { ...unit, choice: { group: 'Unit', selected: false } },
    { ...work, choice: { group: 'Unit', selected: true } },
  ];
  await open(apiWith(() => ({ ...view, lines, state: 'accepted', accepted })));
  const table = within(screen.getByRole('table', { name: 'Prices' }));
  expect(table.getByRole('row', { name: /Installation/ })).toBeVisible();
  expect(table.queryByText('AM056NN4DEH')).toBeNull();
  expect(table.queryByRole('radio')).toBeNull();
  expect(card().getByRole('link', { name: 'Order confirmation (PDF)' })).toBeVisible();
});
