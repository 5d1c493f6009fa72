import { useSortable } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { colors, zIndex } from '@shishir/tokens';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { SlotPicture } from './picture-slots';
import { picturesTexts as texts } from '../form/product-form.texts';
import { FramedPicture } from '../../../platform/ui/catalogue/framed-picture';
import { RemoveButton } from '../../../platform/ui/form/remove-button';

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

const SLOT = { display: 'grid', gap: 1, alignContent: 'start' };
const PICTURE = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: '#e6f0f7',
  cursor: 'grab',
  touchAction: 'manipulation',
} as const;
const PLACE = {
  position: 'absolute',
  top: 8,
  left: 8,
  height: 20,
  borderRadius: '6px',
  bgcolor: 'rgb(10 26 42 / 0.72)',
  color: colors.white,
  fontSize: '0.6875rem',
  fontWeight: 600,
} as const;

/** A picture in its slot, moved by dragging or with its buttons. */
export function PictureSlot({ picture, slot, last, progress, invalid, ...does }: Props) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: picture.id,
  });
  const uploading = progress !== null && 'file' in picture;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={[SLOT, isDragging && { zIndex: zIndex.dragged, opacity: 0.85 }]}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <Box
        {...listeners}
        sx={[
          PICTURE,
          isDragging && { boxShadow: 'var(--shadow-pop)', cursor: 'grabbing' },
          uploading && { '& img': { opacity: 0.5 } },
        ]}
      >
        {'file' in picture ? (
          <Box
            component="img"
            src={picture.address}
            alt={texts.preview(slot)}
            draggable={false}
            sx={{ width: 1, height: 1, objectFit: 'cover' }}
          />
        ) : (
          <FramedPicture
            picture={picture.stored}
            sizes="260px"
            alt={texts.preview(slot)}
            sx={{ width: 1, height: 1, borderRadius: 0 }}
          />
        )}
        <Chip size="small" label={texts.slot(slot)} sx={PLACE} />
        {uploading && <UploadBar share={progress} />}
      </Box>
      <OutlinedInput
        size="small"
        fullWidth
        value={picture.alt}
        placeholder={texts.altHint}
        error={invalid}
        slotProps={{ input: { maxLength: 300, 'aria-label': texts.alt(slot) } }}
        onChange={(event) => does.onAlt(event.target.value)}
      />
      <Stack direction="row" sx={{ mt: -0.5, mb: 0, mr: 0, ml: -1 }}>
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
        <RemoveButton
          aria-label={texts.remove(slot)}
          sx={{ my: 0, mr: -1, ml: 'auto' }}
          onClick={does.onRemove}
        />
      </Stack>
    </Box>
  );
}

const UPLOAD = {
  position: 'absolute',
  right: 10,
  bottom: 10,
  left: 10,
  overflow: 'hidden',
  color: '#0a1a2a',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;
const BAR = {
  display: 'block',
  height: 6,
  mt: 0.5,
  borderRadius: '3px',
  bgcolor: '#0b6fb8',
  transformOrigin: 'left',
  transition: 'transform var(--t)',
};

function UploadBar({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Box
      role="progressbar"
      aria-label={texts.uploadLabel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      sx={UPLOAD}
    >
      <span>{texts.uploading(percent)}</span>
      <Box component="span" aria-hidden="true" style={{ transform: `scaleX(${share})` }} sx={BAR} />
    </Box>
  );
}
