import { billName } from '@shishir/contract';

/** Texts that a new quotation begins with. Staff change them as needed. */
export const newRevisionTexts = {
  vrf: 'VRF air conditioning',
  airConditioning: 'Air conditioning',
  /** Type of building, one of the choices of the form. */
  project: (project: string) => project.toLowerCase(),
  letter: (name: string, reference: string) =>
    `Dear ${name},\n\nThank you for your enquiry ${reference}. We’re pleased to offer the following.`,
  billName,
};
