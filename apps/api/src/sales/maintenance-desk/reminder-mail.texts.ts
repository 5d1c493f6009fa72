import { counted } from '@shishir/format';

/** Texts of the reminders of visits and of ends of contracts. */
export const reminderMailTexts = {
  greeting: (name: string) => `Dear ${name},`,
  facts: {
    visit: 'Purpose',
    day: 'Day',
    time: 'Time',
    site: 'Place',
    units: 'Units',
    technician: 'Technician',
    contract: 'Contract',
    customer: 'Customer',
    end: 'Last day',
  },
  visit: {
    subject: (day: string, company: string) => `Our visit on ${day}, ${company}`,
    heading: (day: string) => `We visit you on ${day}`,
    text: 'We’ll look after your air conditioning. Please make sure that we can reach the units.',
    closing: 'If the day doesn’t suit you, please reply to this email or call us.',
  },
  end: {
    subject: (number: string, day: string) => `Your maintenance contract ${number} ends on ${day}`,
    heading: 'Your maintenance contract ends soon',
    text: (day: string) =>
      `The contract runs until ${day}. After that, we no longer plan visits by ourselves.`,
    closing:
      'Would you like to continue? Please reply to this email or call us. We’ll send you an offer.',
  },
  endForStaff: {
    subject: (number: string, customer: string) => `Contract ${number} ends soon: ${customer}`,
    heading: (days: number) => `A contract ends in ${counted(days, 'day', 'days')}`,
    headingToday: 'A contract ends today',
    text: 'Make the renewal quotation now, so that no visit is missed.',
    open: 'Open the contract',
  },
};
