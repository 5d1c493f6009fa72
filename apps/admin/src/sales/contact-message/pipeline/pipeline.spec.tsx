import type { ContactMessage, PipelineCard, PipelineColumn } from '@shishir/contract';
import { STAGES } from '@shishir/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../platform/testing/api-stub';
import { INBOX, openInbox, tahmina } from '../../../platform/testing/inbox-stub';
import { quotationRow } from '../../../platform/testing/quotation-rows';
import { dayIn, dayName, quickDays } from './pipeline-days';

const PIPELINE = '/dashboard/pipeline';

const card = (own: Partial<PipelineCard>): PipelineCard => ({
  ...{ id: 12, reference: 'ENQ-2026-000012', kind: 'contact', name: 'Tahmina Akter' },
  ...{ company: 'Akter Foods', stage: 'new', lost_reason: null, value: 500_000 },
  ...{ next_step: 'Call again', next_on: dayIn(-2), owner: null, version: 1 },
  created_at: tahmina.created_at,
  ...own,
});
const board = (...cards: PipelineCard[]) => {
  const columns = STAGES.map((stage): PipelineColumn => {
    const own = cards.filter((one) => one.stage === stage);
    const value = own.reduce((sum, one) => sum + (one.value ?? 0), 0);
    return { stage, count: own.length, value, cards: own };
  });
  return { body: { data: { columns } } };
};
const column = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => localStorage.clear());

