import { formatDay } from '@shishir/format';

/** Texts of the page behind the code on a unit. */
export const unitTexts = {
  title: 'Your unit',
  home: 'Home',
  registered: 'Registered unit',
  model: 'Model',
  serial: 'Serial no.',
  /** The first characters are not shown. */
  serialEnd: (end: string) => `ends in ${end}`,
  warranty: {
    valid: (day: string) => `Under warranty until ${formatDay(day)}`,
    left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    ended: (day: string) => `The warranty ended on ${formatDay(day)}`,
    endedNote: 'We still repair it. We tell you the price before any work.',
    unknown: 'Warranty not entered yet',
    unknownNote: 'We check it when you report a fault.',
    passed: (days: number, all: number) => `${days} of ${all} days of the warranty have passed`,
  },
  report: 'Report a fault',
  call: 'Call service',
  about: 'About this unit',
  cooling: 'Cooling',
  refrigerant: 'Refrigerant',
  startUp: 'Start-up',
  lastService: 'Last service',
  nextService: 'Next service',
  documents: 'Manuals and data sheet',
  noDocuments: 'We have no documents for this model here. Call us, and we’ll send you the manual.',
  dataSheet: 'Data sheet',
  product: 'This model in the catalogue',
  private: 'This page shows neither your name nor your address.',
  unknown: {
    title: 'We don’t know this code',
    lead: 'The code on the label has ten letters and digits. Please scan it again, or check what you typed.',
    without: 'Request service without a code',
    contact: 'Contact us',
  },
  failed: 'We couldn’t load this unit',
};
