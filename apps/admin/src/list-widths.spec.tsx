import { waitFor } from '@testing-library/react';
import { categoryColumns } from './categories/category-columns';
import { stubApi } from './testing/api-stub';
import { renderDashboard } from './testing/render-dashboard';
import { productImport } from './testing/rows';
import type { ListColumn } from './ui/list/list-columns';
import { paths } from './ui/page/paths';

const WINDOW = 1280;
const SCROLLBAR = 15;
/** Of a window with a scrollbar the sidebar, the padding of the page and the border of the paper are taken. */
const FREE = WINDOW - SCROLLBAR - 252 - 2 * 24 - 2;
/** The first cell of rows that are moved has a handle. */
const HANDLE = 40;
const BOX = 44;

interface Frame {
  name: string;
  columns: ListColumn<never>[];
  selection?: object;
}
const mockFrames: Frame[] = [];
jest.mock('./ui/list/list-frame', () => ({
  ListFrame: (frame: Frame) => {
    mockFrames.push(frame);
    return null;
  },
}));

const widthOf = (columns: Pick<ListColumn<never>, 'width' | 'hiddenAtFirst' | 'wideOnly'>[]) =>
  columns
    .filter(({ hiddenAtFirst, wideOnly }) => !hiddenAtFirst && !wideOnly)
    .reduce((sum, { width }) => sum + width, 0);

test.each([
  ['products', paths.products.list],
  ['products-trash', paths.products.trash],
  ['vrf-project', paths.vrfProject.list],
  ['vrf-project-trash', `${paths.vrfProject.list}?trash=true`],
  ['gallery', paths.gallery.list, HANDLE],
  ['gallery-trash', `${paths.gallery.list}?trash=true`],
  ['posts', paths.posts.list],
  ['posts-trash', `${paths.posts.list}?trash=true`],
  ['openings', paths.openings, HANDLE],
  ['openings-trash', `${paths.openings}?trash=true`],
  ['industries', paths.industries, HANDLE],
  ['industries-trash', `${paths.industries}?trash=true`],
  ['categories-trash', paths.categoryTrash],
  ['users', paths.userList],
  ['contact-message', paths.messages],
  ['contact-message-trash', `${paths.messages}?trash=true`],
  ['quotations', paths.quotations],
  ['product-imports', paths.imports.list],
  ['import-rows', paths.imports.one(1)],
  ['mail', paths.mailLog],
  ['audit', paths.auditLog],
])('fits the list %s into a window of 1280 px', async (name, path, handle = 0) => {
  localStorage.setItem('inbox-layout', '"table"');
  localStorage.setItem('gallery-layout', '"list"');
  stubApi({ 'GET /product-imports/:id': { body: { data: productImport() } } });
  renderDashboard(path);
  await waitFor(() => expect(mockFrames.at(-1)?.name).toBe(name));
  const { columns, selection } = mockFrames.at(-1)!;
  const boxes = selection ? BOX : 0;
  expect(widthOf(columns) + boxes + handle).toBeLessThanOrEqual(FREE);
});

test('fits the categories into a window of 1280 px', () => {
  const columns = categoryColumns({ onEdit: () => {}, onDelete: () => {} });
  expect(widthOf(columns)).toBeLessThanOrEqual(FREE);
});
