import { useState, type ChangeEvent, type DragEvent } from 'react';
import { PICTURE_TYPES } from '../../ui/form/picture-check';
import { GalleryIcon } from '../../theme/icons';
import { picturesTexts as texts } from './product-form.texts';

interface Props {
  onPick: (files: Iterable<File>) => void;
  invalid: boolean;
}

/** The free place: files are chosen with it or dropped on it. */
export function PictureChooser({ onPick, invalid }: Props) {
  const [over, setOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Choosing the same file again counts as a choice, too.
    event.target.value = '';
    onPick(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onPick([...event.dataTransfer.files]);
  };
  return (
    <label
      className={over ? 'chooser chooser--over' : 'chooser'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <GalleryIcon />
      <b>{texts.choose}</b>
      <span>{texts.drop}</span>
      <input
        className="vh"
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-label={texts.choose}
        aria-invalid={invalid}
        onChange={choose}
      />
    </label>
  );
}
