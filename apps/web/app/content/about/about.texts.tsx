import type { ReactNode } from 'react';

/** Texts of the About page; its banner, story and principles are in the contract. */
export const aboutTexts = {
  home: 'Home',
  title: 'About Us',
  description:
    'Authorised distributor of Samsung, Haier and EBARA in Bangladesh: who we are, what we promise and how we work.',
  picture: 'Office lobby in the morning sun: a visitor at reception, cassettes in the ceiling',
  profile: {
    view: 'View Business Profile',
    failed: 'We couldn’t create the business profile. Please try again in a moment.',
  },
  clients: {
    title: (figure: (text: string) => ReactNode) => <>{figure('150+')} happy clients</>,
    text: 'Homes, shops, offices, hospitals and factories.',
  },
  contact: {
    title: 'Communication',
    text: 'One engineer knows your building from the survey to the last service visit. You call a person, not a queue.',
  },
  service: {
    title: 'After Sales Service',
    text: 'We stay after handover: visits, cleaning and a yearly report.',
    steps: [
      { when: 'Day 1', what: 'Measured and handed over' },
      { when: 'Month 1', what: 'First visit, set points adjusted' },
      { when: 'Every 3 months', what: 'Filters and drains' },
      { when: 'Every year', what: 'Full check with a written report' },
    ],
  },
  projects: {
    title: 'Our Projects',
    total: 'Projects',
    cooling: 'Total cooling',
    ongoing: 'Under way',
    all: 'All projects',
  },
  call: {
    title: 'Talk to an engineer first',
    text: 'Tell us about the room. You’ll get a capacity, a model and a price, in that order.',
    action: 'Contact Us',
  },
};
