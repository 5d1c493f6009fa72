import type { COMPANY_PARTS, FirstStep } from '@shishir/contract';
import type { ReactNode } from 'react';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const firstStepsTexts = {
  title: 'First steps',
  setUp: (company: string) => `Set up ${company || 'your company'}`,
  complete: (company: string) => `${company || 'Your company'} is set up`,
  note: 'Six steps to a public site that takes enquiries. You can leave and come back at any time.',
  completeNote: 'All steps are done. You can hide this checklist.',
  count: (done: number, all: number) => `${done} of ${all} done`,
  steps: (done: number, all: number) => `${done} of ${all} steps done`,
  done: 'Done',
  open: 'Open',
  failed: 'We couldn’t save this. Please try again in a moment.',
  titles: {
    company: 'Company details',
    mail: 'Mail server',
    catalogue: 'Categories and menus',
    products: 'Products',
    staff: 'Invite staff',
    second_factor: 'Two-step verification',
  } satisfies Record<FirstStep, string>,
  company: {
    done: 'Name, opening hours, phone numbers and head office are entered.',
    doneWithLogo: 'Name, logo, opening hours, phone numbers and head office are entered.',
    open: (missing: readonly string[]) => `Still missing: ${listed(missing)}.`,
    button: 'Enter details',
    parts: {
      name: 'the name',
      phone: 'a sales phone number',
      hours: 'the opening hours',
      head_office: 'the head office',
      logo: 'the logo (optional)',
    } satisfies Record<(typeof COMPANY_PARTS)[number], string>,
  },
  mail: {
    open: 'Sends confirmations, replies and notices to sales. Until then, emails wait in the mail log.',
    waiting: (count: number) => `${counted(count, 'email is', 'emails are')} waiting.`,
    untested: 'A server is set up. Send a test email to check that it works.',
    done: 'A server is set up and has accepted an email.',
    button: 'Set up',
    later: 'Later',
  },
  catalogue: {
    came: (categories: number, menus: number) =>
      `${counted(categories, 'category', 'categories')} and ${counted(menus, 'menu', 'menus')} came with the installation.`,
    none: 'No categories yet. Products need one.',
    look: 'Review them, change what you need, or confirm them as they are.',
    confirmed: (date: string) => `You confirmed them on ${date}.`,
    edited: 'They have been changed since.',
    categories: 'Categories',
    menus: 'Menus',
    confirm: 'Confirm',
    add: 'Add a category',
  },
  products: {
    open: (link: (label: string) => ReactNode) => (
      <>Import a file with a preview, or {link('add the first product by hand')}.</>
    ),
    done: (count: number) => `The catalogue has ${counted(count, 'product', 'products')}.`,
    button: 'Import a file',
  },
  staff: {
    open: 'A colleague gets an email link to set a password. The link is valid for 7 days.',
    done: ({ accounts, invited }: { accounts: number; invited: number }) =>
      accounts > 1
        ? `${accounts} people have a dashboard account.`
        : `${counted(invited, 'colleague', 'colleagues')} invited.`,
    button: 'Invite',
  },
  second_factor: {
    open: 'A code from your phone in addition to the password. You can require it for all staff.',
    done: 'You sign in with your password and a code from your phone.',
    button: 'Set up',
  },
  site: {
    title: 'Public site',
    note: 'What visitors see now',
    open: (products: number) =>
      products === 0
        ? 'No products yet. Visitors can call or write to you.'
        : `${counted(products, 'product', 'products')} in the catalogue.`,
    closed: 'This site is being set up.',
    openNote: 'The site is live.',
    closedNote:
      'Until a company name and a phone number are saved, the site says that it is being set up and is hidden from search engines.',
    visit: 'Open the public site',
  },
  away: {
    title: 'Done with this list?',
    text: 'You can find it again under Setting, Company Details.',
    dismiss: 'Hide checklist',
    restoreTitle: 'Checklist hidden',
    restoreText: 'It is no longer in the sidebar.',
    restore: 'Show again',
  },
  dismissed: { title: 'Checklist hidden', description: 'You can find it under Company Details.' },
  undo: 'Undo',
};

/** Joins items as 'a, b and c'. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
