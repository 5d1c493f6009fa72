import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, pendingResponse } from '../../../platform/testing/api-stub';
import { event, INBOX, openInbox, ratan } from '../../../platform/testing/inbox-stub';
import { company } from '../../../platform/testing/rows';

const template = {
  kind: null,
  ...{ id: 4, name: 'Site visit', version: 1, updated_at: '2026-11-20T08:05:00.000Z' },
  text: 'Dear {name}, about {reference}: we come on Tuesday.\n{company}',
};
const replied = (status: 'waiting' | 'sent' | 'failed', last_error: string | null = null) =>
  event({
    ...{ id: 3, kind: 'reply', text: 'We come on Tuesday.' },
    mail: { id: 8, status, to: 'ratan@example.com', last_error },
  });
const sent = { status: 201, body: { data: replied('waiting') } };

afterEach(() => localStorage.clear());

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reply to/ });

test('fills the reply from a template, sends it on Ctrl+Enter and clears the draft', async () => {
  const { response, respond } = pendingResponse();
  const { person, writes } = openInbox(`${INBOX}/9`, {
    'GET /contact-message/templates': { body: { data: [template] } },
    'POST /contact-message/:id/replies': response,
  });
  await person.click(await screen.findByRole('button', { name: 'Template' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Site visit' }));
  const text = 'Dear Ratan Das, about ENQ-2026-000012: we come on Tuesday.\nExample Cooling';
  await waitFor(async () => expect(await field()).toHaveValue(text));
  await person.click(screen.getByRole('checkbox', { name: 'Mark as replied' }));
  await person.type(await field(), '{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  respond(sent);
  expect(await screen.findByText('The reply is on its way.')).toBeVisible();
  expect(writes()).toEqual([['POST /9/replies', { text, set_replied: false }]]);
  expect(await field()).toHaveValue('');
});

test('does not send a reply with a blank, but selects the blank and explains it', async () => {
  const { person, writes } = openInbox(`${INBOX}/9`, {
    'POST /contact-message/:id/replies': sent,
  });
  const box = await field();
  await person.click(box);
  await person.paste('Would [day and time] suit you, at [place]?');
  for (const press of ['key', 'button']) {
    if (press === 'key') await person.type(box, '{Control>}{Enter}{/Control}');
    else await person.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This reply was not sent. Fill in [day and time] before you send it, or remove the brackets.',
    );
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('[day and time]');
    expect(box).toHaveFocus();
  }
  await person.keyboard('Tuesday at 11');
  expect(box).toHaveValue('Would Tuesday at 11 suit you, at [place]?');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Fill in [place]');
  expect(writes()).toEqual([]);
  await person.keyboard('the site{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('lists the templates for the kind of the enquiry first, those for another kind last', async () => {
  const named = (id: number, name: string, kind: string | null) => ({
    ...template,
    id,
    name,
    kind,
  });
  const { person } = openInbox(`${INBOX}/9`, {
    'GET /contact-message/templates': {
      body: {
        data: [
          named(1, 'Application received', 'application'),
          named(2, 'Site visit', null),
          named(3, 'Thanks', 'contact'),
        ],
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Template' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Thanks', 'Site visit', 'Application received', 'Edit templates']);
});

test('lists templates in Bangla first for an enquiry in Bangla, and fills them in Bangla', async () => {
  const bangla = { ...template, id: 5, name: 'সাইট দেখা', text: 'প্রিয় {name}, {company}' };
  const overrides = {
    'GET /contact-message/templates': { body: { data: [template, bangla] } },
    'GET /company': ({ searchParams }: URL) => ({
      body: { data: company(searchParams.has('locale') ? { name: 'শিশির কুলিং' } : {}) },
    }),
  };
  const { person } = openInbox(`${INBOX}/9`, overrides, [{ ...ratan, locale: 'bn' }]);
  await person.click(await screen.findByRole('button', { name: 'Template' }));
  const [first] = await screen.findAllByRole('menuitem');
  expect(first).toHaveTextContent('সাইট দেখা');
  await person.click(first!);
  await waitFor(async () => expect(await field()).toHaveValue('প্রিয় Ratan Das, শিশির কুলিং'));
});

test('keeps a failed reply with the reason, and sends it again with the same key', async () => {
  let fails = true;
  const { person, writes } = openInbox(`${INBOX}/9`, {
    'POST /contact-message/:id/replies': () =>
      fails ? errorResponse(500, 'The server has a problem') : sent,
  });
  const keys: (string | null)[] = [];
  const { fetch } = global;
  global.fetch = (input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key) keys.push(key);
    return fetch(input, init);
  };
  await person.type(await field(), 'We come.');
  await person.click(screen.getByRole('button', { name: 'Send reply' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This reply was not sent. The server has a problem');
  expect(await field()).toHaveValue('We come.');
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(screen.queryByText(/was not sent/)).not.toBeInTheDocument();
  expect(writes()).toEqual(
    Array(2).fill(['POST /9/replies', { text: 'We come.', set_replied: true }]),
  );
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('keeps the draft of each enquiry', async () => {
  const { person, go } = openInbox(`${INBOX}/9`);
  await person.type(await field(), 'Half a reply');
  expect(screen.getByText('Draft saved')).toBeVisible();
  await go(`${INBOX}/7`);
  expect(await screen.findByRole('textbox', { name: 'Reply to Farhana Islam' })).toHaveValue('');
  await go(`${INBOX}/9`);
  expect(await screen.findByRole('textbox', { name: 'Reply to Ratan Das' })).toHaveValue(
    'Half a reply',
  );
});

test('asks before leaving if the browser has no storage', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('No storage');
  });
  const { person } = openInbox(`${INBOX}/9`);
  await person.type(await field(), 'x');
  await person.click(screen.getByRole('link', { name: /Farhana Islam/ }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  jest.restoreAllMocks();
});

test('saves an internal note, and rejects an empty one', async () => {
  const { person, writes } = openInbox(`${INBOX}/9`, {
    'POST /contact-message/:id/notes': { status: 201, body: { data: event({}) } },
  });
  await person.click(await screen.findByRole('button', { name: 'Internal note' }));
  await person.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Write a note first.')).toBeVisible();
  await person.type(
    screen.getByRole('textbox', { name: 'Internal note about Ratan Das' }),
    'Void is 350 mm.{Control>}{Enter}{/Control}',
  );
  expect(await screen.findByText('Note saved.')).toBeVisible();
  expect(writes()).toEqual([['POST /9/notes', { text: 'Void is 350 mm.' }]]);
});

test('shows events in the history, and mails that wait or were not delivered', async () => {
  const by = null;
  const mail = { id: 1, status: 'sent', to: 'ratan@example.com', last_error: null } as const;
  const { person, writes } = openInbox(`${INBOX}/9`, {
    'GET /contact-message/:id/events': {
      body: {
        data: [
          event({ id: 1, kind: 'received', by }),
          event({ id: 2, kind: 'mail', by, text: 'We have your enquiry', mail }),
          event({ id: 4, kind: 'contact', channel: 'call', text: 'Reached' }),
          event({ id: 5, kind: 'status', text: 'read' }),
          event({ id: 6, kind: 'owner', text: 'Rafiqul Islam' }),
          event({ id: 7, kind: 'note', text: 'Void is 350 mm.' }),
          replied('waiting'),
          { ...replied('waiting', '450 mailbox full'), id: 8 },
          { ...replied('failed', '550 no such user'), id: 9 },
        ],
      },
    },
    'POST /contact-message/:id/replies': sent,
  });
  const history = within(await screen.findByRole('region', { name: 'History' }));
  await history.findByText('Void is 350 mm.');
  for (const line of [
    'We have your enquiry emailed to the visitor',
    'Nusrat Rahman called, reached',
    'Nusrat Rahman marked it as read',
    'Nusrat Rahman assigned this enquiry to Rafiqul Islam',
    'Nusrat Rahman wrote an internal note',
  ]) {
    expect(
      history.getByText((_, node) => node?.tagName === 'SPAN' && node.textContent === line),
    ).toBeVisible();
  }
  expect(history.getAllByText('Sat 21/11/2026, 09:12')).toHaveLength(8);
  expect(history.getAllByText('This reply is waiting for the mail server.')).toHaveLength(2);
  expect(history.getByText(/The last attempt failed: ‘450 mailbox full’/)).toBeVisible();
  const failed = history.getByText('This reply was not delivered.').parentElement;
  expect(failed).toHaveTextContent(/550 no such user.*It will not be tried again/);
  await person.click(history.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      ['POST /9/replies', { text: 'We come on Tuesday.', set_replied: false }],
    ]),
  );
});

test('saves a reply as a template, and edits and deletes templates', async () => {
  const { person, writes } = openInbox(`${INBOX}/9`, {
    'GET /contact-message/templates': { body: { data: [template] } },
    'POST /contact-message/templates': { status: 201, body: { data: template } },
    'PUT /contact-message/templates/:id': { body: { data: template } },
    'DELETE /contact-message/templates/:id': { body: { success: true } },
  });
  await person.type(await field(), 'We come.');
  await person.click(screen.getByRole('button', { name: 'Save as template' }));
  const added = within(await screen.findByRole('dialog', { name: 'New template' }));
  await person.click(added.getByRole('button', { name: 'Save template' }));
  expect(await added.findByText('Name is required')).toBeVisible();
  await person.type(added.getByRole('textbox', { name: 'Name' }), 'Visit{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Template' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit templates' }));
  const all = within(await screen.findByRole('dialog', { name: 'Reply templates' }));
  await person.click(all.getByRole('button', { name: 'Edit Site visit' }));
  await person.type(await all.findByRole('textbox', { name: 'Name' }), ' 2');
  await person.click(all.getByRole('button', { name: 'Save template' }));
  await person.click(await all.findByRole('button', { name: 'Delete Site visit' }));
  expect(await screen.findByText('Template deleted')).toBeVisible();
  expect(writes()).toEqual([
    ['POST /templates', { name: 'Visit', text: 'We come.' }],
    ['PUT /templates/4', { name: 'Site visit 2', text: template.text, version: 1 }],
    ['DELETE /templates/4', {}],
  ]);
});
