import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportWork, ProductImport } from '@shishir/contract';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormError } from '../../platform/ui/form/field';
import { DhakaTime } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { columnsTexts } from './import-columns.texts';
import { ApplyDialog, ChangedProducts, DiscardDialog, UndoDialog } from './import-dialogs';
import {
  applyTexts,
  discardTexts,
  importTexts,
  undoTexts,
  workTexts,
} from './product-imports.texts';

type OpenDialog = 'apply' | 'undo' | 'discard';

const LINE = {
  flexWrap: 'wrap',
  rowGap: 1.75,
  columnGap: 3,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

interface Props {
  of: ProductImport;
  /** True if another view of this page was shown before; the focus then moves here. */
  moved: RefObject<boolean>;
  /** Address of the step with the columns. */
  columns: string;
}

/** The status of an import, and the actions possible now. An error stays until the next action. */
export function ImportState({ of, moved, columns }: Props) {
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [error, setError] = useState<string | null>(null);
  // The pressed button has disappeared, so the focus moves to the panel with the result.
  const panel = useRef<HTMLElement>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) panel.current?.focus();
  }, [done]);
  useEffect(() => {
    if (moved.current) panel.current?.focus();
  }, [moved]);
  const cancel = () => setOpenDialog(null);
  const ask = (what: OpenDialog) => {
    setError(null);
    setOpenDialog(what);
  };
  const callbacks = {
    onDone: () => {
      setOpenDialog(null);
      setDone((count) => count + 1);
    },
    onFailed: (sentence: string | null) => {
      setOpenDialog(null);
      setError(sentence);
    },
  };
  return (
    <Paper
      component="section"
      ref={panel}
      tabIndex={-1}
      aria-label={importTexts.state}
      sx={[
        { display: 'grid', gap: 1.5, mb: 2, py: 2.25, px: 2.5 },
        of.status === 'applied' && { borderColor: 'success.main' },
      ]}
    >
      <FormError>{error ?? of.problem}</FormError>
      <Stack direction="row" sx={LINE}>
        {of.work && <Working on={of.work} />}
        {!of.work && (of.status === 'previewed' || of.status === 'mapping') && (
          <Preview of={of} columns={columns} onAsk={ask} />
        )}
        {!of.work && of.status === 'applied' && of.applied_at && (
          <>
            <StateText
              title={
                <>
                  {importTexts.statuses.applied} <DhakaTime moment={of.applied_at} />
                </>
              }
            >
              {applyTexts.done(of.counts)}
            </StateText>
            <Button variant="outlined" onClick={() => ask('undo')}>
              {undoTexts.button}
            </Button>
          </>
        )}
        {of.status === 'undone' && of.undone_at && (
          <>
            <StateText
              title={
                <>
                  {importTexts.statuses.undone} <DhakaTime moment={of.undone_at} />
                </>
              }
            >
              {undoTexts.done(of.left)}
            </StateText>
            <Button variant="outlined" component={Link} to={paths.imports.list}>
              {applyTexts.again}
            </Button>
            {of.left.count > 0 && (
              <Box sx={{ flex: '1 1 100%', order: 1 }}>
                <ChangedProducts of={of.left} />
              </Box>
            )}
          </>
        )}
      </Stack>
      {openDialog === 'apply' && <ApplyDialog of={of} callbacks={callbacks} onCancel={cancel} />}
      {openDialog === 'undo' && <UndoDialog of={of} callbacks={callbacks} onCancel={cancel} />}
      {openDialog === 'discard' && (
        <DiscardDialog
          of={of}
          callbacks={{ ...callbacks, onDone: () => void navigate(paths.imports.list) }}
          onCancel={cancel}
        />
      )}
    </Paper>
  );
}

interface TextProps {
  title: ReactNode;
  role?: 'status';
  children?: ReactNode;
}

function StateText({ title, role, children }: TextProps) {
  return (
    <Typography role={role} sx={{ flex: '1 1 320px', color: 'text.secondary' }}>
      <Box component="b" sx={{ display: 'block', color: 'text.primary' }}>
        {title}
      </Box>
      {children}
    </Typography>
  );
}

/** Progress of work that continues on the server even if this page is left. */
function Working({ on: { task, done, total } }: { on: ImportWork }) {
  const label = workTexts.label(task, done, total);
  return (
    <Box sx={{ flex: 1 }}>
      <StateText role="status" title={label}>
        {` ${workTexts.note}`}
      </StateText>
      {done === 0 ? (
        <LinearProgress aria-label={label} />
      ) : (
        <LinearProgress aria-label={label} variant="determinate" value={(100 * done) / total} />
      )}
    </Box>
  );
}

interface PreviewProps extends Pick<Props, 'of' | 'columns'> {
  onAsk: (what: OpenDialog) => void;
}

/** The ways to apply a preview; nothing is written yet. */
function Preview({ of: { counts, format }, columns, onAsk }: PreviewProps) {
  const writes = counts.new + counts.changed > 0;
  const isValid = counts.wrong === 0;
  return (
    <>
      <StateText title={writes ? applyTexts.ready(counts) : nothingText(counts)}>
        {writes && !isValid && applyTexts.fix(counts.wrong)}
      </StateText>
      <Stack
        direction="row"
        sx={({ breakpoints }) => ({
          flexWrap: 'wrap',
          gap: 1,
          [breakpoints.down('sm')]: { flex: '1 1 100%', '& > *': { flex: '1 1 auto' } },
        })}
      >
        <Button variant="outlined" onClick={() => onAsk('discard')}>
          {discardTexts.button}
        </Button>
        {format !== 'zip' && (
          <Button variant="outlined" component={Link} to={columns}>
            {columnsTexts.change}
          </Button>
        )}
        {writes && (
          <Button variant="contained" onClick={() => onAsk('apply')}>
            {isValid ? applyTexts.all : applyTexts.valid}
          </Button>
        )}
      </Stack>
    </>
  );
}

/** Reason why a preview has nothing to apply. */
function nothingText({ unchanged, wrong, left_out }: ProductImport['counts']): string {
  if (wrong > 0 && unchanged === 0) return applyTexts.nothingValid;
  return left_out > 0 ? applyTexts.nothingLeft : applyTexts.nothing;
}
