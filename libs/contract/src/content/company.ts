import { isBlank, readPhone } from '@shishir/format';
import { z } from 'zod';
import { chained, moment, plainText, ruledText } from '../platform/fields';
import { LocaleQuery, untranslated } from '../platform/locales';
import { Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { accountRules, nameForm } from '../platform/rules';
import { contentErrors } from './content-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

/** E.164, followed by `x` and the extension if there is one. */
const phone = z.string().regex(/^\+[1-9]\d{7,14}(x\d{1,5})?$/);

export const MAX_PHONES = 4;
export const MAX_SOCIALS = 6;

/** An address of the company: its head office or its warehouse. */
export const Place = z.object({
  title: z.string(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  email: z.string().nullable(),
  phones: z.array(phone).max(MAX_PHONES),
});
export type Place = z.infer<typeof Place>;

/** Company details: the only source of the company's name and contact details. Every field can be missing. */
export const Company = z.object({
  name: z.string().nullable(),
  blurb: z.string().nullable(),
  /** Host name, optionally with a path, without `https://`. */
  web: z.string().nullable(),
  sales_email: z.string().nullable(),
  sales_phones: z.array(phone).max(MAX_PHONES),
  sales_hours: z.string().nullable(),
  head_office: Place.nullable(),
  warehouse: Place.nullable(),
  socials: z.array(z.object({ name: z.string(), url: z.string() })).max(MAX_SOCIALS),
  map_url: z.string().nullable(),
  sales_contact: z
    .object({
      name: z.string(),
      title: z.string().nullable(),
      phone: phone.nullable(),
      email: z.string().nullable(),
      /** Without a picture, the initials are shown. */
      picture: Picture.nullish(),
    })
    .nullable(),
  logo: Picture.nullable(),
  /** True if the company has a name and a sales phone number. Until then the site shows that it is being set up. */
  ready: z.boolean(),
  version: z.number().int(),
  /** Only in the response to a stale version. */
  updated_at: moment.optional(),
  /** Nested fields with their path, such as `head_office.city`. */
  untranslated,
});
export type Company = z.infer<typeof Company>;
export type SalesContact = NonNullable<Company['sales_contact']>;

/** Treats blank text as null. */
const optional = <T extends z.ZodTypeAny>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && isBlank(value) ? null : value),
    schema.nullable(),
  );

/** Text on one line: line breaks become spaces. */
const line = (max: number, blank?: string) =>
  plainText(max, blank).transform((text) => text.replace(/\s+/g, ' '));

/** Name without direction marks, so that it reads as it is written. */
const nameLine = (blank?: string) =>
  line(100, blank).superRefine((text, context) => {
    const problem = nameForm(text);
    if (problem) context.addIssue({ code: z.ZodIssueCode.custom, message: problem });
  });

const email = optional(ruledText(accountRules.email));

const phoneOf = (blank: string) =>
  ruledText({ ...accountRules.number, blank }).transform((text) => readPhone(text) ?? text);

/** Each number once, in the given order. */
const phones = z
  .array(phoneOf(contentErrors.phoneOrRemove))
  .max(MAX_PHONES, contentErrors.phonesTooMany(MAX_PHONES))
  .transform((numbers) => [...new Set(numbers)]);

/** Characters that RFC 3986 excludes from addresses, such as quotes and angle brackets. */
const NOT_IN_ADDRESSES = /[\s"'<>\\^`{|}\p{C}]/u;

const address = (text: string) =>
  !NOT_IN_ADDRESSES.test(text) && URL.canParse(text) ? new URL(text) : null;

const httpsAddress = (blank?: string) =>
  line(500, blank).refine((text) => address(text)?.protocol === 'https:', contentErrors.https);

const isWeb = (text: string) =>
  !text.includes('@') && /^[^.]+(\.[^.]+)+$/.test(address(`https://${text}`)?.hostname ?? '');

const web = chained(
  line(190).transform((text) => text.replace(/^https:\/\//i, '').replace(/\/+$/, '')),
  z.string().refine(isWeb, contentErrors.webAddress),
);

const place = z
  .object({
    title: line(60, schemaTexts.titleRequired),
    street: optional(line(200)),
    city: optional(line(100)),
    email,
    phones,
  })
  .strict()
  .refine(
    ({ street, city, email: mail, phones: numbers }) => street || city || mail || numbers.length,
    { message: contentErrors.placeEmpty, path: ['street'] },
  );

/**
 * Partial update. A place or a contact person is replaced as a whole, or removed by null; the picture of the contact
 * person is removed with them.
 */
export const UpdateCompany = z
  .object({
    name: optional(nameLine()),
    blurb: optional(plainText(500)),
    web: optional(web),
    sales_email: email,
    sales_phones: phones,
    sales_hours: optional(line(100)),
    head_office: place.nullable(),
    warehouse: place.nullable(),
    socials: z
      .array(
        z.object({
          name: line(40, schemaTexts.nameRequired),
          url: httpsAddress(contentErrors.addressRequired),
        }),
      )
      .max(MAX_SOCIALS, contentErrors.socialsTooMany(MAX_SOCIALS)),
    map_url: optional(httpsAddress()),
    sales_contact: z
      .object({
        name: nameLine(schemaTexts.nameRequired),
        title: optional(line(100)),
        phone: optional(phoneOf('number is required')),
        email,
      })
      .strict()
      .nullable(),
  })
  .partial()
  .extend({
    /** Version that was edited; 409 if stale. Without it, the write is unconditional. */
    version: z.number().int().optional(),
  })
  .strict();
export type UpdateCompany = z.infer<typeof UpdateCompany>;

/** Pictures of the company, as named in addresses. */
export const COMPANY_PICTURES = ['logo', 'sales-contact'] as const;
export type CompanyPicture = (typeof COMPANY_PICTURES)[number];

const SlotParams = z.object({ slot: z.enum(COMPANY_PICTURES) });

export const company = routes({
  get: {
    method: 'GET',
    path: '/company',
    summary: 'The company’s details',
    metadata: { access: 'public', cache: true },
    query: LocaleQuery,
    responses: { 200: z.object({ data: Company }) },
  },
  update: {
    method: 'PUT',
    path: '/company',
    summary: 'Change what is given of the company’s details',
    metadata: { access: 'super_admin' },
    body: UpdateCompany,
    responses: { 200: z.object({ data: Company }) },
  },
  setPicture: {
    method: 'PUT',
    path: '/company/picture/:slot',
    summary: 'Set the company’s logo, or the picture of the contact person, from `image`',
    metadata: { access: 'super_admin', limit: 'upload', pictures: ['image'] },
    pathParams: SlotParams,
    contentType: 'multipart/form-data',
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: Company }) },
  },
  removePicture: {
    method: 'DELETE',
    path: '/company/picture/:slot',
    summary: 'Remove the company’s logo, or the picture of the contact person',
    metadata: { access: 'super_admin' },
    pathParams: SlotParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: Company }) },
  },
});

export const businessProfile = routes({
  /**
   * 404 while the company has no name or no sales phone, 503 while too many PDFs are being rendered. Our clients read
   * the file as a Blob.
   */
  get: {
    method: 'GET',
    path: '/company/business-profile',
    summary: 'The company and its product families as a PDF',
    metadata: { access: 'public', cache: true, download: ['application/pdf'] },
    query: LocaleQuery,
    responses: { 200: z.unknown() },
  },
});
