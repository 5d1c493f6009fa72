import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../platform/testing/api-stub';
import { category, product } from '../../../platform/testing/rows';
import { setScreenWidth } from '../../../platform/testing/screen-width';
import { EDIT, openForm } from './product-form.fixture';

const saved = product({ version: 4 });
const one = { 'GET /products/:id': { body: saved } };

test('shows saved values, with twelve inputs for the service record', async () => {
  const { options } = await openForm(EDIT, one);
  expect(screen.getByRole('heading', { name: 'VRF Outdoor Unit 8 HP' })).toBeVisible();
  expect(screen.getByLabelText('Model')).toHaveValue('AM224DXVGGH');
  expect(screen.getByLabelText('Cooling kW')).toHaveValue('22.4');
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveTextContent('Outdoor Unit');
  expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute(
    'href',
    'http://localhost/products/1',
  );
  expect(screen.getByRole('link', { name: 'Product List' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const record = within(screen.getByRole('region', { name: 'Service record' }));
  const inputs = [...record.getAllByRole('textbox'), ...record.getAllByRole('combobox')];
  // A date field holds its value in a text box behind its parts.
  expect(inputs).toHaveLength(12);
  const labels = [
    ...['Brand of the unit', 'Product ID', 'IME', 'Status', 'Receive date', 'Delivery date'],
    ...['Customer name', 'Customer number', 'Problem', 'Bill', 'Paid', 'Due'],
  ];
  for (const label of labels) expect(record.getByLabelText(label)).toBeInTheDocument();
  expect(screen.getByLabelText('Receive date')).toBeEnabled();
  expect((await options('Status')).map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Completed',
  ]);
});

test('disables a saved receive date', async () => {
  await openForm(EDIT, { 'GET /products/:id': { body: product({ receive_date: '2026-11-12' }) } });
  expect(screen.getByLabelText('Receive date')).toHaveValue('12/11/2026');
  expect(screen.getByLabelText('Receive date')).toBeDisabled();
});

test('warns of a price below that of a smaller product, and of a cabinet that another one has', async () => {
  const other = { id: 9, title: '', price: 400_000, cooling_kw: 8.4 };
  const compared = {
    smaller_costs_more: { ...other, model: 'AM080DEARER' },
    same_cabinet: { ...other, model: 'CHILLER-8' },
  };
  await openForm(EDIT, { ...one, 'GET /overview/products/compared': { body: { data: compared } } });
  const offer = screen.getByLabelText('Offer price');
  await waitFor(() =>
    expect(offer).toHaveAccessibleDescription(
      'Check the price: AM080DEARER is smaller and costs ৳4,00,000.',
    ),
  );
  expect(screen.getByLabelText('Width')).toHaveAccessibleDescription(
    'Check the size: CHILLER-8 with 8.4 kW has the same cabinet.',
  );
});

test('sends only changes, with the version they are based on', async () => {
  const { fill, choose, save, writes } = await openForm(EDIT, {
    ...one,
    'PUT /products/:id': { body: product({ version: 5, offer_price: 310000, refrigerant: null }) },
  });
  await fill('Offer price', '3,10,000');
  await choose('Refrigerant', 'None');
  await fill('Brand', '');
  expect(screen.getByText('3 unsaved changes')).toBeVisible();
  await save();
  expect(await screen.findByText('Product updated successfully!')).toBeVisible();
  expect(writes()).toEqual([
    {
      call: 'PUT /products/1',
      body: { version: '4', brand: '', refrigerant: '', offer_price: '310000' },
    },
  ]);
  expect(screen.getByText('No unsaved changes')).toBeVisible();
  await fill('Bill', '4500');
  await save();
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]!.body).toEqual({ version: '5', bill: '4500' });
});

test('sends nothing without changes, rejects an empty position, and saves on Ctrl+S', async () => {
  const { fill, person, save, writes } = await openForm(EDIT, {
    ...one,
    'PUT /products/:id': { body: product({ version: 5 }) },
  });
  await save();
  expect(await screen.findByText('No fields were modified.')).toBeVisible();
  await fill('Position', '');
  await save();
  expect(screen.getByLabelText('Position')).toHaveAccessibleDescription(
    'Position must be a whole number',
  );
  expect(writes()).toEqual([]);
  await fill('Position', '7');
  await person.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Product updated successfully!')).toBeVisible();
  expect(writes()[0]!.body).toEqual({ version: '4', position: '7' });
});