test('moves a card by its menu, keeps the focus on it, and asks why an enquiry was lost', async () => {
  const moved = card({});
  const { person, writes } = openInbox(`${PIPELINE}?layout=board`, {
    'GET /contact-message/board': () => board(moved),
    'PUT /contact-message/:id': () => {
      Object.assign(moved, { ...(writes().at(-1)![1] as object), version: moved.version + 1 });
      return { body: { data: { ...tahmina, ...moved } } };
    },
  });
  await screen.findByRole('article', { name: 'Tahmina Akter' });
  expect(column('New').getByText(/^Overdue: Call again, /)).toBeVisible();
  const menu = () => screen.getByRole('button', { name: 'Move Tahmina Akter' });
  act(() => menu().focus());
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('menuitemradio', { name: 'Site visit' }));
  await waitFor(() => expect(column('Site visit').getByText('Akter Foods')).toBeVisible());
  await waitFor(() => expect(menu()).toHaveFocus());
  expect(writes().at(-1)).toEqual(['PUT /12', { version: 1, stage: 'visit' }]);

  await person.click(menu());
  await person.click(screen.getByRole('menuitemradio', { name: 'Lost' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Why was it lost?' }));
  expect(dialog.getByRole('button', { name: 'Mark as lost' })).toBeDisabled();
  await person.click(dialog.getByRole('combobox', { name: /^Reason/ }));
  await person.click(screen.getByRole('option', { name: 'Price too high' }));
  await person.click(dialog.getByRole('button', { name: 'Mark as lost' }));
  await waitFor(() =>
    expect(writes().at(-1)).toEqual([
      'PUT /12',
      { version: 2, stage: 'lost', lost_reason: 'price' },
    ]),
  );
});

test('puts a card back if its change is refused', async () => {
  const { person } = openInbox(`${PIPELINE}?layout=board`, {
    'GET /contact-message/board': () => board(card({})),
    'PUT /contact-message/:id': errorResponse(500, 'Something broke'),
  });
  await person.click(await screen.findByRole('button', { name: 'Move Tahmina Akter' }));
  await person.click(screen.getByRole('menuitemradio', { name: 'Won' }));
  expect(await screen.findByText('Something broke')).toBeVisible();
  await waitFor(() => expect(column('New').getByText('Akter Foods')).toBeVisible());
});

test('keeps layout and filters of the pipeline in the address', async () => {
  const { person, address, asked } = openInbox(`${PIPELINE}?layout=board`, {
    'GET /contact-message/board': () => board(card({})),
  });
  await person.click(await screen.findByRole('combobox', { name: 'Next step: All' }));
  await person.click(screen.getByRole('option', { name: 'Overdue' }));
  await waitFor(() => expect(address()).toBe(`${PIPELINE}?layout=board&overdue=yes`));
  await person.click(screen.getByRole('button', { name: 'List' }));
  expect(address()).toBe(`${PIPELINE}?layout=list&overdue=yes`);
  await waitFor(() => expect(asked()?.get('sort')).toBe('next'));
  expect([asked()?.get('pipeline'), asked()?.get('overdue')]).toEqual(['yes', 'yes']);
});

test('plans a call for Thursday with one click in the open enquiry, and marks it as done', async () => {
  const read: ContactMessage = { ...tahmina, status: 'read' };
  let saved = read;
  const { person, writes } = openInbox(`${INBOX}/12`, {
    'GET /contact-message/:id': () => ({ body: { data: saved } }),
    'PUT /contact-message/:id': () => {
      saved = { ...saved, ...(writes().at(-1)![1] as object), version: saved.version + 1 };
      return { body: { data: saved } };
    },
  });
  const sale = () => within(screen.getByRole('region', { name: 'Sale' }));
  await screen.findByRole('region', { name: 'Sale' });
  await person.click(sale().getByRole('button', { name: 'Thursday' }));
  const { thursday } = quickDays();
  expect(await sale().findByText(`Call again, ${dayName(thursday)}`)).toBeVisible();
  expect(writes().at(-1)).toEqual([
    'PUT /12',
    { version: 1, next_step: 'Call again', next_on: thursday },
  ]);
  await person.click(sale().getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(writes().at(-1)).toEqual(['PUT /12', { version: 2, next_step: null }]),
  );
});

test('proposes the value of the last sent quotation, and keeps what was typed if saving fails', async () => {
  let fails = true;
  const { person, writes } = openInbox(`${INBOX}/12`, {
    'GET /contact-message/:id': { body: { data: { ...tahmina, status: 'read' } } },
    'GET /quotations': {
      body: { data: [quotationRow({ total: 785_000, sent_at: '2026-11-20T06:00:00.000Z' })] },
      total: 1,
    },
    'PUT /contact-message/:id': () =>
      fails
        ? errorResponse(409, 'Someone else changed this message')
        : { body: { data: { ...tahmina, value: 785_000 } } },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Value and next step' }));
  await person.click(await dialog.findByRole('button', { name: /^Use ৳\s?7,85,000 of QUO-/ }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Someone else changed this message')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Value/ })).toHaveValue('785000');
  fails = false;
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().at(-1)).toEqual(['PUT /12', { version: 1, value: '785000' }]);
});

test('names the Thursday of the next week on Wednesdays and Thursdays', () => {
  const at = (day: string) => quickDays(new Date(`${day}T06:00:00Z`)).thursday;
  expect(at('2026-11-29')).toBe('2026-12-03');
  expect(at('2026-12-02')).toBe('2026-12-10');
  expect(at('2026-12-03')).toBe('2026-12-10');
  expect(at('2026-12-04')).toBe('2026-12-10');
});

test('lets the owner choose who takes new enquiries', async () => {
  const none = { contact: null, consultation: null, subscription: null };
  const rules = { kinds: { ...none, application: null, quotation: null, service: null }, turn: [] };
  const { person, writes } = openInbox(`${PIPELINE}?layout=board`, {
    'GET /contact-message/board': () => board(),
    'GET /contact-message/assignment': { body: { data: rules } },
    'PUT /contact-message/assignment': { body: { data: rules } },
  });
  await person.click(await screen.findByRole('button', { name: 'Assignment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who takes new enquiries' }));
  await person.click(await dialog.findByRole('combobox', { name: 'Quotation' }));
  await person.click(screen.getByRole('option', { name: 'In turn' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Nusrat Rahman' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writes().at(-1)).toEqual([
      'PUT /assignment',
      { kinds: { ...rules.kinds, quotation: 'turn' }, turn: [2] },
    ]),
  );
});
