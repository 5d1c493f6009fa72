import { CreateProduct } from '@shishir/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  pendingResponse,
  noResponse,
  errorResponse,
  type StubResponse,
} from '../../../platform/testing/api-stub';
import { product } from '../../../platform/testing/rows';
import { ADD, openForm } from './product-form.fixture';
import { productLabels } from './product-form.texts';

const added = { status: 201, body: product() };
const part = (name: string) => within(screen.getByRole('region', { name }));
const texts = async (found: Promise<HTMLElement[]>) =>
  (await found).map(({ textContent }) => textContent);

test('shows an input for every field of a product, and marks the required ones', async () => {
  const { choose } = await openForm(ADD);
  expect(screen.getByRole('heading', { name: 'Add New Product' })).toBeVisible();
  for (const label of ['Title', 'Model', 'Category']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
  expect(screen.getByLabelText('Brand')).not.toBeRequired();
  await choose('Category', '4 Way Cassette');
  const labels = { ...productLabels, pictures: 'Choose pictures', due: 'Due' };
  const conditional = { visibility: true, publish_at: true, successor_id: true } as const;
  const fields = Object.keys(CreateProduct.omit(conditional).shape);
  expect(fields.length).toBeGreaterThan(30);
  for (const name of fields as (keyof typeof labels)[]) {
    expect(screen.getByLabelText(labels[name])).toBeInTheDocument();
  }
  expect(screen.getByRole('radio', { name: /^Published/ })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: /^Hidden/ }));
  expect(await screen.findByLabelText(labels.publish_at)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: /^Discontinued/ }));
  expect(await screen.findByLabelText(labels.successor_id)).toBeInTheDocument();
});

test('checks the form on Ctrl+S as on the button, and shows the specified message on the category', async () => {
  const { person, fill, save, writes } = await openForm(ADD);
  await person.keyboard('{Control>}s{/Control}');
  expect(
    await screen.findByText('Nothing was saved. Please check the marked fields.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await fill('Title', 'VRF Outdoor Unit 8 HP');
  await fill('Model', 'AM224DXVGGH');
  await save();
  const field = screen.getByRole('combobox', { name: /^Category/ });
  expect(field).toHaveAccessibleDescription('Please select a category first');
  expect(field).toHaveFocus();
  expect(writes()).toEqual([]);
});

test('warns of a model that another product of this brand has', async () => {
  const other = product({ id: 15, model: 'AM224DXVGGH', brand: 'Samsung', title: 'Outdoor 8 HP' });
  const { fill } = await openForm(ADD, { 'GET /products/listed': { body: [other], total: 1 } });
  await fill('Model', 'am224dxvggh');
  const warning = 'Product 15 already has this model: Outdoor 8 HP.';
  expect(await screen.findByText(warning)).toBeVisible();
  await fill('Brand', 'Haier');
  await waitFor(() => expect(screen.queryByText(warning)).not.toBeInTheDocument());
});

test('asks for inverter type and panel if the category has them, and keeps entered panel values', async () => {
  const { choose, fill, options, person } = await openForm(ADD);
  expect(screen.queryByRole('combobox', { name: /^Inverter type/ })).not.toBeInTheDocument();
  await choose('Category', 'Slim Duct');
  expect(await texts(options('Inverter type'))).toEqual(['Inverter', 'Non-Inverter']);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Panel' })).not.toBeInTheDocument();
  await choose('Category', '4 Way Cassette');
  await fill('Panel model', 'PC4NUSKAN');
  await choose('Category', 'Slim Duct');
  expect(part('Panel').getByLabelText('Panel model')).toHaveValue('PC4NUSKAN');
  expect(part('Panel').getByText(/This category has no panel/)).toBeVisible();
});

test('shows the type that follows from the category, and none for a chiller', async () => {
  const { choose, fill, save, writes } = await openForm(ADD, { 'POST /products': added });
  expect(screen.queryByLabelText('Type')).not.toBeInTheDocument();
  await choose('Category', 'Slim Duct');
  expect(screen.getByLabelText('Type')).toHaveValue('Indoor Unit');
  expect(screen.getByLabelText('Type')).toHaveAttribute('readonly');
  await choose('Category', 'Outdoor Unit');
  expect(screen.getByLabelText('Type')).toHaveValue('Outdoor Unit');
  await choose('Category', 'Chiller');
  expect(screen.queryByLabelText('Type')).not.toBeInTheDocument();
  await fill('Title', 'Modular Chiller');
  await fill('Model', 'AG065KSVANH');
  await save();
  expect(await screen.findByText('Product added successfully!')).toBeVisible();
  expect(writes()[0]!.body).toMatchObject({ category: '4' });
  expect(writes()[0]!.body).not.toHaveProperty('type');
});

test('offers two choices for refrigerant, panel and status, and None to clear them', async () => {
  const { choose, options, person } = await openForm(ADD);
  await choose('Category', '4 Way Cassette');
  for (const [label, choices] of [
    ['Refrigerant', ['R410A', 'R32']],
    ['Panel type', ['Wind-Free', 'Non-Wind-Free']],
    ['Panel colour', ['White', 'Black']],
    ['Status', ['Pending', 'Completed']],
  ] as const) {
    expect(await texts(options(label))).toEqual(choices);
    await person.click(screen.getByRole('option', { name: choices[0] }));
    const field = screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
    expect(field).toHaveTextContent(choices[0]);
    await choose(label, 'None');
    expect(field).toHaveTextContent('None');
  }
});

test('sends the form once, shows progress, clears the form and shows the specified notice', async () => {
  const { response, respond } = pendingResponse();
  const { fillNeeded, fill, choose, save, writes } = await openForm(ADD, {
    'POST /products': response,
  });
  await fillNeeded();
  await fill('Offer price', '৩,২৯,০০০');
  await choose('Refrigerant', 'R32');
  await save();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  respond(added);
  expect(await screen.findByText('Product added successfully!')).toBeVisible();
  expect(writes()).toEqual([
    {
      call: 'POST /products',
      body: {
        title: 'VRF Outdoor Unit 8 HP',
        model: 'AM224DXVGGH',
        category: '1',
        refrigerant: 'R32',
        offer_price: '329000',
        visibility: 'published',
      },
    },
  ]);
  expect(screen.getByLabelText('Title')).toHaveValue('');
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Add Product/ })).toBeEnabled();
  expect(screen.getByLabelText('Offer price')).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /^Refrigerant/ })).toHaveTextContent('None');
});

