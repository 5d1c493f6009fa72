import type {
  HistoryDetail,
  HistoryRecord,
  HistoryValue,
  HistoryVersion,
  Picture,
} from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  errorResponse,
  pendingResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { industry, opening, post } from '../../platform/testing/record-rows';
import { paths } from '../../platform/ui/page/paths';

const PAGE = paths.history('product', 5);
const value = (of: unknown): HistoryValue => ({ kind: 'value', value: of });
const picture = (key: string): Picture => ({ key, width: 640, height: 480, blur: '', alt: key });
const front: HistoryValue = { kind: 'picture', picture: picture('front') };
const side: HistoryValue = { kind: 'picture', picture: picture('side') };

const version = (own: Partial<HistoryVersion> = {}): HistoryVersion => ({
  number: 1,
  at: '2026-11-20T12:04:00.000Z',
  by: { id: 2, name: 'Sharmin Sultana' },
  automatic: false,
  action: 'updated',
  import: null,
  restored_from: null,
  changes: [],
  differs: true,
  ...own,
});
const record: HistoryRecord = { name: 'AM071NN4DEH', version: 7, in_trash: false };
const price = { field: 'offer_price', before: value(59_000), after: value(60_500) };
const versions = [
  version({ number: 4, changes: [price], differs: false }),
  version({
    number: 3,
    at: '2026-11-20T11:00:00.000Z',
    import: { file_name: 'prices-november.xlsx', undone: false },
    changes: [price, { field: 'power_input_w', before: value(null), after: value(63) }],
  }),
  version({
    number: 2,
    at: '2026-11-14T10:31:00.000Z',
    by: null,
    changes: [{ field: 'image_2_id', before: side, after: front }],
  }),
  version({
    number: 1,
    at: '2026-11-12T05:02:00.000Z',
    action: 'created',
    by: null,
    automatic: true,
  }),
];
const detail = (own: Partial<HistoryDetail> = {}): HistoryDetail => ({
  ...versions[1]!,
  differences: [
    { field: 'offer_price', then: value(60_500), now: value(59_500), obstacle: null },
    { field: 'image_2_id', then: side, now: front, obstacle: null },
  ],
  same: 34,
  ...own,
});

type Stub = StubResponse | Promise<StubResponse>;
function open(overrides: Record<string, Stub> = {}, address = `${PAGE}?version=3`) {
  const { calls } = stubApi({
    'GET /history/product/:id': { body: { data: versions, record, keep_days: 365 }, total: 4 },
    'GET /history/product/:id/3': { body: { data: detail(), record } },
    'POST /history/product/:id/restore': { body: { record } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, sent };
}
const chosen = async () => within(await screen.findByRole('article', { name: 'Selected version' }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('lists versions by day, with author, summary and time', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'History of AM071NN4DEH' })).toBeVisible();
  const list = within(screen.getByRole('navigation', { name: 'Versions' }));
  expect(list.getAllByRole('heading').map((day) => day.textContent)).toEqual([
    expect.stringContaining('20/11/2026'),
    'Saturday, 14/11/2026',
    'Thursday, 12/11/2026',
  ]);
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'SSSharmin Sultana18:04Offer price ৳59,000 to ৳60,500Current version',
    'Import17:00Offer price and power inputprices-november.xlsx',
    'Deleted account16:31Picture 2 replacedVersion 2',
    'Done by the system11:02AddedVersion 1',
  ]);
  expect(list.getByRole('link', { name: /Import/ })).toHaveAttribute('aria-current', 'true');
});

test('shows the changes of a version and its differences from today', async () => {
  open();
  const version = await chosen();
  expect(
    await version.findByRole('heading', { name: 'Version of Friday 20/11/2026, 17:00' }),
  ).toBeVisible();
  expect(
    version.getByText('By the import of ‘prices-november.xlsx’, started by Sharmin Sultana'),
  ).toBeVisible();
  const [changed, compared] = version.getAllByRole('table');
  expect(rowsOf(changed!)).toEqual([
    ['Field', 'Before', 'In this version'],
    ['Offer price', '৳59,000', '৳60,500'],
    ['Power input', '-', '63 W'],
  ]);
  expect(rowsOf(compared!)).toEqual([
    ['Field', 'In this version', 'Now'],
    ['Offer price', '৳60,500', '৳59,500'],
    ['Picture 2', '', ''],
    ['34 other fields', 'the same', 'the same'],
  ]);
  expect(within(compared!).getAllByRole('img')).toHaveLength(2);
  expect(version.getByText('Restoring changes two fields.')).toBeVisible();
});

