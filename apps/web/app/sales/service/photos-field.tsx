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

interface Photo {
  file: File;
  /** Address of its picture in this page. */
  preview: string;
}

/**
 * Photos with previews. Each choice adds to those before it, and files that cannot be sent are named. Without JavaScript
 * it is the input itself.
 */
export function PhotosField({ label, error, onChange }: PhotosFieldProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [problems, setProblems] = useState<string[]>([]);

  const set = (next: Photo[], found: string[]) => {
    setPhotos(next);
    setProblems(found);
    onChange(next.map(({ file }) => file));
  };
  const add = (files: File[]) => {
    const known = new Set(photos.map(({ file }) => keyOf(file)));
    const { valid, problems: found } = photoProblems(files.filter((one) => !known.has(keyOf(one))));
    const fitting = valid.slice(0, PHOTO_FILE.maxFiles - photos.length);
    const added = fitting.map((file) => ({ file, preview: URL.createObjectURL(file) }));
    const tooMany = valid.length > fitting.length ? [PHOTO_FILE.tooMany] : [];
    set([...photos, ...added], [...found, ...tooMany]);
    // Otherwise the same file could not be chosen again after its removal.
    if (input.current) input.current.value = '';
  };
  const remove = (photo: Photo) => {
    set(
      photos.filter((one) => one !== photo),
      [],
    );
    input.current?.focus();
  };
  useEffect(() => {
    // Chosen before hydration.
    const early = input.current?.files ?? [];
    if (early.length > 0) add([...early]);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Field name="photos" label={label} error={problems.join(' ') || error} full>
      {(field) => (
        <>
          <div className={hydrated ? styles.chooser : undefined}>
            {hydrated && <Icon name="upload" />}
            <input
              {...field}
              ref={input}
              type="file"
              multiple
              accept={PHOTO_FILE.accept}
              onChange={({ target }) => add([...(target.files ?? [])])}
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
              {photos.map((photo) => (
                <li key={photo.preview}>
                  <img
                    src={photo.preview}
                    alt={photo.file.name}
                    onLoad={() => URL.revokeObjectURL(photo.preview)}
                  />
                  <button
                    className="icon-button"
                    type="button"
                    aria-label={texts.remove(photo.file.name)}
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