test('shows a failure, keeps the form values, and restores saved values after a question', async () => {
  const { fill, person, save } = await openForm(EDIT, {
    ...one,
    'PUT /products/:id': errorResponse(500, 'Something went wrong on our side.'),
  });
  await fill('Title', 'Another title');
  await save();
  expect(await screen.findByText('Failed to update product.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Another title');
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Title')).toHaveValue('VRF Outdoor Unit 8 HP');
});

test('does not ask again about figures accepted before', async () => {
  const odd = product({ cooling_tr: 9, version: 4 });
  const { fill, save } = await openForm(EDIT, {
    'GET /products/:id': { body: odd },
    'PUT /products/:id': { body: odd },
  });
  expect(screen.getByText(/differ by more than 2%/)).toBeVisible();
  await fill('Title', 'Another title');
  await save();
  expect(await screen.findByText('Product updated successfully!')).toBeVisible();
});

test('asks about changed figures that contradict each other', async () => {
  const pictured = product({
    version: 4,
    image_1: 'products/aa/1280.webp',
    pictures: [{ key: 'products/aa', width: 1280, height: 960, blur: '', alt: 'The front' }],
  });
  const { fill, save, writes, person } = await openForm(EDIT, {
    'GET /products/:id': { body: pictured },
    'PUT /products/:id': { body: pictured },
  });
  await fill('Cooling TR', '9');
  await save();
  await screen.findByRole('alertdialog', { name: 'Are these figures right?' });
  expect(writes()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  await fill('Cooling TR', '6.4');
  await save();
  expect(await screen.findByText('Product updated successfully!')).toBeVisible();
  expect(writes()[0]!.body).toEqual({ version: '4', cooling_tr: '6.4' });
});

test('marks the section in use and focuses a section by its link', async () => {
  const { person } = await openForm(EDIT, one);
  Element.prototype.scrollIntoView = () => {};
  const parts = within(screen.getByRole('navigation', { name: 'Sections of the form' }));
  expect(parts.queryByRole('link', { name: 'Panel' })).not.toBeInTheDocument();
  await person.click(parts.getByRole('link', { name: 'Service record' }));
  expect(screen.getByRole('region', { name: 'Service record' })).toHaveFocus();
  expect(parts.getByRole('link', { current: 'location' })).toHaveTextContent('Service record');
  await person.click(screen.getByLabelText('Width'));
  expect(parts.getByRole('link', { current: 'location' })).toHaveTextContent(
    'Airflow, sound and size',
  );
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('marks the section in the middle of the window, or the first or last one at the ends', async () => {
  await openForm(EDIT, one);
  const page = document.documentElement;
  const height = jest.spyOn(page, 'scrollHeight', 'get').mockReturnValue(5000);
  for (const name of ['Buying', 'Pictures', 'Visibility', 'Service record']) {
    const section = screen.getByRole('region', { name });
    section.getBoundingClientRect = () => new DOMRect(0, window.innerHeight, 600, 400);
  }
  const parts = within(screen.getByRole('navigation', { name: 'Sections of the form' }));
  for (const [top, section] of [
    [2000, 'Price'],
    [5000 - window.innerHeight, 'Service record'],
    [0, 'Basics'],
  ] as const) {
    page.scrollTop = top;
    fireEvent.scroll(window);
    expect(parts.getByRole('link', { current: 'location' })).toHaveTextContent(section);
  }
  height.mockRestore();
});

test('keeps the section of a followed link marked until the next scroll', async () => {
  const { person } = await openForm(EDIT, one);
  const page = document.documentElement;
  const height = jest.spyOn(page, 'scrollHeight', 'get').mockReturnValue(5000);
  Element.prototype.scrollIntoView = () => {
    page.scrollTop = 1000;
  };
  const parts = within(screen.getByRole('navigation', { name: 'Sections of the form' }));
  const current = () => parts.getByRole('link', { current: 'location' });
  await person.click(parts.getByRole('link', { name: 'Chilled water' }));
  fireEvent.scroll(window);
  expect(current()).toHaveTextContent('Chilled water');
  page.scrollTop = 1001;
  fireEvent.scroll(window);
  expect(current()).toHaveTextContent('Service record');
  page.scrollTop = 0;
  height.mockRestore();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('opens a duplicate in the form', async () => {
  const { person, address } = await openForm(EDIT, {
    'GET /products/1': { body: saved },
    'GET /products/9': { body: product({ id: 9, title: 'The copy', visibility: 'hidden' }) },
    'POST /products/:id/duplicate': { status: 201, body: product({ id: 9 }) },
  });
  await person.click(screen.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(address()).toBe('/dashboard/product/edit/9'));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('The copy'));
});

test('keeps the form values while the preview tab is open on a phone', async () => {
  setScreenWidth(390);
  const { fill, person } = await openForm(EDIT, one);
  await fill('Title', 'Another title');
  expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: 'Preview' }));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Another title')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Form' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Another title');
});

test('explains that the category hides a product from visitors', async () => {
  await openForm(EDIT, {
    ...one,
    'GET /categories': { body: { data: [category({ status: 'archived' })] } },
  });
  const section = within(screen.getByRole('region', { name: 'Visibility' }));
  expect(
    section.getByText('Hidden from visitors: its category ‘Outdoor Unit’ is archived.'),
  ).toBeVisible();
});
