import Button from '@mui/material/Button';
import type { EnquiryOverview } from '@shishir/contract';
import { formatAge } from '@shishir/format';
import { Link } from 'react-router-dom';
import { KIND_NAMES } from '../../sales/contact-message/contact-message.texts';
import { initials, LetterAvatar } from '../../platform/theme/letter-avatar';
import { StatusBadge } from '../../platform/theme/status-badge';
import { DhakaHover } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { unsentState } from '../../platform/ui/page/unsent-state';
import { useEnquiryOverview } from './overview.queries';
import { overviewTexts as texts } from './overview.texts';
import { Panel, PanelEntry } from './panel';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The replies that have not left, then the enquiries that wait for one, the longest waiting first. */
export function WaitingPanel({ now }: { now: Date }) {
  const { data, ...retry } = useEnquiryOverview();
  const waiting = data?.waiting;
  const unsent = data?.unsent?.enquiries ?? [];
  return (
    <Panel
      {...retry}
      title={texts.waitingTitle}
      aside={
        <Button component={Link} to={paths.inbox}>
          {texts.inbox}
        </Button>
      }
    >
      {waiting?.total === 0 && unsent.length === 0 && (
        <p className="panel__note">{texts.nobodyWaits}</p>
      )}
      <ul className="entries">
        {unsent.map(({ id, name, subject, mail }) => (
          <PanelEntry
            key={`unsent ${id}`}
            to={`${paths.inbox}/${id}`}
            mark={<LetterAvatar letters={initials(name)} quiet />}
            title={name}
            note={mail.last_error ?? subject}
          >
            <StatusBadge {...unsentState(mail)!} />
            <small>{texts.reply}</small>
          </PanelEntry>
        ))}
        {waiting?.enquiries.map((enquiry) => (
          <PanelEntry
            key={enquiry.id}
            to={`${paths.inbox}/${enquiry.id}`}
            mark={<LetterAvatar letters={initials(enquiry.name)} quiet />}
            title={enquiry.name}
            note={aboutText(enquiry)}
          >
            <span className={isLate(enquiry.created_at, now) ? 'entries__late' : undefined}>
              <DhakaHover moment={enquiry.created_at}>
                {formatAge(enquiry.created_at, now)}
              </DhakaHover>
            </span>
            <small>{enquiry.owner ?? texts.nobody}</small>
          </PanelEntry>
        ))}
      </ul>
      {waiting && waiting.total > 0 && (
        <p className="panel__foot num">{texts.inAll(waiting.total)}</p>
      )}
    </Panel>
  );
}

const isLate = (moment: string, now: Date) => now.getTime() - new Date(moment).getTime() > DAY_MS;

type Waiting = EnquiryOverview['waiting']['enquiries'][number];

/** The subject, after the kind where it does not name it itself. */
function aboutText({ kind, subject }: Waiting): string {
  const kindName = KIND_NAMES[kind];
  if (kind === 'contact' || subject.startsWith(kindName)) return subject || kindName;
  return `${kindName}, ${subject}`;
}
