import { billName } from '@shishir/contract';

/** Texts that a new quotation begins with. Staff change them as needed. */
export const newRevisionTexts = {
  vrf: 'VRF air conditioning',
  airConditioning: 'Air conditioning',
  /** Type of building, one of the choices of the form. */
  project: (project: string) => project.toLowerCase(),
  letter: (name: string, reference: string) =>
    `Dear ${name},\n\nThank you for your enquiry ${reference}. We’re pleased to offer the following.`,
  /** Note of a proposed line, which the customer reads. Nominal capacities in kW. */
  roomLoad: (from: string, to: string) => `Calculated for the room: ${from} to ${to} kW`,
  /** Note for staff about a proposed line. */
  proposed: (from: string, to: string) =>
    `The line was proposed from the room calculation: the smallest unit in stock from ${from} to ${to} kW. Check it before you send the quotation. An outdoor unit is not included.`,
  proposedLarger: (from: string, to: string) =>
    `The line was proposed from the room calculation. No unit in stock has ${from} to ${to} kW, so this is the next larger one. Check it before you send the quotation. An outdoor unit is not included.`,
  billName,
};
