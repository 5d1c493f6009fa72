import type { Quotation } from '@shishir/contract';
import { fireEvent, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { type Call, stubApi } from './api-stub';
import { quotationSettings, sentRevision, termsSet } from './quotation-rows';
import { renderDashboard } from './render-dashboard';
import { contactMessage } from './rows';

export const QUOTATION = '/dashboard/quotations/4';
export const SAVE = 'PUT /quotations/:id/draft';
type Person = ReturnType<typeof userEvent.setup>;
type Body = { lines: object[]; version: number } & Record<string, unknown>;

/** Renders the page of a quotation with an API that stores the draft. */
export async function openQuotation(
  given: Quotation,
  overrides: Parameters<typeof stubApi>[0] = {},
  at = QUOTATION,
) {
  let current = given;
  const saved = (own: object) => {
    current = {
      ...current,
      revisions: current.revisions.map((revision) =>
        revision.state === 'draft'
          ? { ...revision, ...own, design: revision.design, version: revision.version + 1 }
          : revision,
      ),
    };
    return { body: { data: current } };
  };
  const { calls } = stubApi({
    'GET /quotations/:id': () => ({ body: { data: current } }),
    'GET /quotations/settings': { body: { data: quotationSettings() } },
    'GET /quotations/terms': { body: { data: [termsSet()] } },
    'GET /contact-message/:id': { body: { data: contactMessage({ message: 'Please quote.' }) } },
    [SAVE]: () => {
      return saved(calls.at(-1)!.body as Body);
    },
    'POST /quotations/:id/send': () => {
      current = {
        ...current,
        has_draft: false,
        revisions: current.revisions.map((revision) =>
          revision.state === 'draft' ? sentRevision({ ...revision, state: 'open' }) : revision,
        ),
      };
      return { body: { data: current } };
    },
    ...overrides,
  });
  const page = renderDashboard(at);
  await screen.findByRole('heading', { name: 'Lines' });
  const sent = (method: string, part: string): Call[] =>
    calls.filter((call) => call.method === method && call.address.pathname.endsWith(part));
  return {
    ...page,
    calls,
    saves: () => sent('PUT', '/draft').map(({ body }) => body as Body),
    sent,
  };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const type = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
export const press = (person: Person, name: string | RegExp) =>
  person.click(screen.getByRole('button', { name }));