test('marks only the words that differ between two texts', async () => {
  const texts = {
    then: value('Square cassette, four ways'),
    now: value('Round cassette, four ways'),
  };
  open({
    'GET /history/product/:id/3': {
      body: {
        data: detail({ changes: [], differences: [{ field: 'title', ...texts, obstacle: null }] }),
        record,
      },
    },
  });
  const table = await (await chosen()).findByRole('table');
  expect([...table.querySelectorAll('del, ins')].map((mark) => mark.outerHTML)).toEqual([
    '<del>Square</del>',
    '<ins>Round</ins>',
  ]);
});

test('names changes and obstacles before it restores, and adds a version', async () => {
  const obstacle = 'This picture was deleted.';
  const [offer, second] = detail().differences;
  const differences = [offer!, { ...second!, then: { kind: 'picture', picture: null }, obstacle }];
  const { response, respond } = pendingResponse();
  const { person, sent, address } = open({
    'GET /history/product/:id/3': { body: { data: { ...detail(), differences }, record } },
    'POST /history/product/:id/restore': response,
  });
  const version = await chosen();
  await person.click(await version.findByRole('button', { name: 'Restore this version' }));
  expect(version.getByText('One field can’t be restored.')).toBeInTheDocument();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Offer price: ৳59,500 becomes ৳60,500')).toBeVisible();
  expect(question.getByText('Picture 2: This picture was deleted.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await person.click(version.getByRole('button', { name: 'Restore this version' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  await person.click(confirm.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByRole('button', { name: 'Restoring...' })).toBeDisabled();
  respond({ body: { record: { ...record, version: 8 } } });
  expect(await screen.findByText('Version restored.')).toBeVisible();
  expect(sent()).toEqual([{ version_of_history: 3, version: 7, without: ['image_2_id'] }]);
  await waitFor(() => expect(address()).toBe(PAGE));
});

test('shows why a restore was rejected, and refetches everything', async () => {
  const message = 'This product was changed meanwhile. Please look at both and save again.';
  const { person } = open({ 'POST /history/product/:id/restore': errorResponse(409, message) });
  const version = await chosen();
  await person.click(await version.findByRole('button', { name: 'Restore this version' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  await person.click(confirm.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test.each([
  ['nothing differs', { differences: [] }, record, 'This version is the same as the current one.'],
  ['it is in the trash', {}, { ...record, in_trash: true }, 'This record is in the trash.'],
])('disables the button if %s', async (_why, own, of, note) => {
  open({ 'GET /history/product/:id/3': { body: { data: detail(own), record: of } } });
  const version = await chosen();
  expect(await version.findByText(note)).toBeVisible();
  expect(version.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
});

test('shows loading, empty, failed and missing states', async () => {
  const { response, respond } = pendingResponse();
  const { go } = open({ 'GET /history/product/:id': response }, PAGE);
  expect(await screen.findByText('Loading versions...')).toBeInTheDocument();
  respond({ body: { data: [], record, keep_days: 365 }, total: 0 });
  expect(await screen.findByText('No changes in the last 365 days.')).toBeVisible();
  stubApi({
    'GET /history/product/:id': errorResponse(503, 'The database does not answer.'),
    'GET /history/gallery/:id': errorResponse(404, 'Gallery item not found'),
  });
  await go(paths.history('product', 6));
  expect(await screen.findByText('Error: The database does not answer.')).toBeVisible();
  await go(paths.history('gallery', 9));
  expect(
    await screen.findByText('This record doesn’t exist or was permanently deleted.'),
  ).toBeVisible();
});

test('shows one pane if there are no versions', async () => {
  open({ 'GET /history/product/:id': { body: { data: [], record, keep_days: 365 }, total: 0 } });
  expect(await screen.findByText('No changes in the last 365 days.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Versions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each([
  ['post', 'posts', paths.posts.edit(5), post({ id: 5 })],
  ['opening', 'openings', paths.openings.edit(5), opening({ id: 5 })],
  ['industry', 'industries', paths.industries.edit(5), industry({ id: 5 })],
] as const)('links the form of a record to its versions and back: %s', async (...kind) => {
  const [subject, resource, form, row] = kind;
  const { person, address } = open(
    {
      [`GET /${resource}/:id`]: { body: { data: row } },
      [`GET /history/${subject}/:id`]: { body: { data: [], record, keep_days: 365 }, total: 0 },
    },
    form,
  );
  await person.click(await screen.findByRole('link', { name: 'History' }));
  await waitFor(() => expect(address()).toBe(paths.history(subject, 5)));
  await person.click(await screen.findByRole('link', { name: 'Edit' }));
  await waitFor(() => expect(address()).toBe(form));
});
