import {
  type Design,
  type ContactMessageKind,
  type ContactMessageStatus,
  roomsOf,
  systemsOf,
  SPAM_SCORE_MAX,
} from '@shishir/contract';
import { counted, groupLakh } from '@shishir/format';
import { roomsIn } from '@shishir/sizing';

/** Texts of the inbox. */
export const contactMessageTexts = {
  notify: {
    ask: 'Notify me',
    title: (name: string) => `New enquiry from ${name}`,
    arrived: (count: number) => counted(count, 'new enquiry', 'new enquiries'),
  },
  title: 'All Contact Messages',
  changeAll: (count: number) => `Change ${counted(count, 'enquiry', 'enquiries')}?`,
  changeAllText: 'This applies to every match, including those on other pages.',
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
  kind: 'Type',
  owner: 'Owner',
  score: (points: number) => `score ${points} of ${SPAM_SCORE_MAX}`,
  kinds: 'Types',
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
    state: 'Status',
    anyState: 'All',
    owner: 'Owner',
    anyone: 'Anyone',
    nobody: 'Unassigned',
    me: (name: string) => `${name} (you)`,
    order: 'Order',
  },
  orders: { waiting: 'Longest wait', '-created_at': 'Newest first', created_at: 'Oldest first' },
  ofEmail: (email: string) => `Sent by ${email}`,
  waitingOver: 'Waiting over a day',
  loading: 'Loading...',
  parts: { over: 'Waiting over a day', waiting: 'Waiting', answered: 'Answered' },
  heldBack: 'Held back',
  spamKept: (days: number) => `Deleted after ${counted(days, 'day')}`,
  spamNote: 'Visitors whose message is held back see the usual thank-you but get no email.',
  /** Time since an enquiry was received. */
  age: {
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    days: (days: number) => `${days} d`,
    daysAndHours: (days: number, hours: number) => `${days} d ${hours} h`,
  },
  waitingFor: {
    minutes: (minutes: number) => `waiting ${counted(minutes, 'minute')}`,
    hours: (hours: number) => `waiting ${counted(hours, 'hour')}`,
    days: (days: number) => `waiting ${counted(days, 'day')}`,
    daysAndHours: (days: number, hours: number) =>
      `waiting ${counted(days, 'day')} ${counted(hours, 'hour')}`,
  },
  isNew: ', new',
  ownedBy: (name: string) => `Owner: ${name}`,
  newContactMessages: (count: number) => `${groupLakh(count)} new`,
  products: (count: number) => counted(count, 'product'),
  design: (design: Design) => {
    if (design.tool === 'room') return 'a room';
    const rooms = counted(roomsIn(roomsOf(design)), 'room');
    const systems = systemsOf(design).length;
    return systems > 1 ? `${systems} systems for ${rooms}` : `a system for ${rooms}`;
  },
  open: (name: string) => `Open message from ${name}`,
  openShort: 'Open',
  delete: (name: string) => `Delete message from ${name}`,
  deleteChosen: 'Delete',
  list: 'Enquiries',
  empty: {
    title: 'No enquiries yet',
    text: 'Messages from the contact form, quotations from the cart and applications arrive here.',
    action: 'Open the contact page',
  },
  noMatch: { title: 'No enquiries match', clear: 'Clear filters' },
  noSpam: { title: 'No spam', text: 'Nothing is held back.' },
  failed: {
    title: 'We couldn’t load the enquiries',
    text: (reason: string) => `${reason}. Nothing is lost: they are still on the server.`,
    retry: 'Try again',
  },
  /** Filters of the list, for a sentence on one line. */
  narrowedBy: {
    kind: (name: string) => `type ${name}`,
    state: (name: string) => `status ${name}`,
    owner: (name: string) => `owner ${name}`,
    search: (words: string) => `the words ‘${words}’`,
    email: (email: string) => `sent by ${email}`,
    waiting: 'waiting over a day',
    sentence: (parts: string) => `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`,
  },
};

export const KIND_NAMES: Record<ContactMessageKind, string> = {
  contact: 'Contact',
  consultation: 'Consultation',
  subscription: 'Subscription',
  application: 'Application',
  quotation: 'Quotation',
  service: 'Service',
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
    archived: (name: string) => `The enquiry from ${name} is archived.`,
    spam: (name: string) => `The enquiry from ${name} is held back.`,
    released: (name: string) => `The enquiry from ${name} is new again.`,
  },
  undo: 'Undo',
  failed: 'We couldn’t save the change. Please try again in a moment.',
  meanwhile: (name: string) =>
    `Someone else changed the enquiry from ${name}. Your change was not saved.`,
  changedMany: (count: number) => `${counted(count, 'enquiry', 'enquiries')} changed.`,
};

export const removalTexts = {
  title: 'Confirm Delete',
  question: 'Are you sure you want to delete this message?',
  questionMany: (count: number) => `Are you sure you want to delete these ${count} messages?`,
  confirm: 'Delete',
  failed: 'We couldn’t delete the message. Please try again in a moment.',
  restored: (count: number) =>
    count === 1 ? 'The message is back.' : `${groupLakh(count)} messages are back.`,
  removed: (name: string) => `The message from ${name} was deleted.`,
  removedMany: (count: number) => `${counted(count, 'message')} deleted.`,
};

export const keyTexts = {
  title: 'Keyboard shortcuts',
  short: { move: 'move', reply: 'reply', archive: 'archive', release: 'release', delete: 'delete' },
  all: 'All keys',
  next: 'Next enquiry',
  previous: 'Previous enquiry',
  reply: 'Write a reply',
  archive: 'Archive',
  mine: 'Assign to me',
  release: 'Release from spam',
  delete: 'Delete from spam',
  send: 'Send the reply or save the note',
  help: 'Show this list',
  use: 'Use single-key shortcuts when not typing',
};
