import type { MediaDetail, MediaItem } from '@shishir/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  errorResponse,
  pendingResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { setScreenWidth } from '../../platform/testing/screen-width';
import { paths } from '../../platform/ui/page/paths';

const LIST: string = paths.media;

beforeAll(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
});

const item = (own: Partial<MediaItem> = {}): MediaItem => ({
  id: 7,
  name: 'office',
  picture: { key: 'industries/office', width: 1280, height: 960, blur: '', alt: 'An open office' },
  focal: { x: 50, y: 50 },
  bytes: 109_568,
  uses: 2,
  released_at: null,
  version: 4,
  created_at: '2026-11-12T06:00:00.000Z',
  ...own,
});
const detail = (own: Partial<MediaDetail> = {}): MediaDetail => ({
  ...item(own),
  places: [
    { subject: 'industry', id: 2, name: 'Office', field: 'image_id', in_trash: false },
    { subject: 'product', id: 9, name: 'Haier H-18', field: 'image_2_id', in_trash: true },
  ],
  former: [],
  kept_until: null,
  locked: null,
  created_by: { id: 1, name: 'Nusrat Rahman' },
  ...own,
});
const other = item({ id: 8, name: 'warehouse', uses: 0 });
const summary = {
  data: {
    all: 2,
    bytes: 64_000_000,
    unused: 1,
    by_kind: { product: 1, project: 0, gallery: 0, post: 0, page: 1, portrait: 0 },
  },
};

type Stub = StubResponse | Promise<StubResponse> | ((address: URL) => StubResponse);

function open(address = LIST, overrides: Record<string, Stub> = {}) {
  const { calls } = stubApi({
    'GET /media': { body: { data: [item(), other] }, total: 2 },
    'GET /media/summary': { body: summary },
    'GET /media/:id': { body: { data: detail() } },
    ...overrides,
  });
  const page = renderDashboard(address);
  return {
    ...page,
    lastQuery: () =>
      calls.filter((call) => call.address.pathname === '/api/v1/media').at(-1)!.address
        .searchParams,
    writes: () => calls.filter(({ method }) => method !== 'GET'),
  };
}
const panel = async () =>
  within(await screen.findByRole('complementary', { name: 'Picture details' }));
const openPanel = async (own: Partial<MediaDetail> = {}, overrides: Record<string, Stub> = {}) => {
  const page = open(`${LIST}/7`, {
    'GET /media/:id': { body: { data: detail(own) } },
    ...overrides,
  });
  const opened = await panel();
  await opened.findByRole('heading', { name: 'Focal point' });
  return { ...page, panel: opened };
};
const png = () => new File(['x'], 'b.png', { type: 'image/png' });

test('shows every picture with its description, file and places, and counts the kinds', async () => {
  open();
  const list = await screen.findByRole('region', { name: 'Media Library' });
  await within(list).findByText('2 pictures, 61.0 MB');
  const tiles = within(within(list).getByRole('list')).getAllByRole('link');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'An open officeofficeused in 2 places',
    'An open officewarehousenot used',
  ]);
  const kinds = within(screen.getByRole('navigation', { name: 'Types' }));
  expect(kinds.getByRole('link', { name: 'Products 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Media Library', current: 'page' })).toBeVisible();
});

test('filters by kind, use and search, and stores them in the address', async () => {
  const { person, lastQuery, address } = open();
  await person.click(await screen.findByRole('link', { name: 'Pages 1' }));
  await waitFor(() => expect(lastQuery().get('kind')).toBe('page'));
  await person.click(screen.getByRole('combobox', { name: 'Used: Any' }));
  await person.click(await screen.findByRole('option', { name: 'No' }));
  await waitFor(() => expect(lastQuery().get('used')).toBe('false'));
  await person.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'desk{Enter}');
  await waitFor(() => expect(lastQuery().get('q')).toBe('desk'));
  expect(address()).toBe(`${LIST}?kind=page&used=false&q=desk`);
});

test('shows separate screens for loading and for an empty search', async () => {
  const { response, respond } = pendingResponse();
  open(`${LIST}?q=nothing`, { 'GET /media': response });
  expect(await screen.findByText('Loading pictures...')).toBeInTheDocument();
  respond({ body: { data: [] }, total: 0 });
  expect(await screen.findByText('No pictures match.')).toBeVisible();
});

