import { screen, waitFor, within } from '@testing-library/react';
import { category, product } from '../../../platform/testing/rows';
import { ADD, EDIT, openForm } from './product-form.fixture';

const NOTHING = {
  ...{ price_basis: null, price_includes: null, price_excludes: null, availability: null },
  ...{ lead_weeks_min: null, lead_weeks_max: null, stock_place: null, delivery: null },
  ...{ installation_from: null, installation_note: null },
  ...{ warranty: null, warranty_terms: null, warranty_since: null },
};
const outdoor = category({
  commercial: {
    ...NOTHING,
    availability: 'in stock',
    stock_place: 'Narayanganj',
    installation_from: 45000,
    warranty: '1 year on parts.',
    warranty_since: '2026-01-31',
  },
  brand_warranties: [
    { brand: 'Haier', warranty: '5 years.', warranty_terms: null, warranty_since: null },
  ],
});
const categories = { 'GET /categories': { body: { data: [outdoor] } } };

describe('the buyer facts of a product', () => {
  test('shows the value of the category if the product has none', async () => {
    const { choose, fill } = await openForm(ADD, categories);
    const warranty = screen.getByLabelText('Warranty');
    expect(warranty).not.toHaveAttribute('placeholder');
    await choose('Category', 'Outdoor Unit');
    expect(warranty).toHaveAttribute('placeholder', '1 year on parts.');
    expect(screen.getByLabelText('Installation from')).toHaveAttribute('placeholder', '45,000');
    expect(screen.getByRole('combobox', { name: /^Availability/ })).toHaveTextContent(
      'Category: in stock',
    );
    expect(screen.getByLabelText('Terms valid from')).toHaveAccessibleDescription(
      'Category: 31/01/2026',
    );
    await fill('Brand', 'haier');
    expect(warranty).toHaveAttribute('placeholder', '5 years.');
  });

  test('sends the values of the product, including negative figures', async () => {
    const { choose, fill, save, writes } = await openForm(EDIT, {
      ...categories,
      'GET /products/:id': { body: product() },
      'PUT /products/:id': { body: product({ version: 2 }) },
    });
    await choose('Availability', 'on order');
    await fill('Lead time, max.', '১২');
    await fill('Heating range, min.', '-25');
    await fill('EER', '3.45');
    await save();
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toEqual({
      availability: 'on order',
      lead_weeks_max: '12',
      heating_min_c: '-25',
      eer: '3.45',
      version: '1',
    });
  });
});

test('marks the calculated power input of the old data until the manual’s figures are entered', async () => {
  const { fill } = await openForm(EDIT, {
    ...categories,
    'GET /products/:id': { body: product({ cooling_kw: 22.4, power_input_w: 5744 }) },
  });
  const input = screen.getByLabelText('Power input');
  expect(input).toHaveAccessibleDescription(/^Implausible: calculated in the old data/);
  await fill('EER', '3.45');
  expect(input).not.toHaveAccessibleDescription(/Implausible/);
});

test('finds the successor of a discontinued product by its model', async () => {
  const successor = product({ id: 7, model: 'AM240NEW', title: 'VRF Outdoor Unit 8 HP, new' });
  const { fill, person, save, writes } = await openForm(EDIT, {
    ...categories,
    'GET /products/listed': { body: [product(), successor], total: 2 },
    'GET /products/:id': ({ pathname }) => ({
      body: pathname.endsWith('/7') ? successor : product(),
    }),
    'PUT /products/:id': { body: product({ version: 2 }) },
  });
  const part = within(screen.getByRole('region', { name: 'Visibility' }));
  expect(part.queryByLabelText('Successor')).not.toBeInTheDocument();
  await person.click(part.getByRole('radio', { name: /^Discontinued/ }));
  // Visitors see neither its card nor its price.
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('Discontinued. We no longer sell this unit.');
  expect(preview).not.toHaveTextContent(/৳|Add to Cart/);
  await fill('Successor', 'AM240');
  const proposal = await screen.findByText('AM240NEW, VRF Outdoor Unit 8 HP, new');
  expect(proposal).toHaveValue('7');
  // The product itself is not proposed.
  expect(part.queryByText(`${product().model}, ${product().title}`)).not.toBeInTheDocument();
  await fill('Successor', '7');
  await waitFor(() =>
    expect(part.getByLabelText('Successor')).toHaveAccessibleDescription(
      'AM240NEW, VRF Outdoor Unit 8 HP, new',
    ),
  );
  await save();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toEqual({
    visibility: 'discontinued',
    successor_id: '7',
    version: '1',
  });
});
