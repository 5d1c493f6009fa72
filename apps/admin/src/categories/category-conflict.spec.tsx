import { screen, within } from '@testing-library/react';
import { refusal, stubApi } from '../testing/api-stub';
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
  let answers = [refusal(409, SENTENCE, undefined, theirs), { body: { data: theirs } }];
  const { calls } = stubApi({
    'GET /categories': { body: { data: [outdoor] } },
    'PUT /categories/:id': () => {
      const [first, ...rest] = answers;
      answers = rest;
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
  const notice = await dialog.findByText('Somebody else saved this category meanwhile');
  expect(notice.closest('[role=alert]')).toHaveFocus();
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { person, dialog, save, sent };
}

test('what both changed is offered twice, mine stays until theirs is chosen', async () => {
  const { dialog, person, sent, save } = await collide('Description');
  const mine = dialog.getByRole('radio', { name: 'Yours: My words' });
  expect(mine).toBeChecked();
  expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Inactive');
  await person.click(dialog.getByRole('radio', { name: 'Saved meanwhile: Their words' }));
  expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Their words');
  await person.click(mine);
  await save();
  await screen.findByText('Category saved.');
  expect(sent()).toEqual([
    { description: 'My words', version: '3' },
    { description: 'My words', version: '4' },
  ]);
});

test('what only one of them changed needs no choice', async () => {
  const { dialog, sent, save } = await collide('Type');
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Their words');
  await save();
  await screen.findByText('Category saved.');
  expect(sent().at(-1)).toEqual({ type: 'My words', version: '4' });
});
