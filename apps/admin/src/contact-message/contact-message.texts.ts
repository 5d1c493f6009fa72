import type { ContactMessage, ContactMessageDetails, MessageKind } from '@shishir/contract';
import { groupLakh } from '@shishir/format';

export const messageTexts = {
  title: 'All Contact Messages',
  columns: {
    sl: '#',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    number: 'Number',
    message: 'Message',
    date: 'Date',
    action: 'Action',
  },
  reference: 'Reference',
  kind: 'Kind',
  status: 'Status',
  allStatuses: 'All',
  tabs: 'Kinds of messages',
  all: 'All',
  quarantine: 'Spam',
  search: { label: 'Search messages', hint: 'Name, email, words' },
  open: (name: string) => `Open the message of ${name}`,
  openShort: 'Open',
  isNew: ', new',
  newMessages: (count: number) => `${groupLakh(count)} new`,
  empty: {
    all: 'No messages yet. What visitors send from the public site arrives here.',
    narrowed: 'No message fits this search.',
  },
  quarantineEmpty: {
    all: 'No spam.',
    narrowed: 'No spam.',
    clear: 'All messages',
  },
  seeContactPage: 'See the contact form',
  reader: 'Message',
  back: 'Back to messages',
  newer: 'Newer message',
  older: 'Older message',
  position: (at: number, total: number) => `${groupLakh(at)} of ${groupLakh(total)}`,
  sentFrom: 'Sent from',
  received: 'Received',
  details: {
    opening: 'Opening',
    interest: 'Interest',
    role: 'Role',
    company: 'Company',
    city: 'City',
    location: 'Location',
  },
  cv: 'CV',
  cvFile: (name: string, bytes: number) => `${name}, ${fileSize(bytes)}`,
  cvDeleted: (name: string, day: string) => `${name}, deleted on ${day}`,
  noText: 'Sent without a message.',
  heldBack: 'Held back because it looks like spam. It is not counted and nobody was told.',
  gone: 'There is no message at this address.',
} as const;

/** The order in which the details of an enquiry are displayed. */
export const DETAIL_ORDER = [
  'opening',
  'interest',
  'role',
  'company',
  'city',
  'location',
] as const satisfies (keyof ContactMessageDetails)[];

const KILOBYTE = 1024;

/** 300 KB, 4.9 MB. */
function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

export const KIND_NAMES: Record<MessageKind, string> = {
  contact: 'Contact',
  consultation: 'Consultation',
  subscription: 'Subscription',
  application: 'Application',
  quotation: 'Quotation',
};

export const STATUS_NAMES: Record<ContactMessage['status'], string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  archived: 'Archived',
  spam: 'Spam',
};
