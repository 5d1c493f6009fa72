import type { ReactNode } from 'react';

/** Texts of the page for service visits. */
export const serviceTexts = {
  home: 'Home',
  title: 'Service',
  danger: 'Water on the floor or a burning smell? Switch off at the breaker and call.',
  form: {
    title: 'Request a visit',
    lead: 'Takes about two minutes. Nothing to pay now.',
    steps: {
      fault: '1. What’s wrong?',
      unit: '2. Which unit?',
      place: '3. Where is it?',
      time: '4. When suits you?',
      contact: '5. How do we reach you?',
    },
    unit: 'Model or serial number',
    unitHint:
      'On the plate: at the right side of a wall unit, behind the grille of a cassette, on the side panel of an outdoor unit.',
    photos: {
      label: 'Photos of the plate and the fault',
      choose: 'Take or choose photos',
      more: 'Add more photos',
      limits: 'Up to 5, JPEG, PNG or WebP, max. 10 MB each',
      remove: (name: string) => `Remove ${name}`,
      chooseAgain: 'Please choose the photos again.',
    },
    optional: '(optional)',
    district: 'District',
    address: 'Address, with floor and lift',
    addressHint: 'House 12, Road 8A, Dhanmondi, 5th floor, lift',
    day: 'Day',
    later: 'Later',
    time: 'Time',
    anyTime: 'Any time',
    timeNote: 'We’ll confirm by phone. The technician calls 30 minutes before arriving.',
    name: 'Name',
    phone: 'Phone number',
    phoneHint: '01XXX XXXXXX',
    email: 'Email',
    emailHint: 'name@example.com',
    message: 'Anything else?',
    messageHint: 'Since when, which room, error code on the display',
    note: 'You’ll get a reference straight away. We use your details only for this visit.',
    privacy: 'Privacy',
    send: 'Request visit',
    sending: 'Sending...',
  },
  costs: 'What it costs',
  sent: {
    title: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    text: (phone: ReactNode) => <>We’ll call {phone} to confirm the time.</>,
    another: 'Request another visit',
  },
  plans: {
    unit: 'per unit and year',
    choose: 'Choose this plan',
    /** Subject of the enquiry. */
    subject: (plan: string) => `Maintenance plan: ${plan}`,
  },
  ask: 'Ask for a part',
  /** Subject of an enquiry about a contract. */
  contract: 'Maintenance contract',
  /** Links to the pages below. */
  more: {
    warranty: 'More about warranty',
    spare_parts: 'More about spare parts',
    maintenance: 'More about contracts',
  },
};
