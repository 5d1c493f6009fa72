import { useSortable } from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from 'lucide-react';
import type { SlotPicture } from './picture-slots';
import { picturesTexts as texts } from '../form/product-form.texts';
import { ProductPicture } from '../../../platform/ui/catalogue/product-picture';

interface Props {
  picture: SlotPicture;
  /** 1 to 3. */
  slot: number;
  last: boolean;
  progress: number | null;
  invalid: boolean;
  onMove: (by: -1 | 1) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** One picture in its slot: dragged by the picture itself, or moved by its buttons. */
export function PictureSlot({ picture, slot, last, progress, invalid, ...does }: Props) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: picture.id,
  });
  const uploading = progress !== null && 'file' in picture;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'slot slot--dragged' : 'slot'}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div
        className={uploading ? 'slot__picture slot__picture--sent' : 'slot__picture'}
        {...listeners}
      >
        {'file' in picture ? (
          <img src={picture.address} alt={texts.preview(slot)} draggable={false} />
        ) : (
          <ProductPicture
            picture={picture.stored}
            sizes="260px"
            className="slot__stored"
            alt={texts.preview(slot)}
          />
        )}
        <em className="num">{texts.slot(slot)}</em>
        {uploading && <UploadBar share={progress} />}
      </div>
      <input
        className="slot__alt"
        value={picture.alt}
        maxLength={300}
        placeholder={texts.altHint}
        aria-label={texts.alt(slot)}
        aria-invalid={invalid}
        onChange={(event) => does.onAlt(event.target.value)}
      />
      <div className="slot__buttons">
        <IconButton
          aria-label={texts.earlier(slot)}
          disabled={slot === 1}
          onClick={() => does.onMove(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label={texts.later(slot)} disabled={last} onClick={() => does.onMove(1)}>
          <ChevronRightIcon />
        </IconButton>
        <IconButton
          className="slot__remove"
          aria-label={texts.remove(slot)}
          onClick={does.onRemove}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}

function UploadBar({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      className="slot__upload num"
      role="progressbar"
      aria-label={texts.uploadLabel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span>{texts.uploading(percent)}</span>
      <span className="slot__bar" style={{ transform: `scaleX(${share})` }} aria-hidden="true" />
    </div>
  );
}
