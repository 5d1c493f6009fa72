import { z } from 'zod';
import { IdempotencyHeaders, IdParams, plainText } from '../platform/fields';
import { NoQuery, PageQuery, sortBy } from '../platform/lists';
import { locale } from '../platform/locales';
import { routes } from '../platform/policy';
import { AnswerQuestion, DecideApproval, Quotation, QuotationRow } from './quotation';
import { QuotationSettings, SaveRevision } from './quotation-content';
import { CreateTermsSet, TermsSet, UpdateTermsSet } from './terms-sets';
import {
  AcceptQuotation,
  AskAboutQuotation,
  OwnQuotation,
  QuotationLink,
  QuotationView,
} from './quotation-view';
import { RecordId, TextId } from '../platform/numbers';
import { ORDER_FILE } from '../platform/rules';

const quotation = { 200: z.object({ data: Quotation }) };
const created = { 201: z.object({ data: Quotation }) };
const success = { 200: z.object({ success: z.literal(true) }) };
const noBody = z.object({}).strict().optional();
const RevisionParams = IdParams.extend({ revision: TextId });
const version = z.number().int();

export const QuotationQuery = PageQuery.extend({
  /**
   * `open`: a draft, or a revision that can be accepted; `draft`: a revision is being written; `approval`: one waits for
   * an owner. All if omitted.
   */
  state: z.enum(['open', 'draft', 'approval', 'sent', 'accepted', 'expired', 'all']).optional(),
  /** Quotations of one enquiry. */
  message_id: TextId.optional(),
  sort: sortBy('updated_at', 'id', 'number', 'total', 'valid_until'),
});
export type QuotationQuery = z.infer<typeof QuotationQuery>;

