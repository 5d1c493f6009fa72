import {
  type Design,
  type ContactMessageKind,
  type ContactMessageStatus,
  SPAM_SCORE_MAX,
} from '@shishir/contract';
import { counted, groupLakh } from '@shishir/format';

export const contactMessageTexts = {
  notify: {
    ask: 'Notify me',
    title: (name: string) => `New enquiry from ${name}`,
    arrived: (count: number) =>
      count === 1 ? '1 new enquiry' : `${groupLakh(count)} new enquiries`,
  },
  title: 'All Contact Messages',
  changeAll: (count: number) => `Change ${counted(count, 'enquiry', 'enquiries')}?`,
  changeAllText: 'This applies to everything that matches, on the other pages too.',
  change: 'Change',
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
  owner: 'Owner',
  score: (points: number) => `score ${points} of ${SPAM_SCORE_MAX}`,
  kinds: 'Kinds',
  all: 'All',
  spam: 'Spam',
  trash: 'Trash',
  sender: 'Sender',
  layout: 'Layout',
  panes: 'Panes',
  table: 'Table',
  export: 'Export',
  search: { label: 'Search enquiries', hint: 'Name, number, words, reference' },
  searchSpam: { label: 'Search spam', hint: 'Name, number, words, reference' },
  filters: {
    state: 'State',
    anyState: 'All',
    owner: 'Owner',
    anyone: 'Anyone',
    nobody: 'Nobody',
    me: (name: string) => `${name} (you)`,
    order: 'Order',
  },
  orders: { waiting: 'Longest first', '-created_at': 'Newest first', created_at: 'Oldest first' },
  ofEmail: (email: string) => `Sent by ${email}`,
  waitingOver: 'Waiting over a day',
  loading: 'Loading...',
  parts: { over: 'Waiting over a day', waiting: 'Waiting', answered: 'Answered' },
  heldBack: 'Held back',
  spamKept: (days: number) => `Deleted after ${counted(days, 'day')}`,
  spamNote: 'A visitor whose message is held back sees the usual thanks and gets no mail.',
  isNew: ', new',
  ownedBy: (name: string) => `Owner: ${name}`,
  newContactMessages: (count: number) => `${groupLakh(count)} new`,
  products: (count: number) => (count === 1 ? '1 product' : `${groupLakh(count)} products`),
  design: (design: Design) => {
    if (design.tool === 'room') return 'a room';
    const { length } = design.system.rooms;
    return length === 1 ? 'a system of 1 room' : `a system of ${length} rooms`;
  },
  open: (name: string) => `Open message of ${name}`,
  openShort: 'Open',
  delete: (name: string) => `Delete message of ${name}`,
  deleteChosen: 'Delete',
  list: 'Enquiries',
  empty: {
    title: 'No enquiries yet',
    text: 'Messages from the contact form, quotations from the cart and applications arrive here.',
    action: 'Open the contact page',
  },
  noMatch: { title: 'No enquiry matches', clear: 'Clear filters' },
  noSpam: { title: 'No spam', text: 'Nothing is held back.' },
  failed: {
    title: 'The enquiries could not be loaded',
    text: (reason: string) => `${reason}. Nothing is lost: they are kept on the server.`,
    retry: 'Try again',
  },
  /** Filters of the list, for a sentence on one line. */
  narrowedBy: {
    kind: (name: string) => `kind ${name}`,
    state: (name: string) => `state ${name}`,
    owner: (name: string) => `owner ${name}`,
    search: (words: string) => `the words '${words}'`,
    email: (email: string) => `sent by ${email}`,
    waiting: 'waiting over a day',
  },
} as const;

export const KIND_NAMES: Record<ContactMessageKind, string> = {
  contact: 'Contact',
  consultation: 'Consultation',
  subscription: 'Subscription',
  application: 'Application',
  quotation: 'Quotation',
};

export const STATUS_NAMES: Record<ContactMessageStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  archived: 'Archived',
  spam: 'Spam',
};

export const changeTexts = {
  moved: { archived: 'Archived', spam: 'Marked as spam', released: 'Released' },
  movedText: {
    archived: (name: string) => `The enquiry of ${name} is archived.`,
    spam: (name: string) => `The enquiry of ${name} is held back.`,
    released: (name: string) => `The enquiry of ${name} is new again.`,
  },
  undo: 'Undo',
  failed: 'The change was not saved.',
  meanwhile: (name: string) =>
    `Someone else has changed the enquiry of ${name}. Your change was not saved.`,
  changedMany: (count: number) =>
    count === 1 ? '1 enquiry changed.' : `${groupLakh(count)} enquiries changed.`,
} as const;

export const removalTexts = {
  title: 'Confirm Delete',
  question: 'Are you sure you want to delete this message?',
  questionMany: (count: number) => `Are you sure you want to delete these ${count} messages?`,
  confirm: 'Delete',
  failed: 'The message was not deleted.',
  restored: (count: number) =>
    count === 1 ? 'The message is back.' : `${groupLakh(count)} messages are back.`,
  removed: (name: string) => `The message of ${name} is deleted.`,
  removedMany: (count: number) =>
    count === 1 ? '1 message is deleted.' : `${groupLakh(count)} messages are deleted.`,
} as const;

export const keyTexts = {
  title: 'Keys of the inbox',
  short: { move: 'move', reply: 'reply', archive: 'archive', release: 'release', delete: 'delete' },
  all: 'All keys',
  next: 'Next enquiry',
  previous: 'Previous enquiry',
  reply: 'Write a reply',
  archive: 'Archive',
  mine: 'Take it yourself',
  release: 'Release from spam',
  delete: 'Delete from spam',
  send: 'Send the reply or save the note',
  help: 'These keys',
  use: 'Single keys work while nothing is being typed',
} as const;
