import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { FormPart, type PartProps } from './form-section';
import { PictureChooser } from './picture-chooser';
import { PictureSlot } from './picture-slot';
import { moved, PICTURE_PLACES, type PlacedPicture } from './picture-slots';
import { picturesTexts as texts } from './product-form.texts';
import { usePicturePick } from './use-picture-pick';
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
