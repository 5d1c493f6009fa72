import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { ImageIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, memo, useEffect, useRef, useState } from 'react';
import { useField } from '../../../platform/ui/form/form-fields';
import { PICTURE_TYPES, pictureError } from '../../../platform/ui/form/picture-field';
import type { LibraryPicture } from '../../../platform/ui/media/library-picture';
import { LibraryButton } from '../../../platform/ui/media/media-picker';
import { FormSection } from '../form/form-section';
import { PictureSlot } from './picture-slot';
import { moved, PICTURE_SLOTS, type SlotPicture } from './picture-slots';
import { picturesTexts as texts } from '../form/product-form.texts';
import './pictures.css';

interface Props {
  /** How much of the upload is on its way, from 0 to 1; null where nothing is sent. */
  progress: number | null;
}

/** Three pictures at most; the first one stands on the card. */
export const PicturesSection = memo(function PicturesSection({ progress }: Props) {
  const { value: pictures, change, error } = useField<readonly SlotPicture[]>('pictures');
  const { pick, pickStored, rejections } = usePicturePick(pictures, change);
  // A press that hardly moves is no drag, and a finger that moves at once scrolls the page.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const slotOf = (id: string | number | undefined) =>
    pictures.findIndex((picture) => picture.id === id);
  const messages = [...rejections, ...(typeof error === 'string' ? [error] : [])];

  return (
    <FormSection
      section="pictures"
      aside={<span className="mut num">{texts.count(pictures.length)}</span>}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          const to = slotOf(over?.id);
          if (to >= 0 && active.id !== over?.id) change(moved(pictures, slotOf(active.id), to));
        }}
      >
        <SortableContext
          items={pictures.map(({ id }) => id)}
          strategy={horizontalListSortingStrategy}
        >
          <ul className="span-6 slots">
            {pictures.map((picture, index) => (
              <PictureSlot
                key={picture.id}
                picture={picture}
                slot={index + 1}
                last={index === pictures.length - 1}
                progress={progress}
                invalid={Boolean(error) && index === 0}
                onMove={(by) => change(moved(pictures, index, index + by))}
                onAlt={(alt) =>
                  change(pictures.map((one) => (one.id === picture.id ? { ...one, alt } : one)))
                }
                onRemove={() => change(pictures.filter((one) => one.id !== picture.id))}
              />
            ))}
            {pictures.length < PICTURE_SLOTS && (
              <li>
                <PictureChooser onPick={pick} invalid={messages.length > 0} />
                <LibraryButton onChoose={pickStored} />
              </li>
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <div role="alert" className="span-6 slots__errors">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </FormSection>
  );
});

interface PictureChooserProps {
  onPick: (files: Iterable<File>) => void;
  invalid: boolean;
}

/** The free slot: files are chosen with it or dropped on it. */
function PictureChooser({ onPick, invalid }: PictureChooserProps) {
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
      <ImageIcon />
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

let count = 0;

/** Puts chosen or dropped files into the free slots, with a message for each that is rejected. */
function usePicturePick(
  pictures: readonly SlotPicture[],
  onPick: (pictures: readonly SlotPicture[]) => void,
) {
  const [rejections, setRejections] = useState<string[]>([]);
  const addressOf = useFileAddresses();
  const pick = (files: Iterable<File>) => {
    const rejected: string[] = [];
    const next = [...pictures];
    for (const file of files) {
      const error = pictureError(file);
      if (error) {
        rejected.push(texts.rejected(file.name, error));
      } else if (next.length === PICTURE_SLOTS) {
        rejected.push(texts.rejected(file.name, texts.tooMany));
      } else {
        count += 1;
        next.push({ id: `file-${count}`, alt: '', file, address: addressOf(file) });
      }
    }
    setRejections(rejected);
    if (next.length > pictures.length) onPick(next);
  };
  const pickStored = ({ id: media, name, picture: stored }: LibraryPicture) => {
    const isThere = pictures.some((one) => 'stored' in one && one.stored.key === stored.key);
    setRejections(isThere ? [texts.rejected(name, texts.twice)] : []);
    if (!isThere) onPick([...pictures, { id: stored.key, alt: stored.alt, stored, media }]);
  };
  return { pick, pickStored, rejections };
}

/** Gives files an address to be shown from; all of them end with the page. */
function useFileAddresses(): (file: File) => string {
  const given = useRef<string[]>([]);
  useEffect(() => {
    const addresses = given.current;
    return () => addresses.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  return (file) => {
    const address = URL.createObjectURL(file);
    given.current.push(address);
    return address;
  };
}
