import { type ReactNode, useRef, useState } from 'react';
import { Field } from '../../platform/forms/field';
import { useHydrated } from '../../platform/ui/browser/hydrated';
import { Icon } from '../../platform/ui/icon';
import { enquiryTexts } from './enquiry.texts';
import styles from './enquiry.module.css';

const texts = enquiryTexts.file;

interface FileFieldProps {
  name: string;
  label: ReactNode;
  /** File extensions. */
  accept: string;
  required?: boolean;
  /** Returns why a file cannot be sent; null if it can. */
  problemOf: (file: File) => string | null;
  error?: string;
  /** Called with the chosen file, or with null and the problem if the file cannot be sent. */
  onChoose: (file: File | null, problem: string | null) => void;
}

/**
 * The file of a form. Its invisible input covers a box that accepts a dropped file as well. Without JavaScript
 * the box could not name the chosen file, so the input itself is shown.
 */
export function FileField({ name, label, accept, required, problemOf, ...rest }: FileFieldProps) {
  const { error, onChoose } = rest;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const choose = (chosen: File | null) => {
    const problem = chosen && problemOf(chosen);
    // A file that cannot be sent is discarded, so another one can be chosen.
    if (problem && input.current) input.current.value = '';
    const valid = problem ? null : chosen;
    setFile(valid);
    onChoose(valid, problem);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    choose(null);
    input.current?.focus();
  };
  const look = file ? styles.fileBox : `${styles.fileBox} ${styles.empty}`;
  return (
    <Field name={name} label={label} error={error} full>
      {(field) => (
        <div className={hydrated ? `${styles.file} ${look}` : styles.file}>
          {hydrated && <Icon name={file ? 'check' : 'upload'} />}
          <input
            {...field}
            ref={input}
            type="file"
            required={required}
            accept={accept}
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
          {hydrated && (
            <span>
              <b>{file ? file.name : texts.choose}</b>
              <small>{file ? sizeOf(file) : texts.drop}</small>
            </span>
          )}
          {file && (
            <button
              className="icon-button"
              type="button"
              aria-label={texts.remove(file.name)}
              onClick={remove}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

/** '820 KB', '2.4 MB' */
function sizeOf({ size }: File): string {
  if (size < 1024 * 1024) return `${Math.max(1, Math.round(size / 1024))} KB`;
  return `${(size / (1024 * 1024)).toFixed(1)} MB`;
}
