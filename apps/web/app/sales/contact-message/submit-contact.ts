import { type ContactField, contactRules } from '@shishir/contract/rules';
import type { EnquiryCalls } from '../enquiry/enquiry-calls';
import { type EnquiryFailed, submitEnquiry } from '../enquiry/submit-enquiry';

export type ContactFailed = EnquiryFailed<ContactField>;

/** Validates the posted contact form and sends it. `page` is the address that it was sent from. */
export const submitContact = (form: FormData, page: string, { create }: EnquiryCalls) =>
  submitEnquiry({
    form,
    rules: contactRules,
    page,
    about: ['contact'],
    post: (values, sent, key) => create({ ...values, ...sent }, key),
  });
