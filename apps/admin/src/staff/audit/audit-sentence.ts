import type { AuditEntry } from '@shishir/contract';
import { valueText } from '../../platform/ui/page/field-text';
import { ACTION_SENTENCES, auditTexts, OWN_SENTENCES, SUBJECT_NAMES } from './audit.texts';

/**
 * An action as a sentence after the actor's name; the name of the subject is separate, so that it can be highlighted.
 */
interface AuditSentence {
  before: string;
  name?: string;
  after?: string;
}

/** Placeholder for the name in a sentence, where the sentence is split. */
const MARK = '\u0000';

/** Returns the action as text: 'changed the role of x@y from User to Admin'. */
export function auditSentence(entry: AuditEntry): AuditSentence {
  const { action, subject } = entry;
  const own = subject === 'user' && entry.subject_id === entry.actor_id && OWN_SENTENCES[action];
  if (own) return { before: own };
  const name = entry.subject_name;
  const mark = name ? MARK : '';
  const role = changeOf(entry, 'role');
  const version = changeOf(entry, 'restored_from');
  const sentence = ACTION_SENTENCES[action]({
    record: auditTexts.record(SUBJECT_NAMES[subject], mark),
    name: mark,
    roles: role && {
      before: valueText('role', role.before),
      after: valueText('role', role.after),
    },
    version: version && valueText('restored_from', version.after),
  });
  const [before = '', after = ''] = sentence.split(MARK);
  return { before, name, after };
}

const changeOf = ({ changes }: AuditEntry, field: string) =>
  changes.find((change) => change.field === field) ?? null;

/** Returns a sentence as plain text. */
export function sentenceText({ before, name = '', after = '' }: AuditSentence): string {
  return `${before}${name}${after}`;
}
