import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';
import { sizingValue, sizingValues } from '../../../platform/testing/sizing-rows';

const PAGE = '/dashboard/setting/sizing-values';
const PUT = 'PUT /sizing/values/outdoor_db_c';
const KARIM = { confirmed_by: 'R. Karim', confirmed_on: '2026-11-20', confirmed: true };

/** Four constants; the test of the whole list covers the others. */
const few = (...own: object[]) => [
  sizingValue('outdoor_db_c', own[0]),
  sizingValue('outdoor_wb_c'),
  sizingValue('rooms_around_on', own[1]),
  sizingValue('seated_latent_w', own[2]),
];

async function open(rows = few(), overrides: Record<string, StubResponse> = {}, search = '') {
  const { calls } = stubApi({ 'GET /sizing/values': { body: { data: rows } }, ...overrides });
  const page = renderDashboard(PAGE + search);
  await screen.findByRole('button', { name: /^To be confirmed/ });
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...page, sent };
}
type Person = Awaited<ReturnType<typeof open>>['person'];
const row = (label: string) => screen.getByText(label).closest('li')!;
const field = (name: string) => screen.getByLabelText(name, { exact: false });

/** Pastes over the text of a field, which is faster than typing. */
async function fill(person: Person, name: string, text: string) {
  await person.tripleClick(field(name));
  await person.paste(text);
}

async function edit(person: Person, label: string) {
  await person.click(within(row(label)).getByRole('button', { name: `Edit ${label}` }));
  return within(await screen.findByRole('dialog', { name: label }));
}

test('shows every constant with value, state and source, design conditions first', async () => {
  await open(sizingValues(sizingValue('outdoor_db_c', { value: 36.5, version: 1, ...KARIM })));
  const [first] = screen.getAllByRole('region').filter(({ id }) => id);
  expect(first).toHaveAccessibleName('Design conditions');
  expect(within(first!).getByText(/^The hottest hour outside/)).toBeVisible();
  expect(row('Outside, dry bulb')).toHaveTextContent(
    /36\.5 °CChanged from 35 °CConfirmed by R\. Karim on 20\/11\/2026$/,
  );
  expect(row('Glass, solar heat gain')).toHaveTextContent(
    'Glass, solar heat gainClear single glass0.82To be confirmed',
  );
  expect(row('Seated, light work (latent)')).toHaveTextContent(/45 WPublished$/);
  expect(row('Capacity by equivalent length L of the pipe: 1, L, L²')).toHaveTextContent(
    /CoolingLengthCorrectionFactor.*1\.0053859; -0\.001932; 0\.00000256 mPublished$/,
  );
  const openCount = screen.getAllByText('To be confirmed', { selector: '.MuiChip-label' }).length;
  const all = screen.getAllByRole('button', { name: /^Edit / }).length;
  expect(
    screen.getByText(new RegExp(`^${openCount} of ${all} constants are to be confirmed`)),
  ).toBeVisible();
});

test('filters constants to be confirmed, in the address', async () => {
  const { person, address } = await open();
  await person.click(screen.getByRole('button', { name: 'To be confirmed 3' }));
  expect(screen.queryByText('Seated, light work (latent)')).not.toBeInTheDocument();
  expect(row('Outside, wet bulb')).toBeVisible();
  expect(address()).toBe(`${PAGE}?show=to-be-confirmed`);
  await person.click(screen.getByRole('button', { name: 'All 4' }));
  expect(row('Seated, light work (latent)')).toBeVisible();
});

test('hides editing from other staff, and names the owner as editor', async () => {
  await open(few(), { 'GET /auth/session': { body: { user: staff({ role: 'admin' }) } } });
  expect(screen.getByText(/Only the owner can change them\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit / })).not.toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Include neighbouring rooms' })).toBeDisabled();
});

test('lets the owner set a value with its source', async () => {
  const source = 'Station Dhaka, 2010 to 2024';
  const saved = sizingValue('outdoor_db_c', { value: 36, version: 1, source });
  const { person, sent } = await open(few(), { [PUT]: { body: { data: saved } } });
  const dialog = await edit(person, 'Outside, dry bulb');
  expect(field('Value')).toHaveAccessibleDescription(
    'From 20 to 55\u00a0°C. The published value is 35\u00a0°C.',
  );
  await fill(person, 'Value', '৩৬');
  await fill(person, 'Source', source);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Outside, dry bulb: 36 °C saved.')).toBeVisible();
  expect(sent()).toEqual([{ value: 36, source, confirmed_by: '', confirmed_on: '', version: 0 }]);
  expect(row('Outside, dry bulb')).toHaveTextContent('36 °CChanged from 35 °C');
});