test('shows a failed load on the page and as a toast', async () => {
  open(LIST, { 'GET /media': errorResponse(503, 'The database does not answer.') });
  expect(await screen.findByText('Error: The database does not answer.')).toBeVisible();
  expect(await screen.findByText('Failed to fetch the pictures')).toBeVisible();
});

test('lists the places of a picture with links in its panel', async () => {
  const { panel: opened } = await openPanel();
  expect(opened.getByRole('heading', { name: 'Used in 2 places' })).toBeVisible();
  expect(opened.getByRole('link', { name: 'Industry ‘Office’' })).toHaveAttribute(
    'href',
    paths.industries.edit(2),
  );
  expect(opened.getByRole('link', { name: 'Product ‘Haier H-18’' })).toHaveAttribute(
    'href',
    paths.products.trash,
  );
  expect(opened.getByText('in the trash')).toBeVisible();
  expect(opened.getByText('1280 x 960 px, 107 KB')).toBeVisible();
  expect(opened.getByText('12/11/2026, Nusrat Rahman')).toBeVisible();
});

test('moves the focal point by 1% with arrow keys, by 10% with Shift, and updates its fields', async () => {
  const {
    person,
    panel: opened,
    writes,
  } = await openPanel(
    {},
    { 'PUT /media/:id': { body: { data: detail({ focal: { x: 41, y: 0 }, version: 5 }) } } },
  );
  const point = () => opened.getByRole('button', { name: /^Focal point, / });
  point().focus();
  await person.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
  expect(point()).toHaveAccessibleName(
    'Focal point, 41% from the left, 51% from the top. Use the arrow keys to move it.',
  );
  expect(opened.getByLabelText('From the left')).toHaveValue('41');
  await person.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  expect(opened.getByLabelText('From the top')).toHaveValue('0');
  await person.click(opened.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Picture saved.')).toBeVisible();
  expect(writes()).toMatchObject([{ body: { focal: { x: 41, y: 0 }, version: 4 } }]);
});

test('sets the focal point by a click on the picture or by typing, and resets it with Centre', async () => {
  const { person, panel: opened } = await openPanel();
  const picture = opened.getByRole('img', { name: 'An open office' }).closest('div')!;
  picture.getBoundingClientRect = () =>
    ({ left: 100, top: 200, width: 400, height: 300 }) as DOMRect;
  // Pointer events of the test environment have no position.
  fireEvent(
    picture,
    new MouseEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 425, button: 0 }),
  );
  expect(opened.getByLabelText('From the left')).toHaveValue('25');
  expect(opened.getByLabelText('From the top')).toHaveValue('75');
  await person.clear(opened.getByLabelText('From the left'));
  await person.type(opened.getByLabelText('From the left'), '8');
  expect(opened.getByRole('button', { name: /^Focal point, 8%/ })).toBeVisible();
  await person.click(opened.getByRole('button', { name: 'Centre' }));
  expect(opened.getByRole('button', { name: /^Focal point, 50% .* 50%/ })).toBeVisible();
});

test('rejects an invalid percentage at its field and sends nothing', async () => {
  const { person, panel: opened, writes } = await openPanel();
  const left = opened.getByLabelText('From the left');
  await person.clear(left);
  await person.type(left, '150');
  await person.click(opened.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(left).toHaveAccessibleDescription('Enter a whole number from 0 to 100'),
  );
  expect(left).toHaveFocus();
  expect(writes()).toEqual([]);
});

