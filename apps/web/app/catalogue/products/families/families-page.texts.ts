import { groupThousands } from '@shishir/format';

/** Texts of the page of all families that the browser needs. */
export const familiesPageTexts = {
  heading: 'All Products',
  list: {
    title: 'All Products',
    filter: 'Filter and sort',
    next: (count: number, total: number) => `Next ${count} of ${groupThousands(total)} models`,
  },
  closing: {
    title: 'Not sure which type or size?',
    text: 'Tell us about the room, its sun and who uses it, or let an engineer choose.',
    action: 'Ask an engineer',
  },
};
