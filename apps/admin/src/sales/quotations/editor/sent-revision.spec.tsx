import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../platform/testing/api-stub';
import {
  quotation,
  quotationEvent,
  revision,
  sentRevision,
} from '../../../platform/testing/quotation-rows';
import {
  field,
  openQuotation,
  press,
  QUOTATION,
  type,
} from '../../../platform/testing/quotation-stub';

describe('a sent quotation', () => {
  const changes = {
    since: 1,
    changes: [
      { kind: 'price' as const, name: 'AM056NN4DEH', title: '', before: 56_500, after: 50_000 },
      { kind: 'total' as const, name: '', title: '', before: 509_500, after: 490_000 },
    ],
    texts: ['letter' as const],
  };
  const first = sentRevision({ state: 'superseded', opened_at: '2026-11-20T12:04:00.000Z' });
  const second = sentRevision({ id: 32, revision: 2, changes, total: 490_000 });
  const followed = quotation({
    ...{ state: 'sent', has_draft: false, revisions: [second, first], open_questions: 1 },
    events: [
      quotationEvent({ id: 1 }),
      quotationEvent({ id: 2, kind: 'opened', by: null }),
      quotationEvent({ id: 3, kind: 'question', by: null, text: 'Is a duct possible?' }),
      quotationEvent({ id: 4, revision: 2 }),
    ],
  });

  test('shows state, total, PDF and changes of each revision', async () => {
    const { person } = await openQuotation(followed);
    const history = within(screen.getByRole('region', { name: 'Revisions' }));
    const [newest, question, opened, oldest] = history.getAllByRole('listitem');
    expect(newest).toHaveTextContent('Revision 2Sent 20/11/2026, 14:05, ৳4,90,000by Rafiqul Islam');
    expect(newest).toHaveTextContent('AM056NN4DEH ৳50,000, letter');
    expect(question).toHaveTextContent('Is a duct possible?');
    expect(opened).toHaveTextContent('Opened by the customer');
    expect(oldest).toHaveTextContent('by Rafiqul Islam, superseded');
    expect(within(oldest!).getByRole('link', { name: 'PDF' })).toHaveAttribute(
      'href',
      '/api/v1/quotations/4/revisions/1/pdf',
    );
    await person.click(within(newest!).getByRole('button', { name: 'Compare with revision 1' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Revision 2 compared with 1' }),
    );
    expect(
      dialog.getByRole('row', { name: 'AM056NN4DEH Unit price ৳56,500 ৳50,000' }),
    ).toBeVisible();
    expect(dialog.getByText('The letter changed.')).toBeVisible();
  });

  test('shows a superseded revision with a notice', async () => {
    await openQuotation(followed, {}, `${QUOTATION}/revisions/1`);
    expect(screen.getByText('This revision is superseded by revision 2.')).toBeVisible();
    expect(screen.getByText('Superseded, revision 1')).toBeVisible();
  });

  test('answers a question by mail, and keeps the text if sending fails', async () => {
    let fails = true;
    const answered = { ...followed, open_questions: 0 };
    const { person, sent } = await openQuotation(followed, {
      'POST /quotations/:id/answers': () =>
        fails ? errorResponse(500, 'It broke.') : { status: 201, body: { data: answered } },
    });
    const section = within(screen.getByRole('region', { name: 'Answer' }));
    expect(section.getByText('1 open question')).toBeVisible();
    const send = section.getByRole('button', { name: 'Send answer' });
    await person.click(send);
    const text = field('Answer to the customer');
    expect(text).toHaveAccessibleDescription('Write an answer');
    type('Answer to the customer', 'Yes, a slim duct.');
    await person.click(send);
    await waitFor(() => expect(text).toHaveAccessibleDescription('It broke.'));
    expect(text).toHaveValue('Yes, a slim duct.');
    fails = false;
    await person.click(send);
    expect(await screen.findByText('Answer sent.')).toBeVisible();
    expect(sent('POST', '/answers').at(-1)!.body).toEqual({ text: 'Yes, a slim duct.' });
    expect(section.queryByText('1 open question')).not.toBeInTheDocument();
  });

  test('opens a new draft revision', async () => {
    const withDraft = {
      ...followed,
      revisions: [revision({ id: 33, revision: 3 }), second, first],
    };
    const { person } = await openQuotation(followed, {
      'POST /quotations/:id/draft': { status: 201, body: { data: withDraft } },
    });
    await press(person, 'New revision');
    expect(await screen.findByRole('button', { name: 'Send revision 3' })).toBeVisible();
  });

  test('saves an internal note, and shows the other editor’s note in a conflict', async () => {
    let isFirst = true;
    const { person, sent } = await openQuotation(followed, {
      'PUT /quotations/:id/note': () => {
        const current = { ...followed, note: 'Crane needed', version: 5 };
        const response = isFirst
          ? errorResponse(409, 'Changed meanwhile', undefined, current)
          : { body: { data: current } };
        isFirst = false;
        return response;
      },
    });
    type('Internal note', 'Roof by stairs');
    await press(person, 'Save note');
    await waitFor(() =>
      expect(field('Internal note')).toHaveAccessibleDescription(/‘Crane needed’/),
    );
    await press(person, 'Save note');
    await waitFor(() => expect(sent('PUT', '/note')).toHaveLength(2));
    expect(sent('PUT', '/note')[1]!.body).toEqual({ note: 'Roof by stairs', version: 5 });
  });
});
