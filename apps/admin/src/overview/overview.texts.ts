import { groupLakh } from '@shishir/format';

export const overviewTexts = {
  title: 'Overview',
  today: (date: string) => `${date}, Dhaka`,
  openMessages: 'Open messages',
  totalUsers: 'Total Users',
  successProducts: 'Success Products',
  pendingProducts: 'Pending Products',
  newMessages: 'New messages',
  recent: (count: number) => (count >= 100 ? 'over 100' : `+${count}`),
  lastDays: 'in the last 30 days',
  completed: 'service records completed',
  pending: 'service records pending',
  waiting: (count: number) =>
    count === 0 ? 'none waiting over a day' : `${groupLakh(count)} waiting over a day`,
  enquiries: 'Enquiries, last 30 days',
  inAll: 'in all',
  parts: { contact: 'Contact', quotation: 'Quotation', other: 'Other' },
  day: 'Day',
  waitingTitle: 'Waiting for an answer',
  allMessages: 'All messages',
  nobodyWaits: 'Nobody is waiting. Every message has been read.',
  catalogue: 'Catalogue by category',
  products: (count: number) => (count === 1 ? '1 product' : `${groupLakh(count)} products`),
  emptyCatalogue: 'The catalogue is empty.',
  check: 'Data to check',
  checked: (count: number) => `First ${groupLakh(count)} products`,
  nothingToCheck: 'Nothing to check: prices and air flow are complete.',
  checks: {
    offer: { title: 'Offer above regular price', note: 'Probably a typing error' },
    price: { title: 'No price', note: 'Shown as ‘Price on request’' },
    airFlow: { title: 'No air flow', note: 'High, medium and low are empty' },
  },
  close: 'Close',
} as const;

/** How this month compares with the one before, in words. */
export function comparison(total: number, before: number): string {
  const enquiries = total === 1 ? '1 enquiry' : `${groupLakh(total)} enquiries`;
  const difference = total - before;
  if (difference === 0) return `${enquiries}, as many as the month before`;
  const label = difference > 0 ? 'more' : 'fewer';
  return `${enquiries}, ${groupLakh(Math.abs(difference))} ${label} than the month before`;
}
