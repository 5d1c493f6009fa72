import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import type { ImportWork, ProductImport } from '@shishir/contract';
import { ChevronLeftIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { failureText, statusOf } from '../../platform/api/failure';
import { FormError } from '../../platform/ui/form/field';
import { FailedList } from '../../platform/ui/list/list-states';
import { DhakaTime } from '../../platform/ui/page/dhaka-time';
import { PageState } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { ImportStatus } from './import-row';
import { ApplyDialog, ChangedProducts, DiscardDialog, UndoDialog } from './import-dialogs';
import { ImportRows } from './import-rows';
import { useImport } from './product-imports.queries';
import {
  applyTexts,
  discardTexts,
  importTexts,
  previewTexts as texts,
  undoTexts,
  workTexts,
} from './product-imports.texts';
import './import-parts.css';
import './import-preview.css';

/** What one file would do, or did, row by row. */
export default function ImportPreviewPage() {
  const { id = '' } = useParams();
  const response = useImport(Number(id));
  const gone = [400, 404].includes(statusOf(response.error) ?? 0);
  const back = (
    <Button
      component={Link}
      to={paths.imports.list}
      variant="outlined"
      startIcon={<ChevronLeftIcon />}
    >
      {texts.back}
    </Button>
  );
  if (response.data) return <OneImport of={response.data.body.data} />;
  return (
    <>
      <PageTitle text={importTexts.title} />
      <section className="paper" aria-busy={response.isPending}>
        {gone ? (
          <PageState shows="drop" text={texts.gone} alert>
            {back}
          </PageState>
        ) : response.isError ? (
          <FailedList
            message={failureText(response.error)}
            onRetry={() => void response.refetch()}
          />
        ) : (
          <div className="import-wait" aria-hidden="true">
            <Skeleton width="40%" height={40} />
            <Skeleton width="60%" />
            <Skeleton variant="rounded" height={200} />
          </div>
        )}
      </section>
    </>
  );
}

function OneImport({ of }: { of: ProductImport }) {
  return (
    <>
      <PageTitle
        text={of.file_name}
        crumbs={[{ title: importTexts.title, path: paths.imports.list }]}
      />
      <div className="page-header">
        <div>
          <p className="import-uploaded num">
            <ImportStatus status={of.status} />
            <span>
              {texts.imported(of.format, of.rows, of.created_by)},{' '}
              <DhakaTime moment={of.created_at} />
            </span>
          </p>
        </div>
        <div>
          <Button
            component={Link}
            to={paths.imports.list}
            variant="outlined"
            startIcon={<ChevronLeftIcon />}
          >
            {texts.back}
          </Button>
        </div>
      </div>
      <ImportState of={of} />
      <ImportRows of={of} />
    </>
  );
}

type OpenDialog = 'apply' | 'undo' | 'discard';

/** The status of an import, and what can be done about it now. An error stays until something else is tried. */
function ImportState({ of }: { of: ProductImport }) {
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [error, setError] = useState<string | null>(null);
  // The button that was pressed is gone then; what became of the import takes the focus.
  const panel = useRef<HTMLElement>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) panel.current?.focus();
  }, [done]);
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
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={importTexts.state}
      className={`paper import-state import-state--${of.status}`}
    >
      <FormError>{error ?? of.problem}</FormError>
      <div className="import-state__line">
        {of.work && <Working on={of.work} />}
        {!of.work && of.status === 'previewed' && <Preview of={of} onAsk={ask} />}
        {!of.work && of.status === 'applied' && of.applied_at && (
          <>
            <p>
              <b>
                {importTexts.statuses.applied} <DhakaTime moment={of.applied_at} />
              </b>
              {applyTexts.done(of.counts)}
            </p>
            <Button variant="outlined" onClick={() => ask('undo')}>
              {undoTexts.button}
            </Button>
          </>
        )}
        {of.status === 'undone' && of.undone_at && (
          <>
            <p>
              <b>
                {importTexts.statuses.undone} <DhakaTime moment={of.undone_at} />
              </b>
              {undoTexts.done(of.left)}
            </p>
            <Button variant="outlined" component={Link} to={paths.imports.list}>
              {applyTexts.again}
            </Button>
            {of.left.count > 0 && <ChangedProducts of={of.left} />}
          </>
        )}
      </div>
      {openDialog === 'apply' && <ApplyDialog of={of} callbacks={callbacks} onCancel={cancel} />}
      {openDialog === 'undo' && <UndoDialog of={of} callbacks={callbacks} onCancel={cancel} />}
      {openDialog === 'discard' && (
        <DiscardDialog
          of={of}
          callbacks={{ ...callbacks, onDone: () => void navigate(paths.imports.list) }}
          onCancel={cancel}
        />
      )}
    </section>
  );
}

/** Work that goes on on the server, also if this page is left. */
function Working({ on: { task, done, total } }: { on: ImportWork }) {
  const label = workTexts.label(task, done, total);
  return (
    <div className="import-state__work">
      <p role="status">
        <b>{label}</b>
        {workTexts.note}
      </p>
      {done === 0 ? (
        <LinearProgress aria-label={label} />
      ) : (
        <LinearProgress aria-label={label} variant="determinate" value={(100 * done) / total} />
      )}
    </div>
  );
}

/** Nothing is written yet: what could be, and how. */
function Preview({
  of: { counts },
  onAsk,
}: {
  of: ProductImport;
  onAsk: (what: OpenDialog) => void;
}) {
  const writes = counts.new + counts.changed > 0;
  const isValid = counts.wrong === 0;
  return (
    <>
      <p>
        <b>
          {writes
            ? applyTexts.ready(counts)
            : isValid || counts.unchanged > 0
              ? applyTexts.nothing
              : applyTexts.nothingValid}
        </b>
        {writes && !isValid && applyTexts.fix(counts.wrong)}
      </p>
      <div className="import-state__buttons">
        <Button variant="outlined" onClick={() => onAsk('discard')}>
          {discardTexts.button}
        </Button>
        {writes && (
          <Button variant="contained" onClick={() => onAsk('apply')}>
            {isValid ? applyTexts.all : applyTexts.valid}
          </Button>
        )}
      </div>
    </>
  );
}
