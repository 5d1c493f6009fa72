import Button from '@mui/material/Button';
import type { ProductImport } from '@shishir/contract';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormProblem } from '../ui/form/form-problem';
import { DhakaTime } from '../ui/page/dhaka-time';
import { ApplyDialog } from './apply-dialog';
import { ForgetDialog } from './discard-dialog';
import { importPaths } from './import-paths';
import { applyTexts, forgetTexts, importTexts, undoTexts } from './product-imports.texts';
import { UndoDialog } from './undo-dialog';

type Asked = 'apply' | 'undo' | 'forget';

/** Where an import stands, and what can be done about it now. A refusal stays until something else is tried. */
export function ImportState({ of }: { of: ProductImport }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // The button that was pressed is gone then; what became of the import takes the focus.
  const panel = useRef<HTMLElement>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) panel.current?.focus();
  }, [done]);
  const cancel = () => setAsked(null);
  const ask = (what: Asked) => {
    setRefusal(null);
    setAsked(what);
  };
  const ends = {
    onDone: () => {
      setAsked(null);
      setDone((count) => count + 1);
    },
    onRefused: (sentence: string | null) => {
      setAsked(null);
      setRefusal(sentence);
    },
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={importTexts.state}
      className={`paper import-state import-state--${of.status}`}
    >
      <FormProblem>{refusal}</FormProblem>
      <div className="import-state__line">
        {of.status === 'previewed' && <Preview of={of} onAsk={ask} />}
        {of.status === 'applied' && of.applied_at && (
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
              {undoTexts.done}
            </p>
            <Button variant="outlined" component={Link} to={importPaths.all}>
              {applyTexts.again}
            </Button>
          </>
        )}
      </div>
      {asked === 'apply' && <ApplyDialog of={of} ends={ends} onCancel={cancel} />}
      {asked === 'undo' && <UndoDialog of={of} ends={ends} onCancel={cancel} />}
      {asked === 'forget' && (
        <ForgetDialog
          of={of}
          ends={{ ...ends, onDone: () => void navigate(importPaths.all) }}
          onCancel={cancel}
        />
      )}
    </section>
  );
}

/** Nothing is written yet: what could be, and how. */
function Preview({ of: { counts }, onAsk }: { of: ProductImport; onAsk: (what: Asked) => void }) {
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
        {writes && !isValid && applyTexts.mend(counts.wrong)}
      </p>
      <div className="import-state__buttons">
        <Button variant="outlined" onClick={() => onAsk('forget')}>
          {forgetTexts.button}
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