/** Offers that answer enquiries. Routes for recipients with a signed link have a `token`. */
export const quotations = routes({
  list: {
    method: 'GET',
    path: '/quotations',
    summary: 'Quotations, the last changed first; `q` looks in number, name, company and title',
    metadata: { access: 'admin', total: true },
    query: QuotationQuery,
    responses: { 200: z.object({ data: z.array(QuotationRow) }) },
  },
  create: {
    method: 'POST',
    path: '/quotations',
    summary: 'Begin a quotation from an enquiry; one Idempotency-Key makes one',
    metadata: { access: 'admin' },
    headers: IdempotencyHeaders,
    body: z.object({ message_id: RecordId }).strict(),
    responses: created,
  },
  own: {
    method: 'GET',
    path: '/quotations/own',
    summary: 'The sent quotations of the own enquiries of whoever is signed in, newest first',
    metadata: { access: 'self', total: true },
    query: PageQuery.omit({ q: true }),
    responses: { 200: z.object({ data: z.array(OwnQuotation) }) },
  },
  view: {
    method: 'GET',
    path: '/quotations/view',
    summary: 'The revision of a signed link, as its recipient sees it',
    metadata: { access: 'public' },
    query: QuotationLink.extend({ locale }),
    responses: { 200: z.object({ data: QuotationView }) },
  },
  viewPdf: {
    method: 'GET',
    path: '/quotations/pdf',
    summary: 'The revision of a signed link as a PDF',
    metadata: { access: 'public', download: ['application/pdf'] },
    query: QuotationLink,
    responses: { 200: z.string() },
  },
  opened: {
    method: 'POST',
    path: '/quotations/opened',
    summary: 'Say that a browser shows the revision of a signed link; the first time is noted',
    metadata: { access: 'public', limit: 'read' },
    body: QuotationLink,
    responses: success,
  },
  accept: {
    method: 'POST',
    path: '/quotations/accept',
    summary:
      'Accept the revision of a signed link, with an optional purchase order in `order`; repeating it changes nothing, 409 for one that is superseded or expired, and for another total',
    metadata: {
      access: 'public',
      limit: 'contact',
      acceptsJson: true,
      file: {
        field: 'order',
        optional: true,
        maxMegabytes: ORDER_FILE.maxMegabytes,
        types: { media: ORDER_FILE.types, wrong: { code: 'order_wrong_type' } },
      },
    },
    contentType: 'multipart/form-data',
    body: AcceptQuotation,
    responses: { 200: z.object({ data: QuotationView }) },
  },
  ask: {
    method: 'POST',
    path: '/quotations/question',
    summary:
      'Ask about the revision of a signed link, also an expired one; one Idempotency-Key asks once',
    metadata: { access: 'public', limit: 'contact' },
    headers: IdempotencyHeaders,
    body: AskAboutQuotation,
    responses: { 201: z.object({ data: QuotationView }) },
  },
  settings: {
    method: 'GET',
    path: '/quotations/settings',
    summary: 'Rates of taxes, the usual advance, and the discount that needs an approval',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: QuotationSettings }) },
  },
  saveSettings: {
    method: 'PUT',
    path: '/quotations/settings',
    summary: 'Set the rules for prices; quotations keep the rates that they have',
    metadata: { access: 'super_admin' },
    body: QuotationSettings,
    responses: { 200: z.object({ data: QuotationSettings }) },
  },
  terms: {
    method: 'GET',
    path: '/quotations/terms',
    summary: 'The sets of terms, the one that new quotations begin with first',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(TermsSet) }) },
  },
  createTerms: {
    method: 'POST',
    path: '/quotations/terms',
    summary: 'Add a set of terms',
    metadata: { access: 'admin' },
    body: CreateTermsSet,
    responses: { 201: z.object({ data: TermsSet }) },
  },
  updateTerms: {
    method: 'PUT',
    path: '/quotations/terms/:id',
    summary: 'Change what is given of a set of terms; quotations keep their copy',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateTermsSet,
    responses: { 200: z.object({ data: TermsSet }) },
  },
  removeTerms: {
    method: 'DELETE',
    path: '/quotations/terms/:id',
    summary: 'Delete a set of terms; quotations keep their copy',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: noBody,
    responses: success,
  },
  get: {
    method: 'GET',
    path: '/quotations/:id',
    summary: 'One quotation with all its revisions and what happened to it',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    responses: quotation,
  },
  setNote: {
    method: 'PUT',
    path: '/quotations/:id/note',
    summary: 'Set the note that only staff see',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({ note: plainText(5000), version }).strict(),
    responses: quotation,
  },
  draft: {
    method: 'POST',
    path: '/quotations/:id/draft',
    summary: 'Begin a revision as a copy of the last one that was sent; 409 where there is a draft',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: noBody,
    responses: created,
  },
  save: {
    method: 'PUT',
    path: '/quotations/:id/draft',
    summary: 'Save the draft; the version is that of the draft',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: SaveRevision,
    responses: quotation,
  },
  discard: {
    method: 'DELETE',
    path: '/quotations/:id/draft',
    summary: 'Discard the draft; where nothing was sent, the quotation goes with it',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: noBody,
    responses: success,
  },
  requestApproval: {
    method: 'POST',
    path: '/quotations/:id/approval-request',
    summary: 'Ask an owner to approve the draft; 409 if its discount needs none',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({ version }).strict(),
    responses: quotation,
  },
  decideApproval: {
    method: 'POST',
    path: '/quotations/:id/approval',
    summary: 'Approve the draft, or refuse it with a reason; a later change needs another approval',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    body: DecideApproval,
    responses: quotation,
  },
  send: {
    method: 'POST',
    path: '/quotations/:id/send',
    summary:
      'Send the draft by mail, with link and PDF; one Idempotency-Key sends once. What a draft lacks is said at its field',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    headers: IdempotencyHeaders,
    body: z.object({ version }).strict(),
    responses: quotation,
  },
  sendAgain: {
    method: 'POST',
    path: '/quotations/:id/again',
    summary: 'Send the mail with the last sent revision again after it failed; 409 for any other',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: noBody,
    responses: quotation,
  },
  answer: {
    method: 'POST',
    path: '/quotations/:id/answers',
    summary: 'Answer the last question by mail; one Idempotency-Key answers once',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    headers: IdempotencyHeaders,
    body: AnswerQuestion,
    responses: created,
  },
  preview: {
    method: 'GET',
    path: '/quotations/:id/revisions/:revision',
    summary:
      'A revision as its recipient sees it; a draft as it would be, lines without price at 0',
    metadata: { access: 'admin' },
    pathParams: RevisionParams,
    responses: { 200: z.object({ data: QuotationView }) },
  },
  pdf: {
    method: 'GET',
    path: '/quotations/:id/revisions/:revision/pdf',
    summary: 'A revision as a PDF; a draft is marked as one',
    metadata: { access: 'admin', download: ['application/pdf'] },
    pathParams: RevisionParams,
    responses: { 200: z.string() },
  },
  purchaseOrder: {
    method: 'GET',
    path: '/quotations/:id/revisions/:revision/order',
    summary: 'The purchase order that the customer sent with the acceptance',
    metadata: { access: 'admin', download: ORDER_FILE.types },
    pathParams: RevisionParams,
    responses: { 200: z.string() },
  },
});
