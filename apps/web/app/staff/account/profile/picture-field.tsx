import type { User } from '@shishir/contract';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../platform/forms/field';
import { profileTexts } from './profile.texts';
import { PICTURE_TYPES, pictureProblem } from './save-profile';
import { accountPicture, Avatar } from '../../../platform/ui/avatar';
import styles from './edit-profile.module.css';

const texts = profileTexts.picture;

interface PictureFieldProps {
  user: User;
  /** The chosen file. */
  file: File | null;
  error?: string;
  /** True if the account's picture is to be removed. */
  removed: boolean;
  onChoose: (file: File | null) => void;
  onRemove: () => void;
}

/** A file field with a preview. */
export function PictureField(props: PictureFieldProps) {
  const { user, file, error, removed, onChoose, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const image = removed ? null : user.image;
  const remove = () => {
    input.current!.value = '';
    input.current!.focus();
    onRemove();
  };
  const preview = usePreview(file && !pictureProblem(file) ? file : null);
  return (
    <div className={styles.picture}>
      <Avatar
        name={user.name}
        src={preview ?? accountPicture(image)}
        alt={preview ? texts.chosen : ''}
        large
      />
      <Field name="image" label={texts.label} error={error}>
        {(field) => (
          <>
            <input
              {...field}
              ref={input}
              type="file"
              accept={PICTURE_TYPES}
              onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
            />
            {!error && <p className="hint">{texts.hint}</p>}
            {(file ?? image) && (
              <button type="button" className="link" onClick={remove}>
                {texts.remove}
              </button>
            )}
          </>
        )}
      </Field>
    </div>
  );
}

/** The chosen file as a `data:` URL. The content security policy does not allow `blob:`. */
function usePreview(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, address: reader.result as string });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return file && read?.file === file ? read.address : null;
}
