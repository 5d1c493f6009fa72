import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { category } from '../testing/rows';

const outdoor = category({
  description: 'One unit for a floor',
  aliases: [],
  used_by: 0,
  version: 3,
});
const theirs = { ...outdoor, description: 'Their words', status: 'inactive' as const, version: 4 };
const SENTENCE = 'This category was changed meanwhile. Please look at both and save again.';

beforeEach(() => {
  URL.revokeObjectURL = () => {};
});

/** Changes a field of a category that somebody else has saved since. */
async function collide(mine: 'Description' | 'Type') {
  let responses = [errorResponse(409, SENTENCE, undefined, theirs), { body: { data: theirs } }];
  const { calls } = stubApi({
    'GET /categories': { body: { data: [outdoor] } },
    'PUT /categories/:id': () => {
      const [first, ...rest] = responses;
      responses = rest;
      return first!;
    },
  });
  const { person } = renderDashboard('/dashboard/setting/categories');
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor Unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Outdoor Unit' }));
  const save = () => person.click(dialog.getByRole('button', { name: 'Save' }));
  const field = dialog.getByRole('textbox', { name: mine });
  await person.clear(field);
  await person.click(field);
  await person.paste('My words');
  await save();
  const conflict = within(
    await screen.findByRole('alertdialog', { name: 'Somebody else has changed this category' }),
  );
  const side = (label: string, name: RegExp) =>
    within(conflict.getByRole('radiogroup', { name: label })).getByRole('radio', { name });
  const press = (name: string) => person.click(conflict.getByRole('button', { name }));
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { person, dialog, conflict, side, press, sent };
}

test('both sides stand beside each other; what is chosen is saved on top of their version', async () => {
  const { side, person, press, sent } = await collide('Description');
  expect(side('Description', /keep yours, My words/)).toBeChecked();
  expect(side('Status', /take theirs, Inactive/)).toBeChecked();
  await person.click(side('Status', /keep yours, Active/));
  await press('Save this');
  await screen.findByText('Category saved.');
  expect(sent()).toEqual([
    { description: 'My words', version: '3' },
    { description: 'My words', status: 'active', version: '4' },
  ]);
});

test('what only they changed stays theirs unless it is chosen otherwise', async () => {
  const { press, sent } = await collide('Type');
  await press('Save this');
  await screen.findByText('Category saved.');
  expect(sent().at(-1)).toEqual({ type: 'My words', version: '4' });
});

test('all of theirs can be taken: then nothing is sent', async () => {
  const { press, sent } = await collide('Description');
  await press('Take all of theirs');
  await press('Save this');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toHaveLength(1);
});

test('back in the form nothing is lost', async () => {
  const { press, dialog } = await collide('Description');
  await press('Back to the form');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('My words');
});
