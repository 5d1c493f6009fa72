import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type {
  Quotation,
  QuotationEvent,
  QuotationRevision,
  RevisionChanges,
} from '@shishir/contract';
import { formatSum } from '@shishir/format';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../platform/ui/page/paths';
import { unsentState } from '../../../../platform/ui/page/unsent-state';
import { pdfAddress } from '../../quotations.queries';
import { timeText } from '../../quotation-values';
import { changeText, changeTexts } from './changes.texts';
import { editorTexts } from '../editor.texts';
import { quotationTexts, REVISION_STATES } from '../../quotations.texts';
import { LineNote, LineTitle } from '../../line-text';
import { EditorSection } from '../editor-section';
import { ChangesDialog } from './changes-dialog';

const texts = editorTexts.history;
const SHOWN_CHANGES = 3;

interface Props {
  quotation: Quotation;
  /** Number of the revision on the page. */
  shown: number;
}

/** History of the quotation, newest first: revisions with state and total, and questions. */
export function Timeline({ quotation, shown }: Props) {
  const [compared, setCompared] = useState<QuotationRevision | null>(null);
  const { revisions, events } = quotation;
  const draft = revisions.find(({ state }) => state === 'draft');
  const entry = (revision: QuotationRevision) => (
    <RevisionEntry
      id={quotation.id}
      revision={revision}
      isShown={revision.revision === shown}
      onCompare={() => setCompared(revision)}
    />
  );
  return (
    <EditorSection title={texts.title}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {draft && <Entry isShown>{entry(draft)}</Entry>}
        {[...events].reverse().map((event) => {
          const revision = revisions.find((one) => one.revision === event.revision);
          const content = event.kind === 'sent' && revision ? entry(revision) : eventText(event);
          return (
            content && (
              <Entry key={event.id} isShown={event.kind === 'sent' && revision?.revision === shown}>
                {content}
              </Entry>
            )
          );
        })}
      </Box>
      {compared?.changes && (
        <ChangesDialog
          revision={compared.revision}
          changes={compared.changes}
          onClose={() => setCompared(null)}
        />
      )}
    </EditorSection>
  );
}

/** Connects the mark of an entry with the next. */
const LINE = {
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    top: 19,
    bottom: -1,
    left: 4,
    width: 2,
    bgcolor: 'divider',
  },
} satisfies SxProps<Theme>;

/** An entry of the history; the mark of the shown revision is filled. */
function Entry({ isShown, children }: PropsWithChildren<{ isShown: boolean }>) {
  return (
    <Box
      component="li"
      sx={[
        { position: 'relative', pb: 2, pl: 3, lineHeight: 1.45, '&:last-child': { pb: 0 } },
        {
          '&::before': {
            content: '""',
            position: 'absolute',
            top: 5,
            left: 0,
            width: 10,
            height: 10,
            border: 2,
            borderColor: 'primary.main',
            borderRadius: '50%',
            bgcolor: isShown ? 'primary.main' : 'background.paper',
          },
        },
        LINE,
      ]}
    >
      {children}
    </Box>
  );
}

/** Secondary text of an entry, such as its time. */
function EntryText({ children }: PropsWithChildren) {
  return (
    <Typography component="span" color="textSecondary">
      {children}
    </Typography>
  );
}

function eventText({ kind, revision, at, by, text }: QuotationEvent): ReactNode {
  const line = (title: string, note: string | null = null) => (
    <>
      <LineTitle>{title}</LineTitle>
      <EntryText>{[timeText(at), by && texts.by(by.name)].filter(Boolean).join(', ')}</EntryText>
      {note && (
        <LineNote>
          <Box component="span" sx={{ color: 'text.primary', whiteSpace: 'pre-line' }}>
            {note}
          </Box>
        </LineNote>
      )}
    </>
  );
  switch (kind) {
    case 'opened':
      return line(texts.opened);
    case 'question':
      return line(texts.question, text);
    case 'answer':
      return line(texts.answer, text);
    case 'accepted':
      return line(texts.accepted(revision), text);
    case 'approval_requested':
      return line(texts.approvalRequested(revision));
    case 'approved':
      return line(texts.approved(revision));
    case 'refused':
      return line(texts.refused(revision), text);
    case 'discarded':
      return line(texts.discarded(revision));
    default:
      return null;
  }
}

const LINKS: SxProps<Theme> = ({ breakpoints }) => ({
  flexWrap: 'wrap',
  columnGap: 2,
  typography: 'body2',
  '& > a, & > button': { py: 0.5, color: 'primary.ink', textUnderlineOffset: '3px' },
  [breakpoints.down('md')]: { '& > a, & > button': { minHeight: 44, lineHeight: '36px' } },
});

interface EntryProps {
  id: number;
  revision: QuotationRevision;
  isShown: boolean;
  onCompare: () => void;
}

function RevisionEntry({ id, revision, isShown, onCompare }: EntryProps) {
  const { revision: number, state, total, sent_at, sent_by, changes, opened_at, mail } = revision;
  const unsent = opened_at === null ? unsentState(mail) : null;
  const sum = formatSum(total, quotationTexts.noPrice);
  const notes = [
    sent_by && texts.by(sent_by.name),
    state !== 'draft' && state !== 'open' && REVISION_STATES[state].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <LineTitle>{quotationTexts.revision(number)}</LineTitle>
      <EntryText>
        {sent_at
          ? unsent
            ? texts.unsent(unsent.label, sum)
            : texts.sent(timeText(sent_at), sum)
          : texts.draft(sum)}
      </EntryText>
      {notes && <LineNote>{notes}</LineNote>}
      {changes && <LineNote>{summary(changes)}</LineNote>}
      <Stack direction="row" sx={LINKS}>
        {!isShown && (
          <Link
            component={RouterLink}
            to={paths.quotation(id, state === 'draft' ? undefined : number)}
          >
            {texts.show}
          </Link>
        )}
        <Link href={pdfAddress(id, number)} target="_blank" rel="noopener">
          {texts.pdf}
        </Link>
        {changes && (
          <Link component="button" type="button" onClick={onCompare}>
            {texts.compare(changes.since)}
          </Link>
        )}
      </Stack>
    </>
  );
}

/** The first changes on one line; the total is shown above already. */
function summary({ changes, texts: words }: RevisionChanges): string {
  const named = changes.filter(({ kind }) => kind !== 'total').map(changeText);
  const all = [...named, ...words.map((word) => changeTexts.short[word])];
  const more = all.length - SHOWN_CHANGES;
  return [...all.slice(0, SHOWN_CHANGES), ...(more > 0 ? [changeTexts.more(more)] : [])].join(', ');
}
