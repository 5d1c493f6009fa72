import type { AuditEntry } from '@shishir/contract';
import { auditSentence, sentenceText } from '../audit/audit-sentence';
import { SUBJECT_NAMES } from '../audit/audit.texts';
import { LetterAvatar } from '../../platform/theme/letter-avatar';
import { paths } from '../../platform/ui/page/paths';
import { useLatestChanges } from './overview.queries';
import { overviewTexts as texts, recently } from './overview.texts';
import { Panel, PanelEntries, PanelEntry, PanelLink, PanelNote } from './panel';

/** Latest lines of the audit log, each linked to the lines about the same record. */
export function ChangesPanel({ now }: { now: Date }) {
  const { data, ...retry } = useLatestChanges();
  return (
    <Panel
      {...retry}
      title={texts.changes}
      aside={<PanelLink to={paths.auditLog}>{texts.auditLog}</PanelLink>}
    >
      {data?.length === 0 && <PanelNote>{texts.noChanges}</PanelNote>}
      <PanelEntries>
        {data?.map((entry) => (
          <PanelEntry
            key={entry.id}
            to={linesAbout(entry)}
            mark={<LetterAvatar name={entry.actor_name} />}
            title={entry.subject_name || SUBJECT_NAMES[entry.subject]}
            note={`${entry.actor_name} ${sentenceText({ ...auditSentence(entry), name: '' })}`.trim()}
          >
            {recently(entry.created_at, now)}
          </PanelEntry>
        ))}
      </PanelEntries>
    </Panel>
  );
}

const linesAbout = ({ subject, subject_id }: AuditEntry) =>
  subject_id === null
    ? paths.auditLog
    : `${paths.auditLog}?subject=${subject}&subject_id=${subject_id}`;
