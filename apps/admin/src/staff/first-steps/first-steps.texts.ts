import type { COMPANY_PARTS, FirstStep } from '@shishir/contract';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const firstStepsTexts = {
  title: 'First steps',
  setUp: (company: string) => `Set up ${company || 'your company'}`,
  complete: (company: string) => `${company || 'Your company'} is set up`,
  note: 'Six steps to a public site that takes enquiries. You can leave at any time and come back here.',
  completeNote: 'Every step is done. You can dismiss this checklist.',
  count: (done: number, all: number) => `${done} of ${all} done`,
  steps: (done: number, all: number) => `${done} of ${all} steps done`,
  done: 'Done',
  open: 'Open',
  failed: 'This could not be saved. Try again.',
  titles: {
    company: 'Company details',
    mail: 'Mail server',
    catalogue: 'Categories and menus',
    products: 'Products',
    staff: 'Invite staff',
    second_factor: 'Two-step verification',
  } satisfies Record<FirstStep, string>,
  company: {
    done: 'Name, hours, phones and the head office are entered.',
    doneWithLogo: 'Name, logo, hours, phones and the head office are entered.',
    open: (missing: readonly string[]) => `Still missing: ${listed(missing)}.`,
    button: 'Enter details',
    parts: {
      name: 'the name',
      phone: 'a phone of sales',
      hours: 'the opening hours',
      head_office: 'the head office',
      logo: 'the logo (may wait)',
    } satisfies Record<(typeof COMPANY_PARTS)[number], string>,
  },
  mail: {
    open: 'Confirmations, replies and notices to sales go through it. Until then mails wait in the mail log.',
    waiting: (count: number) => `${counted(count, 'mail waits', 'mails wait')}.`,
    untested: 'A server is set. Send a test mail to see that it works.',
    done: 'A server is set and has accepted a mail.',
    button: 'Set up',
    later: 'Later',
  },
  catalogue: {
    came: (categories: number, menus: number) =>
      `${counted(categories, 'category', 'categories')} and ${counted(menus, 'menu', 'menus')} came with the installation.`,
    none: 'There are no categories yet. Products need one.',
    look: 'Look through them, change what you like, or confirm them as they are.',
    confirmed: (date: string) => `You confirmed them on ${date}.`,
    edited: 'They were changed since.',
    categories: 'Categories',
    menus: 'Menus',
    confirm: 'Confirm',
    add: 'Add a category',
  },
  products: {
    open: 'Import a file with a preview, or ',
    byHand: 'add the first product by hand',
    done: (count: number) => `The catalogue has ${counted(count, 'product', 'products')}.`,
    button: 'Import a file',
  },
  staff: {
    open: 'A colleague gets a link by mail and sets a password. It lasts 7 days.',
    done: ({ accounts, invited }: { accounts: number; invited: number }) =>
      accounts > 1
        ? `${accounts} people have an account for the dashboard.`
        : `${counted(invited, 'colleague is', 'colleagues are')} invited.`,
    button: 'Invite',
  },
  second_factor: {
    open: 'A code from your phone beside the password. You can require it from all staff.',
    done: 'Signing in to your account takes a code from your phone.',
    button: 'Set up',
  },
  site: {
    title: 'Public site',
    note: 'What visitors see at present',
    open: (products: number) =>
      products === 0
        ? 'No products yet. Visitors can call or write to you.'
        : `${counted(products, 'product', 'products')} in the catalogue.`,
    closed: 'This site is being set up.',
    openNote: 'It is open: it has a name and a phone number. Search engines may list it.',
    closedNote:
      'It says that it is being set up, and search engines are kept out, until a name and a phone are saved.',
    visit: 'Open the public site',
  },
  away: {
    title: 'Done with this list?',
    text: 'You find it again under Setting, Company Details.',
    dismiss: 'Dismiss checklist',
    restoreTitle: 'This checklist is dismissed',
    restoreText: 'It is not in the sidebar any more.',
    restore: 'Bring it back',
  },
  dismissed: { title: 'Checklist dismissed', description: 'You find it under Company Details.' },
  undo: 'Undo',
} as const;

/** Joins items as 'a, b and c'. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