test('resolves edit conflicts per field', async () => {
  const theirs = item({ version: 5, picture: { ...item().picture, alt: 'Theirs' } });
  let first = true;
  const {
    person,
    panel: opened,
    writes,
  } = await openPanel(
    {},
    {
      'PUT /media/:id': () => {
        if (!first) return { body: { data: detail({ version: 6 }) } };
        first = false;
        return errorResponse(409, 'This picture was changed meanwhile.', undefined, theirs);
      },
    },
  );
  const description = opened.getByLabelText('Description for people who can’t see it');
  await person.clear(description);
  await person.type(description, 'Mine');
  await person.click(opened.getByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Someone else changed this picture' }),
  );
  await person.click(dialog.getByRole('button', { name: 'Save this' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]!.body).toEqual({ alt: 'Mine', version: 5 });
});

test('disables Delete while a place uses the picture, and shows why', async () => {
  const { panel: opened } = await openPanel();
  const button = opened.getByRole('button', { name: 'Delete' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(
    '‘Replace’ changes the picture in both places. You can delete it once it is not used anywhere.',
  );
});

test('shows which earlier versions will lack a picture before it is deleted', async () => {
  const {
    person,
    panel: opened,
    writes,
    address,
  } = await openPanel(
    {
      uses: 0,
      places: [],
      former: [{ subject: 'gallery', id: 3, name: 'Boiler room', in_trash: false }],
      kept_until: '2027-11-12T06:00:00.000Z',
    },
    { 'DELETE /media/:id': { body: { success: true } } },
  );
  expect(opened.getByText(/kept for earlier versions until 12\/11\/2027/)).toBeVisible();
  await person.click(opened.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this picture?' }));
  expect(dialog.getByText(/Earlier versions of ‘Boiler room’ use it/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Picture deleted.')).toBeVisible();
  expect(writes()).toMatchObject([{ method: 'DELETE', body: { version: 4 } }]);
  await waitFor(() => expect(address()).toBe(LIST));
});

test('shows the owner of a picture that the user may not change', async () => {
  const sentence = 'This picture is part of the company details, which only the owner changes.';
  const { panel: opened } = await openPanel({ locked: sentence });
  expect(opened.getByText(sentence)).toBeVisible();
  for (const name of ['Save', 'Replace', 'Delete', 'Centre']) {
    expect(opened.getByRole('button', { name })).toBeDisabled();
  }
});

test('replaces a picture in all places and opens the new one in the panel', async () => {
  const {
    person,
    panel: opened,
    writes,
    address,
  } = await openPanel({}, { 'POST /media/:id/replace': { body: { data: detail({ id: 12 }) } } });
  await person.click(opened.getByRole('button', { name: 'Replace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace office' }));
  expect(dialog.getByText(/^Both places get the new picture immediately\./)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a picture first.');
  const file = png();
  await person.upload(dialog.getByLabelText('Choose a picture'), file);
  await person.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('Picture replaced in 2 places.')).toBeVisible();
  expect(writes()).toMatchObject([{ body: { image: file, version: '4' } }]);
  await waitFor(() => expect(address()).toBe(`${LIST}/12`));
});

test("rejects a file that is not a picture, and shows the server's error beside it", async () => {
  const { panel: opened } = await openPanel(
    {},
    {
      'POST /media/:id/replace': errorResponse(400, 'Please check.', {
        image: 'This picture has more than 40 megapixels.',
      }),
    },
  );
  const person = userEvent.setup({ applyAccept: false });
  await person.click(opened.getByRole('button', { name: 'Replace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace office' }));
  const input = dialog.getByLabelText('Choose a picture');
  await person.upload(input, new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'Please choose a JPEG, PNG, WebP or AVIF picture.',
  );
  await person.upload(input, png());
  await person.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await dialog.findByText('This picture has more than 40 megapixels.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled();
});

test('adds a picture with its description', async () => {
  const { person, writes, address } = open(LIST, {
    'POST /media': { status: 201, body: { data: detail({ id: 20, uses: 0, places: [] }) } },
  });
  await person.click(await screen.findByRole('button', { name: 'Upload' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a picture' }));
  await person.upload(dialog.getByLabelText('Choose a picture'), png());
  await person.type(dialog.getByLabelText('Description for people who can’t see it'), 'A desk');
  await person.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Picture added to the library.')).toBeVisible();
  expect(writes()).toMatchObject([{ body: { alt: 'A desk' } }]);
  await waitFor(() => expect(address()).toBe(`${LIST}/20`));
});

test('shows only the panel on a phone', async () => {
  setScreenWidth(390);
  const { person, address } = await openPanel();
  expect(screen.queryByRole('region', { name: 'Media Library' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Close details' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(await screen.findByRole('region', { name: 'Media Library' })).toBeVisible();
});

test('shows a notice for an address without a picture', async () => {
  open(`${LIST}/none`);
  expect(await (await panel()).findByText('There is no picture at this address.')).toBeVisible();
});
