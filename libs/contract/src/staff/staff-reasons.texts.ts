import type { OfRecord } from '../platform/platform-reasons.texts';
import { PASSWORD_COMMON } from '../platform/rules';

/** Reasons for errors about accounts, signing in, users and saved views. */
export const staffReasons = {
  email_or_password_wrong: 'Invalid email or password',
  email_taken: 'An account with this email already exists.',
  page_for_staff: 'This page is for staff. Your account works on the public site.',
  from_another_site: 'This request came from another site.',
  session_ended: 'This session has already ended.',
  link_expired_or_used: 'This link has expired or has already been used. Please ask for a new one.',
  mails_to_address_used_up:
    'Too many emails have been sent to this address. Please try again in an hour.',

  password_wrong: 'The password is not right.',
  current_password_wrong: 'The current password is not right.',
  password_common: PASSWORD_COMMON,
  password_published:
    'This password is published with the demo accounts. Please choose another one.',
  password_not_set:
    'This account signs in with Google. Set a password with ‘Forgot password?’ first.',
  password_of_other_account: 'You can only change your own password.',
  other_account: 'This is another account.',

  second_factor_needed: 'Enter the code from your authenticator app.',
  second_factor_wrong: 'This code is not right. Please try again.',
  second_factor_missing: 'Please set up two-step verification first.',
  second_factor_on: 'Two-step verification is already on.',
  second_factor_off: 'Two-step verification is not on.',
  second_factor_not_begun: 'Please start setting up two-step verification first.',
  second_factor_required: 'Your company requires two-step verification for staff, so it stays on.',
  email_unconfirmed: 'Please confirm your email address first.',
  own_second_factor_missing: 'Please set up two-step verification for your own account first.',

  identity_taken: 'That account is already linked to another account here.',
  identity_not_linked: 'No such account is linked.',
  identity_only:
    'You have no other way to sign in. Set a password first, with ‘Forgot password?’ on the sign-in page.',
  identity_too_late: 'This took too long. Please go back to the sign-in page and start again.',
  google_needs_second_factor:
    'This account has two-step verification. Please use your password and a code instead of a link.',

  user_not_found: 'User not found',
  user_changed: 'This account was changed in the meantime. Please check it again.',
  user_unconfirmed: 'This person has not confirmed their email address yet.',
  user_without_second_factor: 'This account has no two-step verification.',
  user_fields_not_allowed: 'You are not allowed to change this. Nothing was saved.',
  own_account: 'You can’t do this to your own account.',
  own_second_factor: 'Please turn off your own two-step verification on your profile page.',
  profile_changed: 'Your profile was changed in the meantime. Please check it again.',
  email_unchangeable: 'The email address can’t be changed.',
  role_unconfirmed: 'Only a confirmed account can become staff.',
  role_for_owner: 'Only the owner can change roles.',
  name_for_holder: 'Only the account holder can change the name.',
  locale_for_holder: 'Only the account holder can change the language.',
  portrait_for_holder: 'Only the account holder can change the picture.',
  portrait_new_and_removed: 'Choose a new picture or remove the old one, not both.',

  email_of_staff: ({ name }: { name: string }) =>
    `${name} already has a staff account with this address.`,
  email_invited: 'This address has already been invited. You can send the invitation again.',
  invited_is_staff: 'This address already has a staff account. Please sign in.',
  invitation_accepted: 'This invitation has already been accepted.',
  invitation_accepted_sign_in: 'This invitation has already been accepted. Please sign in.',
  invitation_expired: 'This link has expired. Please ask for a new invitation.',
  invitation_replaced:
    'This link no longer works. Please use the link in the latest email, or ask for a new invitation.',

  version_gone: 'This version does not exist or is no longer stored.',
  version_same: ({ record }: OfRecord) =>
    `The ${record} is already the same as this version. Nothing was changed.`,
  version_not_restorable: 'Nothing in this version can be restored.',
  version_less_restorable:
    'Less of this version can be restored than shown. Nothing was changed. Please check it again.',
  version_text_lost: 'This text was changed before texts were stored.',
  version_picture_deleted: 'This picture was deleted.',
  version_reference_deleted: ({ record }: OfRecord) => `This ${record} was deleted.`,
  version_reference_in_trash: ({ record, name }: OfRecord & { name: string }) =>
    `The ${record} ‘${name}’ is in the trash.`,

  views_full: ({ max }: { max: number }) => `You already have ${max} views here. Delete one first.`,
  view_changed:
    'This view was changed in the meantime. Please compare both versions and save again.',
  view_name_taken: 'You already have a view with this name.',
  key_unknown: 'This API key does not exist, has expired or was revoked.',
  key_without_scope: ({ scope }: { scope: string }) => `This API key lacks the right ${scope}.`,
  key_not_for_route: 'API keys cannot be used here. Please sign in.',
  key_scope_unknown: ({ scope }: { scope: string }) => `There is no right ${scope}.`,
  key_day_past: 'This day is in the past.',
  key_not_found: 'API key not found',

  webhook_event_unknown: ({ event }: { event: string }) => `There is no event ${event}.`,
  webhook_insecure: 'The address must begin with https.',
  webhook_private:
    'This address is inside a private network. Webhooks only reach public addresses.',
  webhooks_full: ({ max }: { max: number }) =>
    `There are already ${max} webhooks. Delete one first.`,
  delivery_not_found: 'Delivery not found',
  delivery_busy: 'This delivery is being sent right now.',

  period_backwards: 'The first day is after the last one.',
  period_long: 'Choose at most 13 months.',

  view_of_other: 'Only the person who created this view, or the owner, can change it.',
};
