import {
  type CreateApplication,
  type CreateContactMessage,
  type CreateServiceRequest,
  roomsOf,
} from '@shishir/contract';
import { parsePhone } from '@shishir/format/parse-phone';
import type { ContactMessageEntity } from '../contact-message.entity';
import type { EnquiryTexts } from './spam';

/** Columns that a form fills. */
export type NewEnquiry = Pick<
  ContactMessageEntity,
  'kind' | 'first_name' | 'last_name' | 'email' | 'number' | 'message'
> &
  Partial<
    Pick<
      ContactMessageEntity,
      | 'locale'
      | 'company'
      | 'city'
      | 'role'
      | 'interest'
      | 'location'
      | 'opening'
      | 'project'
      | 'place'
      | 'wanted_by'
      | 'wanted_time'
      | 'fault'
      | 'unit'
      | 'unit_id'
      | 'design'
      | 'design_text'
    >
  >;

/** Returns an enquiry of the given kind; blank or missing values become null, or '' if the column has no null. */
export const newEnquiry = (body: CreateContactMessage): NewEnquiry => ({
  ...columnsOf(body),
  locale: body.locale ?? 'en',
});

function columnsOf(body: CreateContactMessage): NewEnquiry {
  switch (body.kind) {
    case 'consultation':
      return {
        kind: 'consultation',
        ...splitName(body.name),
        email: body.email,
        number: phoneOf(body.phone),
        message: body.message ?? '',
        company: body.company || null,
        city: body.city || null,
        role: body.role || null,
        interest: body.interest || null,
      };
    case 'subscription':
      return {
        kind: 'subscription',
        ...splitName(body.name),
        email: body.email,
        number: phoneOf(body.number),
        message: '',
        company: body.company || null,
        role: body.role,
        location: body.location,
      };
    case 'quotation':
      return {
        kind: 'quotation',
        ...splitName(body.name),
        email: body.email,
        number: phoneOf(body.number),
        message: body.message ?? '',
        company: body.company || null,
        project: body.project || null,
        place: body.place || null,
        wanted_by: body.wanted_by || null,
      };
    default:
      return {
        kind: 'contact',
        first_name: body.firstName,
        last_name: body.lastName,
        email: body.email,
        number: phoneOf(body.number),
        message: body.message,
      };
  }
}

export function newApplication(body: CreateApplication, opening: string | null): NewEnquiry {
  return {
    kind: 'application',
    locale: body.locale ?? 'en',
    ...splitName(body.name),
    email: body.email,
    number: phoneOf(body.number),
    message: body.message ?? '',
    opening,
  };
}

export const newServiceRequest = (body: CreateServiceRequest): NewEnquiry => ({
  kind: 'service',
  locale: body.locale ?? 'en',
  ...splitName(body.name),
  email: body.email,
  number: phoneOf(body.number),
  message: body.message ?? '',
  fault: body.fault,
  unit: body.unit || null,
  city: body.city,
  place: body.place,
  wanted_by: body.wanted_by || null,
  wanted_time: body.wanted_time || null,
});

/** Returns the free texts of a sender, for the content score. */
export const textsOf = (enquiry: NewEnquiry): EnquiryTexts => ({
  message: enquiry.message,
  names: [
    enquiry.first_name,
    enquiry.last_name,
    ...[enquiry.company, enquiry.city, enquiry.place, enquiry.unit].map((text) => text ?? ''),
    ...(enquiry.design ? roomsOf(enquiry.design).map(({ name }) => name) : []),
    ...(enquiry.design?.tool === 'project'
      ? enquiry.design.project.systems.map(({ name }) => name)
      : []),
  ],
});

/** Takes the last word of a name as the last name, since the inbox has two columns. */
function splitName(name: string): Pick<NewEnquiry, 'first_name' | 'last_name'> {
  const words = name.split(/\s+/);
  const last_name = words.length > 1 ? words.pop()! : '';
  return { first_name: words.join(' '), last_name };
}

const phoneOf = (number: string | undefined) => (number ? parsePhone(number)! : '');