test('marks missing and out-of-range values, and sends nothing', async () => {
  const { person, sent } = await open();
  const dialog = await edit(person, 'Outside, dry bulb');
  const save = () => person.click(dialog.getByRole('button', { name: 'Save' }));
  await person.clear(field('Value'));
  await person.clear(field('Source'));
  await save();
  expect(field('Value')).toHaveAccessibleDescription('Enter a number');
  expect(field('Value')).toHaveFocus();
  expect(field('Source')).toHaveAccessibleDescription('Enter the source of the figure');
  await person.type(field('Value'), '70');
  await person.type(field('Source'), 'Station');
  await save();
  expect(field('Value')).toHaveAccessibleDescription(
    'Outside, dry bulb: enter a number from 20 to 55 °C.',
  );
  await person.type(field('Confirmed by'), 'R');
  await save();
  expect(await dialog.findByText('Enter the date of confirmation')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('shows the server’s error if a value contradicts another', async () => {
  const message = 'Outside, dry bulb can’t be below ‘Outside, wet bulb’.';
  const { person } = await open(few(), { [PUT]: errorResponse(400, message, { value: message }) });
  const dialog = await edit(person, 'Outside, dry bulb');
  await fill(person, 'Value', '25');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Value')).toHaveAccessibleDescription(message));
  expect(field('Value')).toHaveValue('25');
});

test('clears the confirmation of a changed value, and restores it with the value', async () => {
  const { person } = await open(few({ value: 36, version: 2, ...KARIM }));
  await edit(person, 'Outside, dry bulb');
  expect(field('Confirmed by')).toHaveValue('R. Karim');
  await person.type(field('Value'), '.5');
  expect(field('Confirmed by')).toHaveValue('');
  expect(field('Confirmed by')).toHaveAccessibleDescription(
    'R. Karim confirmed 36\u00a0°C. Enter who confirmed the new value, or leave both empty.',
  );
  await person.type(field('Value'), '{Backspace}{Backspace}');
  expect(field('Confirmed by')).toHaveValue('R. Karim');
});

test('resets a value and its source to the published ones', async () => {
  const set = { value: 50, source: 'Own test', version: 3, confirmed: false };
  const { person, sent } = await open(few({}, {}, set), {
    'PUT /sizing/values/seated_latent_w': { body: { data: sizingValue('seated_latent_w') } },
  });
  const dialog = await edit(person, 'Seated, light work (latent)');
  await person.click(dialog.getByRole('button', { name: 'Reset to the published value' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Seated, light work (latent): 45 W saved.');
  const source = 'ASHRAE Fundamentals 2013, chapter 18, table 1, adjusted';
  expect(sent()).toMatchObject([{ value: 45, source, version: 3 }]);
  expect(row('Seated, light work (latent)')).toHaveTextContent(/Published$/);
});

test('switches a part of the load in its row', async () => {
  const key = 'rooms_around_on';
  const off = sizingValue(key, { value: 0, version: 3 });
  const { person, sent } = await open(few({}, { version: 2, ...KARIM }), {
    [`PUT /sizing/values/${key}`]: { body: { data: off } },
  });
  const part = screen.getByRole('switch', { name: 'Include neighbouring rooms' });
  expect(part).toBeChecked();
  await person.click(part);
  expect(
    await screen.findByText(
      'Include neighbouring rooms: Left out saved. It needs to be confirmed again.',
    ),
  ).toBeVisible();
  expect(sent()).toMatchObject([{ value: 0, confirmed_by: null, version: 2 }]);
  expect(part).not.toBeChecked();
  expect(row('Include neighbouring rooms')).toHaveTextContent('Changed from Included');
});

test('shows both sides of an edit conflict, and saves mine on top', async () => {
  const theirs = sizingValue('outdoor_db_c', { value: 37, version: 4 });
  let first = true;
  const { person, sent } = await open(few({ version: 3 }), {
    [PUT]: (() => {
      const response = first
        ? errorResponse(409, 'Somebody else has saved it.', undefined, theirs)
        : { body: { data: { ...theirs, value: 36, version: 5 } } };
      first = false;
      return response;
    }) as never,
  });
  const dialog = await edit(person, 'Outside, dry bulb');
  await fill(person, 'Value', '36');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  const conflict = within(
    await screen.findByRole('alertdialog', { name: 'Someone else changed this value' }),
  );
  expect(conflict.getByRole('radio', { name: 'Value: keep yours, 36' })).toBeChecked();
  expect(conflict.getByRole('radio', { name: 'Value: take theirs, 37' })).toBeVisible();
  await person.click(conflict.getByRole('button', { name: 'Save this' }));
  await screen.findByText('Outside, dry bulb: 36 °C saved.');
  expect(sent()).toMatchObject([{ version: 3 }, { value: 36, version: 4 }]);
});

test('asks before typed values are discarded', async () => {
  const { person } = await open();
  const dialog = await edit(person, 'Outside, dry bulb');
  await person.type(field('Value'), '5');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field('Value')).toHaveValue('355');
});

test('loads on retry after an error', async () => {
  let fails = true;
  stubApi({
    'GET /sizing/values': () =>
      fails ? errorResponse(500, 'Something went wrong.') : { body: { data: few() } },
  });
  const { person } = renderDashboard(PAGE);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Outside, dry bulb')).toBeVisible();
});
