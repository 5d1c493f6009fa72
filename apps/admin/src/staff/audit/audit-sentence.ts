import type { AuditEntry } from '@shishir/contract';
import { valueText } from '../../platform/ui/page/field-text';
import { SUBJECT_NAMES } from './audit.texts';

/**
 * An action as a sentence after the actor's name; the name of the subject is separate, so that it can be highlighted.
 */
interface AuditSentence {
  before: string;
  name?: string;
  after?: string;
}

/** Returns the action as text: 'changed the role of x@y from User to Admin'. */
export function auditSentence(entry: AuditEntry): AuditSentence {
  const name = entry.subject_name;
  const thing = `the ${SUBJECT_NAMES[entry.subject]}${name ? ' ' : ''}`;
  const own = entry.subject === 'user' && entry.subject_id === entry.actor_id;
  const about = (before: string, after?: string): AuditSentence => ({ before, name, after });

  switch (entry.action) {
    case 'created':
      return about(`created ${thing}`);
    case 'updated':
      return own ? { before: 'changed their own profile' } : about(`changed ${thing}`);
    case 'deleted':
      return about(`deleted ${thing}`);
    case 'restored':
      return about(`restored ${thing}`);
    case 'version_restored': {
      const mark = entry.changes.find((change) => change.field === 'restored_from');
      const when = mark ? `the version of ${valueText('restored_from', mark.after)}` : 'a version';
      return about(`restored ${when} of ${thing}`);
    }
    case 'replaced':
      return about(`replaced ${thing}`);
    case 'purged':
      return about(`deleted ${thing}`, ' for good');
    case 'imported':
      return about(`imported ${thing}`);
    case 'import_undone':
      return about(`took back the import of ${thing}`);
    case 'exported':
      return about(`exported ${thing}`);
    case 'downloaded':
      return about(`downloaded the file of ${thing}`);
    case 'role_changed': {
      const role = entry.changes.find((change) => change.field === 'role');
      if (!role) return about('changed the role of ');
      const [was, is] = [role.before, role.after].map((value) => valueText('role', value));
      return about('changed the role of ', ` from ${was} to ${is}`);
    }
    case 'sent_again':
      return about(`sent ${thing}`, ' again');
    case 'sent':
      return about(`sent ${thing}`);
    case 'replied':
      return about(`replied to ${thing}`);
    case 'noted':
      return about(`added a note to ${thing}`);
    case 'contacted':
      return about(`contacted the sender of ${thing}`);
    case 'accepted':
      return about(`accepted ${thing}`);
    case 'signed_in':
      return own ? { before: 'signed in' } : about('signed in as ');
    case 'sign_in_failed':
      return about('could not sign in as ');
    case 'sessions_ended':
      return own ? { before: 'signed out everywhere' } : about('signed out ', ' everywhere');
    case 'password_changed':
      return own ? { before: 'changed their password' } : about('changed the password of ');
    case 'password_reset':
      return about('set a new password, by mail, for ');
    case 'email_confirmed':
      return about('confirmed the mailbox ');
    case 'second_factor_on':
      return own
        ? { before: 'turned on their two-step verification' }
        : about('turned on two-step verification of ');
    case 'second_factor_off':
      return own
        ? { before: 'turned off their two-step verification' }
        : about('turned off two-step verification of ');
    case 'recovery_codes_made':
      return own ? { before: 'made new recovery codes' } : about('made new recovery codes for ');
    case 'google_linked':
      return about('linked a Google account to ');
    case 'google_unlinked':
      return about('unlinked the Google account from ');
  }
}

/** Returns a sentence as plain text. */
export function sentenceText({ before, name = '', after = '' }: AuditSentence): string {
  return `${before}${name}${after}`;
}
