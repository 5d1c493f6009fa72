import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Quotation, QuotationRevision } from '@shishir/contract';
import { formatCount, formatSum } from '@shishir/format';
import { DownloadIcon, EyeIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { ToolLink } from '../design/design-view';
import { Fact, Facts } from '../facts';
import { LineNote, LineTitle } from '../line-text';
import { orderAddress, pdfAddress, useQuotationCalls } from '../quotations.queries';
import { dayText } from '../quotation-values';
import { editorTexts as texts } from './editor.texts';
import { FLUSH_TABLE } from '../row-looks';
import { AnswerSection, NoteSection } from './follow-up/answer-and-note';
import { EditorLayout } from './editor-layout';
import { WrittenText } from './editor-parts';
import { EditorSection } from './editor-section';
import { DesignSection, EnquirySection } from './enquiry-section';
import { choiceNote, lineName, priceNote } from './lines/line-row';
import { StoredSums } from './lines/sums';
import { draftOf } from './quotation-form-values';
import { QuotationHead, RevisionNotices } from './quotation-head';
import { RecipientCard } from './recipient';
import { Timeline } from './follow-up/timeline';

interface Props {
  quotation: Quotation;
  revision: QuotationRevision;
}

/** A sent revision. It is read-only: the next one starts as a copy of it. */
export function SentRevision({ quotation, revision }: Props) {
  const { id } = quotation;
  const draft = draftOf(quotation);
  return (
    <>
      <QuotationHead quotation={quotation} revision={revision}>
        {revision.design && <ToolLink design={revision.design} />}
        <Button
          variant="outlined"
          startIcon={<EyeIcon />}
          href={pdfAddress(id, revision.revision)}
          target="_blank"
          rel="noopener"
        >
          {revision.accepted_at ? texts.orderPdf : texts.pdf}
        </Button>
        {revision.purchase_order && (
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            href={orderAddress(id, revision.revision)}
          >
            {texts.purchaseOrder}
          </Button>
        )}
        {draft ? (
          <Button component={Link} to={paths.quotation(id)} variant="contained">
            {texts.toDraft(draft.revision)}
          </Button>
        ) : (
          <NewRevision id={id} />
        )}
      </QuotationHead>
      <RevisionNotices quotation={quotation} revision={revision} />
      <EditorLayout
        rail={
          <>
            <EditorSection title={texts.recipient.title}>
              <RecipientCard recipient={revision.recipient} />
            </EditorSection>
            <EditorSection title={texts.validity.title}>
              <p>
                {texts.validity.label} <b>{dayText(revision.valid_until)}</b>
              </p>
            </EditorSection>
            <Timeline quotation={quotation} shown={revision.revision} />
            <AnswerSection quotation={quotation} />
            <NoteSection quotation={quotation} />
          </>
        }
      >
        <EnquirySection quotation={quotation} />
        {revision.design && <DesignSection design={revision.design} />}
        <SentLines revision={revision} />
        <SentTexts revision={revision} />
      </EditorLayout>
    </>
  );
}

/** Starts the next revision as a copy of the last sent one. */
function NewRevision({ id }: { id: number }) {
  const { begin } = useQuotationCalls(id);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const outcome = useOutcomeToasts();
  const start = async () => {
    setBusy(true);
    try {
      await begin();
      void navigate(paths.quotation(id));
    } catch (error) {
      setBusy(false);
      outcome.failed(error, { text: texts.beginFailed, preferServerMessage: true });
    }
  };
  return (
    <Button
      variant="contained"
      startIcon={<PlusIcon />}
      disabled={busy}
      onClick={() => void start()}
    >
      {texts.newRevision}
    </Button>
  );
}

/** On phones a line has its name above its figures: '2 × ৳56,500'. */
const ON_PHONES = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      py: 1.25,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody td, & tbody th': { p: 0, pl: 1.5, border: 0 },
    '& tbody th': { gridColumn: '1 / -1', pl: 0, pb: 0.5 },
    '& tbody td[data-quantity]': {
      pl: 0,
      textAlign: 'left' as const,
      '&::after': { content: '" ×"' },
    },
  },
});

function SentLines({ revision }: { revision: QuotationRevision }) {
  const { lines, accepted_at } = revision;
  const { columns } = texts.lines;
  return (
    <EditorSection title={texts.lines.title} aside={texts.lines.count(lines.length)}>
      <Table size="small" sx={[FLUSH_TABLE, ON_PHONES]}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.item}</TableCell>
            <TableCell align="right">{columns.quantity}</TableCell>
            <TableCell align="right">{columns.price}</TableCell>
            <TableCell align="right">{columns.sum}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, at) => (
            <TableRow key={at}>
              <TableCell component="th" scope="row">
                <LineTitle>{lineName(line, at)}</LineTitle>
                {line.model && <LineNote>{line.title}</LineNote>}
                {line.note && <LineNote>{line.note}</LineNote>}
                {line.choice && (
                  <LineNote>{sentChoice(line.choice, accepted_at !== null)}</LineNote>
                )}
              </TableCell>
              <TableCell align="right" data-quantity>
                {formatCount(line.quantity)}
              </TableCell>
              <TableCell align="right">{formatSum(line.unit_price ?? 0, '-')}</TableCell>
              <TableCell align="right">
                <LineTitle>{formatSum(line.quantity * (line.unit_price ?? 0), '-')}</LineTitle>
                <LineNote>
                  {priceNote({ ...line, unit_price: String(line.unit_price ?? '') })}
                </LineNote>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <StoredSums revision={revision} />
    </EditorSection>
  );
}

/** 'Option, preselected', once accepted 'Option, ordered'. */
function sentChoice(
  { group, selected }: NonNullable<QuotationRevision['lines'][number]['choice']>,
  isAccepted: boolean,
): string {
  const kind = group === '' ? 'option' : 'alternative';
  const note = choiceNote(kind, group, selected && !isAccepted);
  if (!isAccepted) return note;
  return `${note}, ${selected ? texts.lines.ordered : texts.lines.notOrdered}`;
}

const TERMS: SxProps<Theme> = {
  '& > div': {
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
    columnGap: 2,
    rowGap: 0.5,
  },
  '& dt': { color: 'text.primary', fontWeight: 600 },
  '& dd': { color: 'text.secondary', fontWeight: 400, whiteSpace: 'pre-line' },
};

function SentTexts({ revision: { title, letter, terms } }: { revision: QuotationRevision }) {
  const { text } = texts;
  return (
    <EditorSection title={text.heading}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        {letter ? (
          <WrittenText>{letter}</WrittenText>
        ) : (
          <Typography color="textThird">{text.noLetter}</Typography>
        )}
        {terms.length > 0 ? (
          <Facts labelWidth={160} sx={TERMS}>
            {terms.map((term, at) => (
              <Fact key={at} name={term.title}>
                {term.text}
              </Fact>
            ))}
          </Facts>
        ) : (
          <Typography color="textThird">{text.noTerms}</Typography>
        )}
      </Stack>
    </EditorSection>
  );
}
