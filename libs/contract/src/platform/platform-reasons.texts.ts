import { CV_FILE, DOCUMENT_FILE, DRAWING_FILE, ORDER_FILE, PHOTO_FILE } from './rules';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the time until a retry in words. */
const inTime = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** `record` is the noun of a record in English, such as 'gallery item'. */
export interface OfRecord {
  record: string;
}
/** `seconds` is the time until a retry. */
export interface Wait {
  seconds: number;
}

/** Reasons for errors that any route can return, and for those of records, files and mails. */
export const platformReasons = {
  check_fields: 'Please check the marked fields.',
  sign_in: 'Please sign in.',
  not_allowed: 'You are not allowed to do this.',
  not_found: 'Not found',
  no_address: 'There is nothing at this address.',
  too_large: 'The request is too large.',
  not_json: 'Send JSON, with content-type application/json.',
  unreadable: 'The request could not be read.',
  failed: 'Something went wrong. Please try again.',
  busy: 'The service is busy. Please try again in a moment.',
  disk_full: 'The server is out of space, so nothing was saved. Please tell us.',
  already_added:
    'This form has already been saved as a new record. Change that record in the list, or discard this form to add another.',
  key_reused: 'This Idempotency-Key was used for another request.',
  for_staff: 'Only for staff.',
  filter_for_staff: ({ filter }: { filter: string }) => `Only staff can use ${filter}.`,

  too_many_requests: ({ seconds }: Wait) =>
    `Too many requests from your network. Please try again in ${inTime(seconds)}.`,
  too_many_sign_ins: ({ seconds }: Wait) =>
    `Too many sign-ins from your network. Please try again in ${inTime(seconds)}.`,
  too_many_failures: ({ seconds }: Wait) =>
    `Too many failed sign-ins. Please try again in ${inTime(seconds)}.`,
  too_many_accounts: ({ seconds }: Wait) =>
    `Too many new accounts from your network. Please try again in ${inTime(seconds)}.`,
  too_many_mails: ({ seconds }: Wait) =>
    `Too many emails requested from your network. Please try again in ${inTime(seconds)}.`,
  too_many_messages: ({ seconds }: Wait) =>
    `Too many messages from your network. Please try again in ${inTime(seconds)}.`,
  too_many_look_ups: ({ seconds }: Wait) =>
    `Too many look-ups from your network. Please try again in ${inTime(seconds)}.`,
  too_many_passwords: ({ seconds }: Wait) =>
    `Too many password changes. Please try again in ${inTime(seconds)}.`,
  too_many_invitations: ({ seconds }: Wait) =>
    `Too many invitations. Please try again in ${inTime(seconds)}.`,
  too_many_uploads: ({ seconds }: Wait) =>
    `Too many uploads. Please try again in ${inTime(seconds)}.`,

  record_not_found: ({ record }: OfRecord) => `${capitalized(record)} not found`,
  record_changed: ({ record }: OfRecord) =>
    `This ${record} was changed in the meantime. Please compare both versions and save again.`,
  record_in_trash: ({ record }: OfRecord) => `This ${record} is in the trash. Restore it first.`,
  record_not_in_trash: ({ record }: OfRecord) => `This ${record} is not in the trash.`,
  records_not_in_trash: ({ record, id }: OfRecord & { id: number }) =>
    `${capitalized(record)} ${id} is not in the trash.`,
  records_not_changed: ({ record, id }: OfRecord & { id: number }) =>
    `${capitalized(record)} ${id} no longer exists. Nothing was changed.`,
  records_not_deleted: ({ record, id }: OfRecord & { id: number }) =>
    `${capitalized(record)} ${id} no longer exists. Nothing was deleted.`,
  record_listed_twice: ({ record }: OfRecord) => `List each ${record} only once.`,
  list_changed: 'The list has changed in the meantime. Please check it again.',
  nothing_to_undo: 'There is nothing left to undo.',

  image_required: 'Image is required',
  file_missing: 'Choose a file.',
  file_unexpected: 'No file is expected here.',
  file_and_library: 'Choose a file or a picture from the library, not both.',
  file_too_large: ({ max }: { max: number }) => `This file is larger than ${max} MB.`,
  text_too_long: 'This text is too long.',
  cv_wrong_type: CV_FILE.wrongType,
  photos_wrong_type: ({ names }: { names: string }) =>
    `Not a JPEG, PNG or WebP picture: ${names}. Please choose another file.`,
  photos_damaged: ({ names }: { names: string }) =>
    `Damaged or not a picture: ${names}. Please choose another file.`,
  photos_too_many: PHOTO_FILE.tooMany,
  order_wrong_type: ORDER_FILE.wrongType,
  document_wrong_type: DOCUMENT_FILE.wrongType,
  drawing_wrong_type: DRAWING_FILE.wrongType,
  picture_wrong_type: 'Choose a JPEG, PNG, WebP or AVIF picture.',
  picture_damaged:
    'This file is damaged or not a picture. Choose a JPEG, PNG, WebP or AVIF picture.',
  picture_too_many_pixels: 'This picture has more than 40 megapixels.',
  picture_not_found: 'There is no picture at this address.',
  picture_is_portrait: 'A portrait belongs to an account. Please choose another picture.',
  picture_gone: 'This picture is no longer in the library. Please choose another one.',
  storage_unavailable:
    'Pictures and files are unavailable right now. Please try again in a moment.',

  mail_not_found: 'Email not found',
  mail_had_link: 'This email had a personal link. Please send a new one.',
  mail_not_failed: 'Only failed emails can be sent again.',
  mail_server_missing: 'No mail server is set up yet.',
  mail_server_fixed: 'The mail server is set by SMTP_URL on the server. Change it there.',
  mail_password_again: 'Enter the password again: it is stored for one user name on one server',
  mail_password_missing: 'Enter the password for this user name',
};