test('shows the failure and keeps the form values without a response and after a broken server', async () => {
  let response: () => Promise<StubResponse> = noResponse;
  const { fillNeeded, save } = await openForm(ADD, { 'POST /products': () => response() });
  await fillNeeded();
  await save();
  expect(await screen.findByText('Failed to add product.')).toBeVisible();
  response = () => Promise.resolve(errorResponse(500, 'Something went wrong on our side.'));
  await save();
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(screen.getByLabelText('Model')).toHaveValue('AM224DXVGGH');
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveTextContent('Outdoor Unit');
});

test('shows server errors on their fields and focuses the first', async () => {
  const { fillNeeded, save } = await openForm(ADD, {
    'POST /products': errorResponse(400, 'Please check the marked fields.', {
      offer_price: 'Too much',
      model: 'This model is there already',
    }),
  });
  await fillNeeded();
  await save();
  const model = screen.getByLabelText('Model');
  await waitFor(() => expect(model).toHaveAccessibleDescription('This model is there already'));
  expect(model).toHaveFocus();
  expect(screen.getByLabelText('Offer price')).toHaveAccessibleDescription('Too much');
  const parts = within(screen.getByRole('navigation', { name: 'Sections of the form' }));
  expect(parts.getByRole('link', { name: 'Basics , 1 needs attention' })).toBeVisible();
});

test('rejects a figure that is not a number before sending', async () => {
  const { fillNeeded, fill, save, writes } = await openForm(ADD);
  await fillNeeded();
  await fill('Cooling kW', 'eight');
  await save();
  expect(screen.getByLabelText('Cooling kW')).toHaveAccessibleDescription(
    'Cooling in kW must be a number',
  );
  expect(writes()).toEqual([]);
});

test('calculates BTU/h and TR from kW on click, and due as bill minus paid', async () => {
  const { fill, person } = await openForm(ADD);
  expect(screen.getByRole('button', { name: 'Fill from kW' })).toBeDisabled();
  await fill('Cooling kW', '22.4');
  await person.click(screen.getByRole('button', { name: 'Fill from kW' }));
  expect(screen.getByLabelText('Cooling BTU/h')).toHaveValue('76432');
  expect(screen.getByLabelText('Cooling TR')).toHaveValue('6.37');
  await fill('Bill', '4500');
  await fill('Paid', '2000');
  expect(screen.getByLabelText('Due')).toHaveValue('৳2,500');
  expect(screen.getByLabelText('Due')).toHaveAttribute('readonly');
});

test('warns of contradicting figures and saves them only after confirmation', async () => {
  const { fillNeeded, fill, save, writes, person } = await openForm(ADD, {
    'POST /products': added,
  });
  await fillNeeded();
  await fill('Cooling kW', '22.4');
  await fill('Cooling TR', '9');
  expect(part('Capacity').getByText('22.4 kW and 9 TR differ by more than 2%.')).toBeVisible();
  await save();
  const question = await screen.findByRole('alertdialog', { name: 'Are these figures right?' });
  expect(within(question).getByText(/22.4 kW and 9 TR/)).toBeVisible();
  expect(writes()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'They’re right, save' }));
  expect(await screen.findByText('Product added successfully!')).toBeVisible();
  expect(writes()[0]!.body).toMatchObject({ cooling_kw: '22.4', cooling_tr: '9' });
});

test('formats prices, warns of an offer above the regular price, and strikes only a higher one', async () => {
  const { fill } = await openForm(ADD);
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByText('Price on request')).toHaveLength(2);
  await fill('Regular price', '354000');
  expect(screen.getByLabelText('Regular price')).toHaveAccessibleDescription('৳3,54,000');
  await fill('Offer price', '329000');
  for (const struck of preview.getAllByText('৳3,54,000')) expect(struck.tagName).toBe('DEL');
  expect(preview.getAllByText('You save ৳25,000')).toHaveLength(2);
  await fill('Offer price', '360000');
  expect(screen.getByLabelText('Offer price')).toHaveAccessibleDescription(
    '৳3,60,000 is higher than the regular price, so visitors see no saving.',
  );
  expect(preview.getAllByText('৳3,60,000')).toHaveLength(2);
  expect(preview.queryByText('৳3,54,000')).not.toBeInTheDocument();
});

test('asks before a changed form is left', async () => {
  const { fill, person, address } = await openForm(ADD);
  await fill('Title', 'Half a product');
  await person.click(screen.getByRole('link', { name: 'Product List' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe(ADD);
  expect(screen.getByLabelText('Title')).toHaveValue('Half a product');
});
