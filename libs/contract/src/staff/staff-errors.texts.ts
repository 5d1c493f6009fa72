/** Error messages of fields about staff matters. */
export const staffErrors = {
  keyNameRequired: 'Name is required',
  scopeRequired: 'Choose at least one right',
  webhookUrlRequired: 'Address is required',
  webhookUrlLong: 'Address must be at most 500 characters',
  webhookUrlInvalid:
    'Enter a complete address without a password, such as https://example.com/events',
  eventRequired: 'Choose at least one event',
};
