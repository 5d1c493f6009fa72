import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { GalleryIcon } from '../../theme/icons';
import { PICTURE_TYPES, pictureProblem } from '../../ui/form/picture-field';
import { FormPart, type PartProps } from './form-section';
import { PictureSlot } from './picture-slot';
import { moved, PICTURE_PLACES, type PlacedPicture } from './picture-slots';
import { picturesTexts as texts } from './product-form.texts';
import './pictures.css';

interface Props extends PartProps {
  /** How much of the upload is on its way, from 0 to 1; null where nothing is sent. */
  progress: number | null;
}

/** Three pictures at most; the first one stands on the card. */
export function PicturesPart({ progress, ...props }: Props) {
  const { form } = props;
  const { pictures } = form.values;
  const set = (next: readonly PlacedPicture[]) => form.change('pictures', next);
  const { pick, refusals } = usePicturePick(pictures, set);
  // A press that hardly moves is no drag, and a finger that moves at once scrolls the page.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const placeOf = (id: string | number | undefined) =>
    pictures.findIndex((picture) => picture.id === id);
  const problem = form.problems.fields.pictures;
  const said = [...refusals, ...(typeof problem === 'string' ? [problem] : [])];

  return (
    <FormPart
      part="pictures"
      aside={<span className="mut num">{texts.count(pictures.length)}</span>}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          const to = placeOf(over?.id);
          if (to >= 0 && active.id !== over?.id) set(moved(pictures, placeOf(active.id), to));
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
                place={index + 1}
                last={index === pictures.length - 1}
                progress={progress}
                invalid={Boolean(problem) && index === 0}
                onMove={(by) => set(moved(pictures, index, index + by))}
                onAlt={(alt) =>
                  set(pictures.map((one) => (one.id === picture.id ? { ...one, alt } : one)))
                }
                onRemove={() => set(pictures.filter((one) => one.id !== picture.id))}
              />
            ))}
            {pictures.length < PICTURE_PLACES && (
              <li>
                <PictureChooser onPick={pick} invalid={said.length > 0} />
              </li>
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <div role="alert" className="span-6 slots__problems">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </FormPart>
  );
}

interface PictureChooserProps {
  onPick: (files: Iterable<File>) => void;
  invalid: boolean;
}

/** The free place: files are chosen with it or dropped on it. */
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

let count = 0;

/** Takes chosen or dropped files into the free places; says of each that is not taken why. */
function usePicturePick(
  pictures: readonly PlacedPicture[],
  onPick: (pictures: readonly PlacedPicture[]) => void,
) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const addressOf = useFileAddresses();
  const pick = (files: Iterable<File>) => {
    const refused: string[] = [];
    const next = [...pictures];
    for (const file of files) {
      const problem = pictureProblem(file);
      if (problem) {
        refused.push(texts.refused(file.name, problem));
      } else if (next.length === PICTURE_PLACES) {
        refused.push(texts.refused(file.name, texts.tooMany));
      } else {
        count += 1;
        next.push({ id: `file-${count}`, alt: '', file, address: addressOf(file) });
      }
    }
    setRefusals(refused);
    if (next.length > pictures.length) onPick(next);
  };
  return { pick, refusals };
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
