import type { CreateContactMessage } from '@shishir/contract';
import { type ContactField, contactRules } from '@shishir/contract/rules';
import { type ApiReply, type EnquiryFailed, submitEnquiry } from '../enquiry/submit-enquiry';

export const SENT = { title: 'Success', text: 'Message Send Successfully' };

export type ContactFailed = EnquiryFailed<ContactField>;

/** How a valid message is sent to the API: from the browser or from the site's server. */
type PostContact = (body: CreateContactMessage, key: string) => Promise<ApiReply>;

/** Validates the posted contact form and sends it. `page` is the address that it was sent from. */
export const submitContact = (form: FormData, page: string, post: PostContact) =>
  submitEnquiry({
    form,
    rules: contactRules,
    page,
    post: (values, sent, key) => post({ ...values, ...sent }, key),
  });
