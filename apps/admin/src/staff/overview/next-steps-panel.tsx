import Box from '@mui/material/Box';
import { formatWeekdayDate } from '@shishir/format';
import { tsr } from '../../platform/api/tsr';
import { LetterAvatar } from '../../platform/theme/letter-avatar';
import { paths } from '../../platform/ui/page/paths';
import { fullName } from '../../sales/contact-message/contact-message-card';
import { contactMessageKeys } from '../../sales/contact-message/contact-message.queries';
import { dayIn, isOverdue } from '../../sales/contact-message/pipeline/pipeline-days';
import { STAGE_NAMES } from '../../sales/contact-message/pipeline/pipeline.texts';
import { overviewTexts } from './overview.texts';
import { EntryNote, Panel, PanelEntries, PanelEntry, PanelLink } from './panel';

const texts = overviewTexts.nextSteps;
const SHOWN = 5;
const FRESH_MS = 60_000;

/** Own next steps that are due today or before, the oldest first; nothing if none is due. */
export function NextStepsPanel() {
  const query = {
    ...{ next_owner: 'me' as const, next_to: dayIn(0) },
    ...{ sort: 'next' as const, page: 1, pageSize: SHOWN },
  };
  const response = tsr.contactMessage.list.useQuery({
    queryKey: contactMessageKeys.list(query),
    queryData: { query },
    refetchInterval: FRESH_MS,
  });
  const rows = response.data?.body.data;
  if (response.isPending || rows?.length === 0) return null;
  return (
    <Panel
      title={texts.title}
      failure={response.data ? null : response.error}
      retry={() => void response.refetch()}
      aside={
        <PanelLink to={`${paths.pipeline}?layout=list&next_owner=me&stage=open`}>
          {texts.all}
        </PanelLink>
      }
    >
      <PanelEntries>
        {rows?.map((row) => (
          <PanelEntry
            key={row.id}
            to={paths.contactMessage(row.id)}
            mark={<LetterAvatar name={fullName(row)} />}
            title={fullName(row)}
            note={row.next_step ?? ''}
          >
            <Box component="span" sx={isOverdue(row) ? LATE : null}>
              {formatWeekdayDate(`${row.next_on}T00:00:00Z`)}
            </Box>
            <EntryNote>{STAGE_NAMES[row.stage]}</EntryNote>
          </PanelEntry>
        ))}
      </PanelEntries>
    </Panel>
  );
}

const LATE = { color: 'error.main', fontWeight: 600 };
