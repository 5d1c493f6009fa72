import Box from '@mui/material/Box';
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
import { memo, useEffect, useRef, useState } from 'react';
import { useField } from '../../../platform/ui/form/form-fields';
import { PICTURE_TYPES, pictureError } from '../../../platform/ui/form/picture-field';
import type { LibraryPicture } from '../../../platform/ui/media/library-picture';
import { LibraryButton } from '../../../platform/ui/media/media-picker';
import { DropArea } from '../../../platform/ui/form/drop-area';
import { FormSection } from '../form/form-section';
import { PictureSlot } from './picture-slot';
import { moved, PICTURE_SLOTS, type SlotPicture } from './picture-slots';
import { picturesTexts as texts } from '../form/product-form.texts';

interface Props {
  /** Share of the upload that is sent, from 0 to 1; null if none is running. */
  progress: number | null;
}

const SLOTS = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: 2,
  '& > li > .MuiButton-root': { width: 1, mt: 1, px: 1 },
};
const ERRORS = {
  gridColumn: '1 / -1',
  color: 'error.main',
  fontWeight: 500,
  '&:empty': { display: 'none' },
};

/** Up to three pictures; the first one is shown on the card. */
export const PicturesSection = memo(function PicturesSection({ progress }: Props) {
  const { value: pictures, change, error } = useField<readonly SlotPicture[]>('pictures');
  const { pick, pickStored, rejections } = usePicturePick(pictures, change);
  // A click with a slight movement is not a drag, and a finger that moves immediately scrolls the page.
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
      aside={
        <Box component="span" sx={{ color: 'text.third' }}>
          {texts.count(pictures.length)}
        </Box>
      }
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
          <Box component="ul" sx={SLOTS}>
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
          </Box>
        </SortableContext>
      </DndContext>
      <Box role="alert" sx={ERRORS}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Box>
    </FormSection>
  );
});

interface PictureChooserProps {
  onPick: (files: Iterable<File>) => void;
  invalid: boolean;
}

/** The free slot, for choosing or dropping files. */
function PictureChooser({ onPick, invalid }: PictureChooserProps) {
  return (
    <DropArea
      label={texts.choose}
      accept={PICTURE_TYPES.join(',')}
      multiple
      invalid={invalid}
      onFiles={onPick}
      sx={{
        gap: 0.25,
        aspectRatio: { xs: '5 / 2', sm: '4 / 3' },
        color: 'text.third',
        fontSize: '0.8125rem',
      }}
    >
      <ImageIcon />
      <Box component="b" sx={{ mt: 0.75, fontSize: '0.875rem' }}>
        {texts.choose}
      </Box>
      <span>{texts.drop}</span>
    </DropArea>
  );
}

let count = 0;

/** Puts chosen or dropped files into free slots, with a message for each rejected file. */
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

/** Creates object URLs for previews of files, and revokes them on unmount. */
function useFileAddresses(): (file: File) => string {
  const created = useRef<string[]>([]);
  useEffect(() => {
    const addresses = created.current;
    return () => addresses.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  return (file) => {
    const address = URL.createObjectURL(file);
    created.current.push(address);
    return address;
  };
}
