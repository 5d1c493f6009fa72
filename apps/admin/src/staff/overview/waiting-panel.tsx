import Box from '@mui/material/Box';
import type { EnquiryOverview } from '@shishir/contract';
import { enquiryChoiceTexts } from '@shishir/contract/rules';
import { formatAge } from '@shishir/format';
import { KIND_NAMES } from '../../sales/contact-message/contact-message.texts';
import { LetterAvatar } from '../../platform/theme/letter-avatar';
import { StatusBadge } from '../../platform/theme/status-badge';
import { DhakaHover } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { unsentState } from '../../platform/ui/page/unsent-state';
import { useEnquiryOverview } from './overview.queries';
import { overviewTexts as texts } from './overview.texts';
import {
  EntryNote,
  Panel,
  PanelEntries,
  PanelEntry,
  PanelFoot,
  PanelLink,
  PanelNote,
} from './panel';

const { subjectOf } = enquiryChoiceTexts;
const DAY_MS = 24 * 60 * 60 * 1000;
const LATE = { color: 'warning.main', fontWeight: 600 };

/** Replies that have not been sent, then enquiries that wait for one, longest first. */
export function WaitingPanel({ now }: { now: Date }) {
  const { data, ...retry } = useEnquiryOverview();
  const waiting = data?.waiting;
  const unsent = data?.unsent?.enquiries ?? [];
  return (
    <Panel
      {...retry}
      title={texts.waitingTitle}
      aside={<PanelLink to={paths.inbox}>{texts.inbox}</PanelLink>}
    >
      {waiting?.total === 0 && unsent.length === 0 && <PanelNote>{texts.nobodyWaits}</PanelNote>}
      <PanelEntries>
        {unsent.map(({ id, name, kind, subject, mail }) => (
          <PanelEntry
            key={`unsent ${id}`}
            to={`${paths.inbox}/${id}`}
            mark={<LetterAvatar name={name} />}
            title={name}
            note={mail.last_error ?? subjectOf(kind, subject)}
          >
            <StatusBadge {...unsentState(mail)!} />
            <EntryNote>{texts.reply}</EntryNote>
          </PanelEntry>
        ))}
        {waiting?.enquiries.map((enquiry) => (
          <PanelEntry
            key={enquiry.id}
            to={`${paths.inbox}/${enquiry.id}`}
            mark={<LetterAvatar name={enquiry.name} />}
            title={enquiry.name}
            note={aboutText(enquiry)}
          >
            <Box component="span" sx={isLate(enquiry.created_at, now) ? LATE : null}>
              <DhakaHover moment={enquiry.created_at}>
                {formatAge(enquiry.created_at, now)}
              </DhakaHover>
            </Box>
            <EntryNote>{enquiry.owner ?? texts.nobody}</EntryNote>
          </PanelEntry>
        ))}
      </PanelEntries>
      {waiting && waiting.total > 0 && <PanelFoot>{texts.inAll(waiting.total)}</PanelFoot>}
    </Panel>
  );
}

const isLate = (moment: string, now: Date) => now.getTime() - new Date(moment).getTime() > DAY_MS;

type Waiting = EnquiryOverview['waiting']['enquiries'][number];

/** Returns the subject, after the kind if the subject does not name it itself. */
function aboutText({ kind, subject: stored }: Waiting): string {
  const subject = subjectOf(kind, stored);
  const kindName = KIND_NAMES[kind];
  if (kind === 'contact' || subject.startsWith(kindName)) return subject || kindName;
  return `${kindName}, ${subject}`;
}
