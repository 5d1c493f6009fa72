import { z } from 'zod';
import {
  ContactMessage,
  ContactMessageCounts,
  ContactMessageQuery,
  ContactMessageTrashQuery,
  EnquiryTerms,
  enquiryFilters,
  FoundEnquiry,
  OwnEnquiry,
  SUBSCRIPTION_STATES,
} from './enquiries';
import {
  ChangeContactMessages,
  CreateEnquiryContact,
  CreateEnquiryNote,
  CreateEnquiryReply,
  CreateReplyTemplate,
  EnquiryEvent,
  removedIds,
  RemoveContactMessages,
  ReplyTemplate,
  SubscriptionLink,
  UpdateContactMessage,
  UpdateReplyTemplate,
} from './inbox';
import {
  CreateApplication,
  CreateContactMessage,
  CreateServiceRequest,
  LookUpEnquiry,
} from './enquiry-forms';
import { IdParams } from '../platform/fields';
import { NoQuery, PageQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { CV_FILE, PHOTO_FILE } from '../platform/rules';

const subscriptionResponses = {
  200: z.object({
    data: z.object({ email: z.string(), subscription: z.enum(SUBSCRIPTION_STATES) }),
  }),
};

const headers = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() });
const created = {
  201: z.object({
    success: z.literal(true),
    reference: z.string(),
    /** Opens the page with the state of the enquiry. */
    key: z.string(),
  }),
};

