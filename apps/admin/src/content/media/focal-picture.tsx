import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { FocalPoint, Picture } from '@shishir/contract';
import { pictureSrcSet, pictureUrl, pictureWidths } from '@shishir/format';
import { colors, zIndex } from '@shishir/tokens';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { panelTexts } from './media.texts';

const texts = panelTexts.focal;
const STEP = 1;
const LARGE_STEP = 10;
const MAX_HEIGHT = 480;
const KEYS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const line = `linear-gradient(${colors.white}, ${colors.white})`;
const thirds = {
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: zIndex.raised,
  background: [
    `${line} 33.3% 0 / 1px 100% no-repeat`,
    `${line} 66.6% 0 / 1px 100% no-repeat`,
    `${line} 0 33.3% / 100% 1px no-repeat`,
    `${line} 0 66.6% / 100% 1px no-repeat`,
  ].join(', '),
  opacity: 0.4,
  pointerEvents: 'none',
};
const ring = {
  content: '""',
  position: 'absolute',
  inset: 8,
  border: `3px solid ${colors.white}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${colors.ink}, inset 0 0 0 2px ${colors.ink}`,
};
const dot = {
  content: '""',
  position: 'absolute',
  inset: 20,
  borderRadius: '50%',
  bgcolor: 'common.white',
  boxShadow: `0 0 0 1.5px ${colors.ink}`,
};

interface Props {
  picture: Picture;
  point: FocalPoint;
  locked: boolean;
  onMove: (point: FocalPoint) => void;
}

/** Whole picture with its focal point, which the pointer and the arrow keys move. */
export function FocalPicture({ picture, point, locked, onMove }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { key, width, height, alt } = picture;
  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    onMove({
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (!direction) return;
    // Keeps the page from scrolling.
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: point.x + direction.x * step, y: point.y + direction.y * step });
  };
  return (
    <Box
      ref={frame}
      // As wide as its column, but not so tall that it hides everything else.
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: (MAX_HEIGHT * width) / height }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) moveTo(event);
      }}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        width: '100%',
        mx: 'auto',
        borderRadius: '10px',
        cursor: locked ? 'default' : 'crosshair',
        touchAction: 'none',
        userSelect: 'none',
        '& picture': { display: 'contents' },
        '& img': { width: '100%', height: '100%' },
        '&::before': thirds,
      }}
    >
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(key, width, 'avif')} sizes="400px" />
        <img
          src={pictureUrl(key, pictureWidths(width)[0]!, 'webp')}
          srcSet={pictureSrcSet(key, width, 'webp')}
          sizes="400px"
          width={width}
          height={height}
          alt={alt}
          draggable={false}
        />
      </picture>
      <ButtonBase
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        aria-label={texts.point(point.x, point.y)}
        disabled={locked}
        onKeyDown={moveByKey}
        sx={{
          position: 'absolute',
          zIndex: zIndex.pinned,
          width: 44,
          height: 44,
          borderRadius: '50%',
          cursor: 'grab',
          transform: 'translate(-50%, -50%)',
          '&::before': ring,
          '&::after': dot,
          // Visible on any picture: white inside dark.
          '&.Mui-focusVisible': {
            outline: '3px solid',
            outlineColor: 'common.white',
            outlineOffset: -2,
            boxShadow: `0 0 0 5px ${colors.ink}`,
          },
        }}
      />
    </Box>
  );
}
