import { PHOTO_FILE } from '@shishir/contract/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../../platform/forms/field';
import { useHydrated } from '../../platform/ui/browser/hydrated';
import { Icon } from '../../platform/ui/icon';
import { serviceTexts } from './service.texts';
import { photoProblems } from './submit-service';
import styles from './photos-field.module.css';

const texts = serviceTexts.form.photos;

interface PhotosFieldProps {
  label: ReactNode;
  error?: string;
  /** Called with all chosen photos after each change. */
  onChange: (photos: File[]) => void;
}

/**
 * Photos with previews. Each choice adds to those before it, and files that cannot be sent are named. Without JavaScript
 * it is the input itself.
 */
export function PhotosField({ label, error, onChange }: PhotosFieldProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<File[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const previews = usePreviews(photos);

  const set = (next: File[], found: string[]) => {
    setPhotos(next);
    setProblems(found);
    onChange(next);
  };
  const add = (files: File[]) => {
    const known = new Set(photos.map(keyOf));
    const { valid, problems: found } = photoProblems(files.filter((one) => !known.has(keyOf(one))));
    const all = [...photos, ...valid];
    const fitting = all.slice(0, PHOTO_FILE.maxFiles);
    set(fitting, all.length > fitting.length ? [...found, PHOTO_FILE.tooMany] : found);
    // Otherwise the same file could not be chosen again after its removal.
    if (input.current) input.current.value = '';
  };
  const remove = (photo: File) => {
    set(
      photos.filter((one) => one !== photo),
      [],
    );
    input.current?.focus();
  };
  return (
    <Field name="photos" label={label} error={problems.join(' ') || error} full>
      {(field) => (
        <>
          <div className={hydrated ? styles.box : undefined}>
            {hydrated && <Icon name="upload" />}
            <input
              {...field}
              ref={input}
              type="file"
              multiple
              accept={PHOTO_FILE.accept}
              onChange={({ target }) => {
                // Without JavaScript's list, the browser would replace the earlier photos.
                if (hydrated) add([...(target.files ?? [])]);
              }}
            />
            {hydrated && (
              <span>
                <b>{photos.length > 0 ? texts.more : texts.choose}</b>
                <small>{texts.limits}</small>
              </span>
            )}
          </div>
          {!hydrated && <p className="hint">{texts.limits}</p>}
          {photos.length > 0 && (
            <ul className={styles.photos}>
              {photos.map((photo, index) => (
                <li key={keyOf(photo)}>
                  <img src={previews[index]} alt={photo.name} />
                  <button
                    className="icon-button"
                    type="button"
                    aria-label={texts.remove(photo.name)}
                    onClick={() => remove(photo)}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Returns the addresses of pictures of the files, which are released with them. */
function usePreviews(files: File[]): string[] {
  const [urls, setUrls] = useState<string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setUrls(made);
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, [files]);
  return urls;
}
