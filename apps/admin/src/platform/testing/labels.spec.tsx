import { screen } from '@testing-library/react';
import { stubApi } from './api-stub';
import { renderDashboard } from './render-dashboard';
import { category } from './rows';

/** The `labels` of jsdom itself, from a window that the test environment has not changed. */
function jsdomLabels(field: HTMLElement): Element[] | null {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { prototype } = Reflect.get(frame.contentWindow!, field.constructor.name) as {
    prototype: object;
  };
  const labels = Reflect.get(prototype, 'labels', field) as NodeListOf<Element> | null;
  frame.remove();
  return labels && [...labels];
}

const fieldsOf = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement>('input, select, textarea, button'),
];

/** Compares the labels of every field below a root; returns how many have any. */
function compare(root: ParentNode): number {
  const fields = fieldsOf(root);
  for (const field of fields) {
    const { labels } = field;
    expect([field.outerHTML, labels && [...labels]]).toEqual([field.outerHTML, jsdomLabels(field)]);
  }
  return fields.filter(({ labels }) => labels?.length).length;
}

const part = document.createElement('div');
afterEach(() => part.remove());

it.each([
  ['by id and around it', '<label for="a">A</label><label>B <input id="a"></label>', 1],
  [
    'of two fields with one id: the first',
    '<label for="a">A</label><input id="a"><input id="a">',
    1,
  ],
  ['around two fields: the first', '<label>A <select></select><textarea></textarea></label>', 1],
  ['around a button and a field: the button', '<label><button>?</button><input></label>', 1],
  ['with an empty `for`', '<label for="">A <input></label><input id="">', 0],
  ['of an id that is missing', '<label for="b">A <input id="a"></label>', 0],
  ['of an id that is no field', '<label for="a">A <input></label><p id="a"></p>', 0],
  ['of a hidden field', '<label for="a">A</label><input id="a" type="hidden">', 0],
  ['around a hidden field', '<label>A <input type="hidden"><input></label>', 1],
  ['two of one field', '<label for="a">A</label><input id="a"><label for="a">B</label>', 1],
])('a label %s', (_, html, labelled) => {
  part.innerHTML = html;
  expect(compare(document.body.appendChild(part))).toBe(labelled);
});

it('of a part that is not in the page', () => {
  const label = document.createElement('label');
  label.innerHTML = 'A <input>';
  expect(compare(label)).toBe(1);
});

it('of every field of a product', async () => {
  stubApi({ 'GET /categories': { body: { data: [category({ has_panel: true })] } } });
  renderDashboard('/dashboard/product/add-product');
  await screen.findByRole('form');
  expect(compare(document)).toBeGreaterThan(25);
});
