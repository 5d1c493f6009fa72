import { counted, formatDateTime, formatDay, formatTaka } from '@shishir/format';
import { NO_WAY_TO_ANSWER, quotationRules } from '../platform/rules';
import { rulesTexts } from '../platform/rules.texts';

/** Row of a file, from 1. */
export interface Row {
  row: number;
}

/** Reasons for errors about enquiries, quotations, tariffs and saved systems. */
export const salesReasons = {
  quotation_email_missing: quotationRules.email.blank,
  quotation_phone_missing: quotationRules.number.blank,
  no_way_to_answer: NO_WAY_TO_ANSWER,
  product_left_catalogue: ({ id }: { id: number }) =>
    `Product ${id} is no longer in the catalogue. Remove it from the cart.`,
  opening_closed: 'This opening is closed. Choose another one.',
  subscription_link_invalid: 'This link is no longer valid. Please subscribe again.',

  enquiry_gone: 'This enquiry no longer exists.',
  enquiry_spam_quote: 'This enquiry is in Spam. Release it before you quote.',
  enquiry_spam_reply: 'This enquiry is in Spam. Release it before you reply.',
  enquiry_without_email: 'This enquiry has no email address. Call instead, and note the call here.',
  enquiry_without_cv: 'This enquiry has no CV.',
  cv_deleted: 'This CV was deleted.',
  cv_file_missing: 'The file of this CV is missing.',
  enquiry_without_photo: 'This enquiry has no photo.',
  photo_missing: 'The file of this photo is missing.',
  enquiry_not_found:
    'No enquiry has this reference and phone number. Please check both, or call us.',
  owner_not_staff: 'Choose a member of staff',
  lost_reason_missing: 'Choose why it was lost',
  next_step_missing: 'Write the next step',
  next_day_missing: 'Choose the day of the next step',
  turn_empty: 'Choose at least one member of staff who takes enquiries in turn',
  /** `matching` is the number of enquiries that the filter selects now. */
  enquiries_differ: ({ expected, matching }: { expected: number; matching: number }) =>
    `Not ${expected} but ${counted(matching, 'enquiry matches', 'enquiries match')} now. Nothing was changed. Please check the list again.`,

  customer_phone_invalid: rulesTexts.phone.malformed,
  customer_gone: 'This customer no longer exists. Choose another one.',
  customer_has_units: ({ name, count }: { name: string; count: number }) =>
    `${name} has ${counted(count, 'installed unit', 'installed units')}. Give them to another customer or delete them first.`,
  customer_has_merged: ({ name, count }: { name: string; count: number }) =>
    `${counted(count, 'customer is', 'customers are')} merged into ${name}. Undo that first.`,
  customer_into_itself: 'A customer cannot be merged into itself.',
  customer_is_merged: 'This customer is merged into another one already.',
  customer_not_merged: 'This customer is not merged into another one.',
  enquiry_spam_customer: 'This enquiry is in Spam. Release it before you link a customer.',

  unit_code_unknown: 'No unit has this code. Scan the label again, or check what you typed.',
  unit_product_gone: 'This product no longer exists. Choose another one.',
  unit_serial_taken: ({ model }: { model: string }) =>
    `A unit with this serial number exists already${model ? `: ${model}` : ''}.`,
  unit_serial_in_trash: ({ model }: { model: string }) =>
    `A unit with this serial number is in the trash: ${model}. Restore it instead.`,
  labels_too_many: ({ max }: { max: number }) => `Print at most ${max} labels at once.`,
  quotation_not_accepted: 'Units are added from an accepted quotation only.',
  unit_rows_wrong: ({ count }: { count: number }) =>
    `Nothing was added. Please correct ${counted(count, 'row', 'rows')}.`,
  unit_row_model: ({ row }: Row) => `Row ${row}: enter the model.`,
  unit_row_long: ({ row, name, max }: Row & { name: string; max: number }) =>
    `Row ${row}: ${name} can have up to ${max} characters.`,
  unit_row_day: ({ row, name }: Row & { name: string }) =>
    `Row ${row}: ${name} is not a date such as 26/03/2026.`,
  unit_row_customer: ({ row, name }: Row & { name: string }) =>
    `Row ${row}: no customer is called “${name}”. Add the customer first, or leave the cell empty.`,
  unit_row_customers: ({ row, name }: Row & { name: string }) =>
    `Row ${row}: several customers are called “${name}”. Leave the cell empty and choose one later.`,
  unit_row_serial: ({ row }: Row) => `Row ${row}: a unit with this serial number exists already.`,
  unit_file_type: 'Choose a CSV or XLSX file.',
  unit_file_empty: 'The file has no rows below its headings.',
  unit_file_headings: 'The file has no column “Model”. Use the headings of the export.',
  unit_file_long: ({ max }: { max: number }) =>
    `The file has more than ${max} rows. Import it in parts.`,

  contract_period: 'The last day must not be before the first one',
  contract_too_long: ({ months }: { months: number }) =>
    `A contract can run for up to ${months} months. Enter an earlier last day.`,
  calendar_unknown: 'No calendar has this address. Ask for a new one in the dashboard.',
  service_unit_foreign: 'Choose units of this customer',
  service_customer_missing: 'Choose the customer first',
  visit_due_by_contract:
    'The due day follows from the contract. Plan the visit for another day instead.',
  visit_time_alone: 'Enter the day of the visit too',
  visit_done_later: 'This day has not come yet',
  customer_has_contracts: ({ name, count }: { name: string; count: number }) =>
    `${name} has ${counted(count, 'maintenance contract', 'maintenance contracts')}. Delete them first.`,
  customer_has_visits: ({ name, count }: { name: string; count: number }) =>
    `${name} has ${counted(count, 'visit', 'visits')}. Delete them first.`,

  quotation_not_sent: 'This quotation has not been sent yet.',
  quotation_mail_deleted: 'The email with this revision was deleted.',
  quotation_link_invalid:
    'This link doesn’t open a quotation. Please use the complete link from our email, or ask us for a new one.',
  default_terms_needed: 'New quotations start with this set. Choose another set for that first.',

  revision_begun: ({ revision }: { revision: number }) =>
    `Revision ${revision} is already being written. Send or discard it first.`,
  revision_not_begun: 'No revision of this quotation is being written. Start one first.',
  revision_changed:
    'This revision was changed in the meantime. Please compare both versions and save again.',
  /** `day` is the day on which the later revision was sent, as YYYY-MM-DD. */
  revision_replaced: ({ revision, later, day }: { revision: number; later: number; day: string }) =>
    `Revision ${revision} was replaced by revision ${later} on ${formatDay(day)}. Please use the link in our email about the new revision, or ask us to send it again.`,
  /** `day` is the last day on which it was valid, as YYYY-MM-DD. */
  revision_expired: ({ revision, day }: { revision: number; day: string }) =>
    `Revision ${revision} was valid until ${formatDay(day)}. Please ask for a new revision; we’ll email it to you.`,
  revision_total_too_large: ({ total, max }: { total: number; max: number }) =>
    `The total is ${formatTaka(total)}. The maximum is ${formatTaka(max)}.`,
  revision_discount_too_large: ({ equipment }: { equipment: number }) =>
    `The discount can’t exceed the price of the equipment, ${formatTaka(equipment)}.`,
  alternatives_several: ({ group }: { group: string }) =>
    `Only one of the alternatives ‘${group}’ can be preselected.`,
  alternatives_incomplete: ({ group }: { group: string }) =>
    `‘${group}’ needs at least two alternatives, and one of them preselected.`,
  choice_invalid: 'Choose one of each group of alternatives',
  choice_empty: 'Choose at least one item',
  report_not_found: 'This visit has no report yet.',
  report_exists: ({ technician, at }: { technician: string; at: string }) =>
    `${technician} has already reported this visit (${formatDateTime(at)}). Nothing of yours is lost: save it as a correction, with a reason.`,
  report_corrected: ({ name }: { name: string }) =>
    `${name || 'A colleague'} has corrected this report in the meantime. Compare the new version, then save yours again.`,
  report_photos_full: ({ max }: { max: number }) =>
    `A report can have up to ${max} photos. Remove some of the new ones.`,
  report_without_email: 'The customer has no email address. Add it to the customer first.',
  choice_total: ({ total }: { total: number }) =>
    `With your choice the total is ${formatTaka(total)}. Please check it and accept again.`,
  approval_needed: ({ percent, limit }: { percent: number; limit: number }) =>
    `The discount is ${percent}% of the equipment. Above ${limit}%, an owner must approve the quotation before it is sent.`,
  approval_needed_all: ({ limit }: { limit: number }) =>
    `The customer can choose the discount without equipment. Above ${limit}%, an owner must approve the quotation before it is sent.`,
  approval_not_needed: 'This quotation can be sent without an approval.',
  approval_not_requested:
    'This revision was changed, or its approval was not requested yet. Reload the page to see it.',
  order_file_none: 'No purchase order was sent with this acceptance.',
  order_file_missing: 'The file of this purchase order is missing.',
  revision_too_long: 'Lines and terms are too long in total. Shorten the notes or use fewer lines.',

  recipient_name_missing: 'Enter a name',
  recipient_email_missing: 'Enter the recipient’s email address',
  subject_missing: 'Enter a subject',
  lines_missing: 'Add at least one line',
  line_title_missing: 'Enter a model or a description',
  line_price_missing: 'Enter a price',
  valid_until_past: 'This date is in the past.',

  cart_changed:
    'The cart was changed in the meantime. Please compare both versions and save again.',
  saved_system_not_found: 'Saved system not found',
  saved_system_changed:
    'This system was changed in the meantime. Please compare both versions and save again.',
  saved_systems_full: ({ max }: { max: number }) =>
    `You already have ${max} systems. Delete one first.`,
  system_too_large: 'This system is too large to be stored.',
};
