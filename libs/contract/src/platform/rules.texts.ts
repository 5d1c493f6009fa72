/** Errors of the public forms, which a page shows before it sends a form. */
export const rulesTexts = {
  email: {
    blank: 'Email is required',
    invisible: 'This email address contains an invisible character. Please type it again.',
    malformed: 'Enter an email address like name@example.com',
  },
  phone: {
    blank: 'number is required',
    malformed: 'Enter a phone number like 01711 000000, or with + and the country code',
  },
  nameMarks: 'This name contains invisible direction marks. Please type it instead of pasting it.',
  password: {
    short: 'Password must be at least 8 characters',
    common: 'This password is too common. Please choose another one.',
  },
  blank: {
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    name: 'Name is required',
    message: 'Message is required',
    role: 'Role is required',
    location: 'Location is required',
    yourName: 'Enter your name',
    question: 'Write your question',
    agreed: 'Tick to accept the prices and terms',
    fault: 'Choose what’s wrong',
    district: 'District is required',
    address: 'Address is required',
    reference: 'Enter the reference number',
  },
  notListed: 'Choose one from the list',
  noDay: 'Enter a valid date such as 22/11/2026',
  referenceMalformed: 'Enter a number like ENQ-2026-000123',
  noWayToAnswer: 'Enter a phone number or an email address',
  tooLong: (max: number) => `Please use at most ${max} characters`,
  file: {
    missing: 'Choose a file.',
    cvType: 'Choose a PDF, DOC or DOCX file.',
    /** For a file whose name is valid but whose contents are not. */
    cvContent: 'This file is named like a PDF, DOC or DOCX file but isn’t one. Choose another one.',
    empty: 'This file is empty. Choose another one.',
    tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
    documentType: 'This file is not a PDF. Choose a PDF.',
    photoType: 'Choose a JPEG, PNG or WebP picture.',
    orderType: 'Choose a PDF, JPEG or PNG file.',
    drawingType: 'Choose a PDF, DWG, DXF, PNG, JPEG or WebP file.',
  },
};
