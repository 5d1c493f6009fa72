import { screen, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { category } from '../../platform/testing/rows';

beforeEach(() => {
  // File addresses that the test knows.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

const outdoor = category({ aliases: [], used_by: 0, version: 3 });

async function open(response: StubResponse) {
  const { calls } = stubApi({
    'GET /categories': { body: { data: [outdoor] } },
    'PUT /categories/:id': response,
  });
  const { person } = renderDashboard('/dashboard/setting/categories');
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor Unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Outdoor Unit' }));
  await person.click(dialog.getByText('Buying information'));
  const fill = async (field: HTMLElement, text: string) => {
    await person.click(field);
    await person.paste(text);
  };
  const save = () => person.click(dialog.getByRole('button', { name: 'Save' }));
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { person, dialog, fill, save, sent };
}

describe('the buyer facts of a category', () => {
  test('sends only changed values, with plain figures', async () => {
    const { person, dialog, fill, save, sent } = await open({ body: { data: outdoor } });
    await fill(dialog.getByLabelText('Price basis'), 'per unit, without VAT');
    await fill(dialog.getByLabelText('Installation from'), '৪৫,০০০');
    await person.click(dialog.getByRole('combobox', { name: /^Availability/ }));
    await person.click(await screen.findByRole('option', { name: 'on order' }));
    await save();
    await screen.findByText('Category saved.');
    expect(sent()).toEqual([
      {
        price_basis: 'per unit, without VAT',
        installation_from: '45000',
        availability: 'on order',
        version: '3',
      },
    ]);
  });

  test('saves a warranty per maker and leaves out empty rows', async () => {
    const { person, dialog, fill, save, sent } = await open({ body: { data: outdoor } });
    const add = () => person.click(dialog.getByRole('button', { name: 'Add a manufacturer' }));
    await add();
    await add();
    const first = within(dialog.getByRole('group', { name: 'Manufacturer 1' }));
    await fill(first.getByLabelText('Brand'), 'Haier');
    await fill(first.getByLabelText('Warranty'), '5 years on the compressor.');
    await save();
    await screen.findByText('Category saved.');
    const { brand_warranties } = sent()[0] as { brand_warranties: string };
    expect(JSON.parse(brand_warranties)).toEqual([
      {
        brand: 'Haier',
        warranty: '5 years on the compressor.',
        warranty_terms: '',
        warranty_since: '',
      },
    ]);
  });

  test('unfolds if the server rejects one of its fields', async () => {
    const sentence = 'The longest lead time must be at most 104';
    const { person, dialog, fill, save } = await open(
      errorResponse(400, 'Please check the fields.', { lead_weeks_max: sentence }),
    );
    const field = dialog.getByLabelText('Lead time, max.');
    await fill(field, '12');
    await person.click(dialog.getByText('Buying information'));
    await save();
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(field.closest('details')).toHaveAttribute('open');
  });
});
