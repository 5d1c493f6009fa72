import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { category } from '../../../platform/testing/rows';

// A form of forty fields is slow to query by role: visibility is not checked unless a test is about it, and slow
// machines get more time.
const UNJUDGED = { hidden: true };
jest.setTimeout(60_000);

type StubResponses = NonNullable<Parameters<typeof stubApi>[0]>;

export const ADD = '/dashboard/product/add-product';
export const EDIT = '/dashboard/product/edit/1';

const categories = [
  category(),
  category({
    id: 2,
    slug: '4-way-cassette',
    kind: 'four_way_cassette',
    title: '4 Way Cassette',
    has_panel: true,
  }),
  category({ id: 3, slug: 'slim-duct', kind: 'slim_duct', title: 'Slim Duct' }),
  category({ id: 4, slug: 'chiller', kind: 'chiller', title: 'Chiller' }),
];

/** Opens the form at an address, with helpers that act as a person. */
export async function openForm(address: string, responses: StubResponses = {}) {
  // File addresses that the test knows.
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
  const { calls } = stubApi({ 'GET /categories': { body: { data: categories } }, ...responses });
  const page = renderDashboard(address);
  await screen.findByRole('form');
  const { person } = page;
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await person.clear(field);
    // Pasted: typing letter by letter into a form of forty fields is slow in tests.
    await person.click(field);
    if (text) await person.paste(text);
  };
  const options = async (label: string) => {
    await person.click(screen.getByLabelText(label));
    return within(screen.getByRole('listbox', UNJUDGED)).getAllByRole('option', UNJUDGED);
  };
  const choose = async (label: string, option: string) => {
    const found = (await options(label)).find(({ textContent }) => textContent === option);
    await person.click(found!);
    await waitFor(() => expect(screen.queryByRole('listbox', UNJUDGED)).not.toBeInTheDocument());
  };
  const save = () =>
    person.click(screen.getByText(/^(Add Product|Save changes)/, { selector: 'button' }));
  const writes = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }) => ({
        call: `${method} ${address.pathname.replace('/api/v1', '')}`,
        body: body as Record<string, unknown>,
      }));
  /** Fills the required fields of a new product. */
  const fillNeeded = async () => {
    await fill('Title', 'VRF Outdoor Unit 8 HP');
    await fill('Model', 'AM224DXVGGH');
    await choose('Category', 'Outdoor Unit');
  };
  return { ...page, fill, options, choose, save, writes, fillNeeded };
}

export const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type });
