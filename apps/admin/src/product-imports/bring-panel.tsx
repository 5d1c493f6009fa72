import LinearProgress from '@mui/material/LinearProgress';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorBodyOf, statusOf } from '../api/failure';
import { FormProblem } from '../form/form-problem';
import { UploadIcon } from '../theme/icons';
import { fileProblem, IMPORT_TYPES } from './file-check';
import { importPaths } from './import-paths';
import { useBring } from './product-imports.queries';
import { bringTexts as texts } from './product-imports.texts';

/** Takes a file, sends it to be looked at, and leads to its preview. A refused file leaves the page as it is. */
export function BringPanel() {
  const navigate = useNavigate();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const bring = useBring(setShare);

  const take = (files: readonly File[]) => {
    if (bring.isPending) return;
    const found = fileProblem(files);
    setProblem(found);
    if (found) return;
    setShare(0);
    bring.mutate(files[0]!, {
      onSuccess: ({ data }) => void navigate(importPaths.one(data.id)),
      onError: (error) =>
        setProblem(statusOf(error) === 401 ? null : (errorBodyOf(error)?.message ?? texts.failed)),
    });
  };
  return (
    <section className="paper bring" aria-label={texts.title} aria-busy={bring.isPending}>
      <FormProblem>{problem}</FormProblem>
      {bring.isPending ? (
        <Sending name={bring.variables.name} share={share} />
      ) : (
        <DropArea invalid={problem !== null} onTake={take} />
      )}
    </section>
  );
}

/** The bar says how much is on its way; what the server then needs to read it is not known. */
function Sending({ name, share }: { name: string; share: number }) {
  const percent = Math.floor(share * 100);
  const isRead = share >= 1;
  return (
    <div className="bring__sending num">
      <p role="status">{isRead ? texts.reading(name) : texts.sending(name, percent)}</p>
      <LinearProgress
        aria-label={texts.progress}
        variant={isRead ? 'indeterminate' : 'determinate'}
        value={isRead ? undefined : percent}
      />
    </div>
  );
}

interface DropProps {
  invalid: boolean;
  onTake: (files: readonly File[]) => void;
}

function DropArea({ invalid, onTake }: DropProps) {
  const [over, setOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Choosing the same file again counts as a choice, too: it may have been mended.
    event.target.value = '';
    if (files.length > 0) onTake(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onTake([...event.dataTransfer.files]);
  };
  return (
    <label
      className={over ? 'bring__drop bring__drop--over' : 'bring__drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon />
      <b>{texts.choose}</b>
      <span>{texts.drop}</span>
      <small id="bring-rule">{texts.rule}</small>
      <input
        className="vh"
        type="file"
        accept={IMPORT_TYPES.join(',')}
        aria-label={texts.choose}
        aria-describedby="bring-rule"
        aria-invalid={invalid}
        onChange={choose}
      />
    </label>
  );
}
