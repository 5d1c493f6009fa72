/** Errors of forms of staff. */
export const contentErrors = {
  phoneOrRemove: 'Enter a phone number, or remove this line',
  phonesTooMany: (max: number) => `Enter up to ${max} phone numbers`,
  https: 'Enter an address that begins with https://',
  webAddress: 'Enter a web address like example.com or https://example.com',
  placeEmpty: 'Enter a street, a city, an email address or a phone number',
  addressRequired: 'Address is required',
  socialsTooMany: (max: number) => `Enter up to ${max} social pages`,
  pathOrCategory: 'Choose a category or an address, not both',
  noThirdLevel: 'This entry is below another one, so it can’t have its own entries',
  menuTooLong: (max: number) => `A menu can have up to ${max} entries`,
  entryTwice: 'This entry is in the menu twice',
  englishRequired: 'English is required',
  banglaRequired: 'Bangla is required',
};
