/** Error messages of fields about staff matters. */
export const staffErrors = {
  keyNameRequired: 'Name is required',
  scopeRequired: 'Choose at least one right',
};
