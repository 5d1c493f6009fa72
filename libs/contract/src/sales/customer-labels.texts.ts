/** Labels and errors of customers and installed units. */
export const customerLabels = {
  labels: {
    name: 'Name',
    kind: 'Type',
    phone: 'Phone',
    email: 'Email',
    district: 'District',
    notes: 'Notes',
    contacts: 'Contacts',
    sites: 'Sites',
    mergedInto: 'Merged into',
  },
  errors: {
    nameRequired: 'Enter the name of the person or company',
    chooseKind: 'Choose person or company',
    emailMalformed: 'Enter an email address like name@example.com',
    contactNameRequired: 'Enter the name of the contact',
    siteNameRequired: 'Enter the name of the site',
    contactsTooMany: (max: number) => `Add up to ${max} contacts`,
    sitesTooMany: (max: number) => `Add up to ${max} sites`,
    chooseCustomer: 'Choose a customer',
  },
};