export const contactMessage = routes({
  create: {
    method: 'POST',
    path: '/contact-message',
    summary: 'Send an enquiry of one of four kinds; one Idempotency-Key makes one enquiry',
    metadata: { access: 'public', limit: 'contact' },
    headers,
    body: CreateContactMessage,
    responses: created,
  },
  apply: {
    method: 'POST',
    path: '/contact-message/application',
    summary: 'Apply for a job (multipart, with the CV in `cv`: PDF, DOC or DOCX)',
    metadata: {
      access: 'public',
      limit: 'contact',
      file: {
        field: 'cv',
        maxMegabytes: CV_FILE.maxMegabytes,
        types: { media: CV_FILE.types, wrong: { code: 'cv_wrong_type' } },
      },
    },
    contentType: 'multipart/form-data',
    headers,
    body: CreateApplication,
    responses: created,
  },
  requestService: {
    method: 'POST',
    path: '/contact-message/service',
    summary: 'Request a service visit (multipart, with an optional picture of the unit in `photo`)',
    metadata: {
      access: 'public',
      limit: 'contact',
      file: {
        field: 'photo',
        optional: true,
        maxMegabytes: PHOTO_FILE.maxMegabytes,
        types: { media: PHOTO_FILE.types, wrong: { code: 'photo_wrong_type' } },
      },
    },
    contentType: 'multipart/form-data',
    headers,
    body: CreateServiceRequest,
    responses: created,
  },
  lookUp: {
    method: 'POST',
    path: '/contact-message/look-up',
    summary: 'The state of an enquiry by its reference and phone number, without account',
    metadata: { access: 'public', limit: 'lookUp' },
    body: LookUpEnquiry,
    responses: { 200: z.object({ data: FoundEnquiry }) },
  },
  terms: {
    method: 'GET',
    path: '/contact-message/terms',
    summary: 'Within which time enquiries are answered, and for how long they are kept',
    metadata: { access: 'public', cache: true },
    responses: { 200: z.object({ data: EnquiryTerms }) },
  },
  stamp: {
    method: 'GET',
    path: '/contact-message/stamp',
    summary: 'A signed time to send along with a form',
    metadata: { access: 'public' },
    responses: { 200: z.object({ stamp: z.string() }) },
  },
  confirm: {
    method: 'POST',
    path: '/contact-message/subscription/confirm',
    summary: 'Confirm the address of a subscription with the link of its mail',
    metadata: { access: 'public' },
    body: SubscriptionLink,
    responses: subscriptionResponses,
  },
  unsubscribe: {
    method: 'POST',
    path: '/contact-message/subscription/unsubscribe',
    summary:
      'End a subscription with the link that each of its mails has; mail programs post to the page of that link (RFC 8058)',
    metadata: { access: 'public' },
    body: SubscriptionLink,
    responses: subscriptionResponses,
  },
  list: {
    method: 'GET',
    path: '/contact-message',
    summary: 'The inbox, newest first, without spam',
    metadata: { access: 'admin', total: true },
    query: ContactMessageQuery,
    responses: { 200: z.object({ data: z.array(ContactMessage) }) },
  },
  stream: {
    method: 'GET',
    path: '/contact-message/stream',
    summary:
      'Server-sent events: `inbox` with the id of the newest enquiry whenever the inbox or a mail about it changes. Asked for anything but text/event-stream it responds with the present state and ends',
    metadata: { access: 'admin', download: ['text/event-stream'] },
    query: NoQuery,
    responses: { 200: z.string() },
  },
  counts: {
    method: 'GET',
    path: '/contact-message/counts',
    summary: 'How many enquiries there are of each kind, how many are new, and how many wait',
    metadata: { access: 'admin' },
    responses: { 200: z.object({ data: ContactMessageCounts }) },
  },
  trash: {
    method: 'GET',
    path: '/contact-message/trash',
    summary: 'Enquiries that were deleted in the last 30 days, the last one first',
    metadata: { access: 'admin', total: true },
    query: ContactMessageTrashQuery,
    responses: { 200: z.object({ data: z.array(ContactMessage) }) },
  },
  export: {
    method: 'GET',
    path: '/contact-message/export',
    summary: 'The enquiries that the filters leave, as CSV',
    metadata: { access: 'admin', download: ['text/csv'] },
    query: z.object({ ...enquiryFilters, q: PageQuery.shape.q }).strict(),
    responses: { 200: z.string() },
  },
  bulk: {
    method: 'POST',
    path: '/contact-message/bulk',
    summary:
      'Set status, owner or stage of several enquiries, chosen by ids or all that a filter selects, all of them or none',
    metadata: { access: 'admin' },
    body: ChangeContactMessages,
    responses: {
      200: z.object({
        data: z.object({ changed: z.number().int() }),
        /** Identifies the change so that it can be undone. */
        batch: z.string(),
      }),
    },
  },
  undo: {
    method: 'POST',
    path: '/contact-message/undo',
    summary: 'Take back an own change of several enquiries of the last 24 hours',
    metadata: { access: 'admin' },
    body: z.object({ batch: z.string().min(1).max(60) }).strict(),
    responses: { 200: z.object({ data: z.object({ changed: z.number().int() }) }) },
  },
  removeMany: {
    method: 'POST',
    path: '/contact-message/trash',
    summary: 'Put several enquiries into the trash for 30 days',
    metadata: { access: 'admin' },
    body: RemoveContactMessages,
    responses: {
      /** `ids` lists the enquiries that a filter selected. */
      200: z.object({ success: z.literal(true), ids: z.array(z.number().int()).optional() }),
    },
  },
  restore: {
    method: 'POST',
    path: '/contact-message/restore',
    summary: 'Take enquiries out of the trash again',
    metadata: { access: 'admin' },
    body: z.object({ ids: removedIds }).strict(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  templates: {
    method: 'GET',
    path: '/contact-message/templates',
    summary: 'The templates for replies, by name',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(ReplyTemplate) }) },
  },
  createTemplate: {
    method: 'POST',
    path: '/contact-message/templates',
    summary: 'Add a template for replies',
    metadata: { access: 'admin' },
    body: CreateReplyTemplate,
    responses: { 201: z.object({ data: ReplyTemplate }) },
  },
  updateTemplate: {
    method: 'PUT',
    path: '/contact-message/templates/:id',
    summary: 'Change what is given of a template for replies',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateReplyTemplate,
    responses: { 200: z.object({ data: ReplyTemplate }) },
  },
  removeTemplate: {
    method: 'DELETE',
    path: '/contact-message/templates/:id',
    summary: 'Delete a template for replies',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  own: {
    method: 'GET',
    path: '/contact-message/own',
    summary:
      'The enquiries of whoever is signed in, newest first: those sent while signed in, and with a confirmed email address those sent from it by nobody signed in',
    metadata: { access: 'self', total: true },
    query: PageQuery.omit({ q: true }),
    responses: { 200: z.object({ data: z.array(OwnEnquiry) }) },
  },
  get: {
    method: 'GET',
    path: '/contact-message/:id',
    summary: 'One enquiry, whole',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    responses: { 200: z.object({ data: ContactMessage }) },
  },
  update: {
    method: 'PUT',
    path: '/contact-message/:id',
    summary: 'Set status, owner, stage, value or next step of an enquiry',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateContactMessage,
    responses: { 200: z.object({ data: ContactMessage }) },
  },
  remove: {
    method: 'DELETE',
    path: '/contact-message/:id',
    summary: 'Put an enquiry into the trash for 30 days',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  events: {
    method: 'GET',
    path: '/contact-message/:id/events',
    summary: 'What happened to an enquiry since it was received, oldest first',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(EnquiryEvent) }) },
  },
  note: {
    method: 'POST',
    path: '/contact-message/:id/notes',
    summary: 'Add a note that only staff see',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: CreateEnquiryNote,
    responses: { 201: z.object({ data: EnquiryEvent }) },
  },
  reply: {
    method: 'POST',
    path: '/contact-message/:id/replies',
    summary: 'Reply by mail; one Idempotency-Key makes one reply',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    headers,
    body: CreateEnquiryReply,
    responses: { 201: z.object({ data: EnquiryEvent }) },
  },
  contact: {
    method: 'POST',
    path: '/contact-message/:id/contacts',
    summary: 'Note that the visitor was contacted by telephone, WhatsApp or mail',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: CreateEnquiryContact,
    responses: { 201: z.object({ data: EnquiryEvent }) },
  },
  cv: {
    method: 'GET',
    path: '/contact-message/:id/cv',
    summary: 'The CV of an application',
    metadata: { access: 'admin', download: CV_FILE.types },
    pathParams: IdParams,
    responses: { 200: z.string() },
  },
  photo: {
    method: 'GET',
    path: '/contact-message/:id/photo',
    summary: 'The photo of a service request',
    metadata: { access: 'admin', download: PHOTO_FILE.types },
    pathParams: IdParams,
    responses: { 200: z.string() },
  },
});
