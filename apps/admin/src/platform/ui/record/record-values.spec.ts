import type { Picture } from '@shishir/contract';
import { z } from 'zod';
import { type Declared, recordValues, valueText } from './record-values';

/** Record with a column of each input kind. */
const declared: Declared = {
  fields: {
    title: { kind: 'text', max: 50, label: 'Title', required: 'Title is required' },
    note: { kind: 'long_text', max: 500, label: 'Note' },
    type: { kind: 'choice', choices: ['one', 'two'], label: 'Type', required: 'Choose' },
    colour: { kind: 'choice', choices: ['red', 'blue'], label: 'Colour' },
    status: {
      kind: 'choice',
      choices: ['draft', 'active'],
      label: 'Status',
      hasDefault: true,
      visible: ['active'],
    },
    featured: { kind: 'flag', label: 'Featured', hasDefault: true },
    posted: { kind: 'day', label: 'Posted', hasDefault: true },
    position: { kind: 'position', label: 'Position', hasDefault: true },
  },
  options: {
    subject: 'gallery',
    path: '/notes',
    one: 'note',
    many: 'notes',
    list: '',
    picture: 'optional',
  },
  Query: z.unknown(),
  Create: z.object({}),
  Update: z.object({}),
};
const texts = { values: { status: { draft: 'Draft', active: 'On the site' } }, image: 'Picture' };
const form = recordValues(declared, texts);
const picture: Picture = { key: 'a', width: 1, height: 1, blur: '', alt: '' };
const saved = { title: 'Old', note: null, featured: true, posted: '2026-11-02', version: 3 };

test('fills the form of a new record with defaults', () => {
  expect(form.toValues(null)).toEqual({
    title: '',
    note: '',
    type: 'one',
    colour: '',
    status: 'active',
    featured: 'false',
    posted: '',
    image: null,
    remove_image: false,
  });
});

test('leaves empty columns with a default out of a new record', () => {
  expect(form.toBody({ ...form.toValues(null), title: 'New' }, null)).toEqual({
    title: 'New',
    note: '',
    type: 'one',
    colour: '',
    status: 'active',
    featured: 'false',
  });
});

test('sends the changes of a record with its version, and nothing without changes', () => {
  const values = form.toValues(saved);
  expect(form.toBody(values, saved)).toBeNull();
  expect(form.toBody({ ...values, note: 'New', remove_image: true }, saved)).toEqual({
    note: 'New',
    version: '3',
    remove_image: 'true',
  });
});

test('names conflicts by label and shows values as the list does', () => {
  const mine = { ...form.toValues(saved), status: 'draft', posted: '2026-11-03' };
  const current = { ...saved, status: 'active' };
  expect(form.conflicts(mine, current)).toEqual([
    { name: 'status', label: 'Status', mine: 'Draft', theirs: 'On the site' },
    { name: 'posted', label: 'Posted', mine: '03/11/2026', theirs: '02/11/2026' },
  ]);
});

test('keeps the removal of a picture in a merge if there is a picture', () => {
  const mine = { ...form.toValues(saved), title: 'Mine', remove_image: true };
  expect(form.merge(mine, { ...saved, picture }, { title: 'mine' })).toMatchObject({
    title: 'Mine',
    remove_image: true,
  });
  expect(form.merge(mine, { ...saved, picture: null }, {}).remove_image).toBe(false);
});

test.each([
  ['status', 'draft', 'Draft'],
  ['colour', 'red', 'red'],
  ['featured', false, 'No'],
  ['posted', '2026-11-02', '02/11/2026'],
  ['note', null, ''],
])('shows the %s %j as "%s"', (name, value, text) => {
  expect(valueText(declared, texts, name, value)).toBe(text);
});
