import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ContactMessage, QuotationRow } from '@shishir/contract';
import { formatSum } from '@shishir/format';
import { type PropsWithChildren, type ReactNode, useRef } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { newKey } from '../../platform/api/new-key';
import { paths } from '../../platform/ui/page/paths';
import { RecordNumber } from '../../platform/ui/page/record-number';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { DesignView, ToolLink } from './design/design-view';
import { CellLines, QuotationState } from './list/quotation-columns';
import { useQuotationsOf, useQuotationStart } from './quotations.queries';
import { quotationTexts } from './quotations.texts';

const texts = quotationTexts.enquiry;

/** Result of a tool of the site that the visitor used, as calculated then. */
export function EnquiryDesign({
  contactMessage: { details, status },
}: {
  contactMessage: ContactMessage;
}) {
  const { design } = details;
  if (!design) return null;
  const title = texts.design[design.tool];
  return (
    <Block label={title} title={title} action={status !== 'spam' && <ToolLink design={design} />}>
      <DesignView design={design} />
    </Block>
  );
}

interface BlockProps {
  /** Accessible name of the block. */
  label: string;
  title: string;
  action: ReactNode;
}

/** A framed part of the enquiry, with its button beside the title. */
function Block({ label, title, action, children }: PropsWithChildren<BlockProps>) {
  return (
    <Paper component="section" aria-label={label} sx={{ mt: 3, px: 2, pb: 2, boxShadow: 'none' }}>
      <Stack
        direction="row"
        sx={[
          { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
          { columnGap: 2, rowGap: 1, minHeight: 52, py: 1 },
        ]}
      >
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  );
}

/** True if an enquiry is answered with a quotation: quotation requests, and enquiries with a design. */
export const isQuotable = ({ kind, status, details }: ContactMessage) =>
  status !== 'spam' && (kind === 'quotation' || details.design !== null);

/** The quotations of an enquiry, or the button that starts the first one. */
export function EnquiryQuotations({ contactMessage: { id } }: { contactMessage: ContactMessage }) {
  const response = useQuotationsOf(id);
  const rows = response.data?.body.data ?? [];
  const { pending, start } = useQuotationStart();
  const key = useRef(newKey());
  const navigate = useNavigate();
  const outcome = useOutcomeToasts();
  const prepare = async () => {
    try {
      const quotation = await start(id, key.current);
      await navigate(paths.quotation(quotation.id));
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  if (response.isPending) return null;
  const isFirst = rows.length === 0;
  return (
    <Block
      label={texts.label}
      title={isFirst ? texts.title : texts.count(rows.length)}
      action={
        !response.isError && (
          <Button
            variant={isFirst ? 'contained' : 'outlined'}
            disabled={pending}
            onClick={() => void prepare()}
          >
            {pending ? texts.preparing : isFirst ? texts.prepare : texts.another}
          </Button>
        )
      }
    >
      {response.isError ? (
        <Typography color="textThird">{failureText(response.error)}</Typography>
      ) : isFirst ? (
        <Typography color="textThird">{texts.none}</Typography>
      ) : (
        <ul>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Block>
  );
}

const ROW: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 1.2fr) minmax(0, 1fr) auto',
  },
  gap: 1.5,
  alignItems: 'center',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-child': { pb: 0 },
};

function Row({ row }: { row: QuotationRow }) {
  const { id, number, revision, total } = row;
  return (
    <Box component="li" sx={ROW}>
      <CellLines note={quotationTexts.revision(revision)}>
        <Link
          component={RouterLink}
          to={paths.quotation(id)}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          <RecordNumber>{number}</RecordNumber>
        </Link>
      </CellLines>
      <QuotationState row={row} />
      <Box component="b" sx={{ gridRow: 1, gridColumn: { xs: 2, sm: 3 }, fontWeight: 600 }}>
        {formatSum(total, '-')}
      </Box>
    </Box>
  );
}
