import Button from '@mui/material/Button';
import type { FocalPoint, Picture } from '@shishir/contract';
import { pictureSrcSet, pictureUrl, pictureWidths } from '@shishir/format';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { FormField, useField } from '../../platform/ui/form/form-fields';
import { panelTexts } from './media.texts';
import './focal-point.css';

const texts = panelTexts.focal;
const CENTRE = 50;
const STEP = 1;
const LARGE_STEP = 10;
const MAX_HEIGHT = 480;
const KEYS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
/** A percentage as it is typed; the centre until it is one. */
const percent = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? within(Number(text)) : CENTRE);

/** What of a picture stays visible where it is cropped: pressed or moved on the picture, or typed. */
export function FocalPointField({ picture, locked }: { picture: Picture; locked: boolean }) {
  const left = useField<string>('focal.x');
  const top = useField<string>('focal.y');
  const point = { x: percent(left.value), y: percent(top.value) };
  const move = ({ x, y }: FocalPoint) => {
    if (locked) return;
    left.change(String(within(x)));
    top.change(String(within(y)));
  };
  return (
    <section>
      <h3>{texts.heading}</h3>
      <FocalPicture picture={picture} point={point} locked={locked} onMove={move} />
      <div className="focal-fields">
        <FormField
          name="focal.x"
          label={texts.left}
          inputMode="numeric"
          end={<span className="mut">%</span>}
          disabled={locked}
        />
        <FormField
          name="focal.y"
          label={texts.top}
          inputMode="numeric"
          end={<span className="mut">%</span>}
          disabled={locked}
        />
        <Button variant="outlined" disabled={locked} onClick={() => move({ x: CENTRE, y: CENTRE })}>
          {texts.centre}
        </Button>
      </div>
      <div className="focal-crops" aria-hidden="true">
        {texts.crops.map(({ name, ratio }) => (
          <div key={name}>
            <img
              src={pictureUrl(picture.key, pictureWidths(picture.width)[0]!, 'webp')}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
            />
            <span>{name}</span>
          </div>
        ))}
      </div>
    </section>
  );
}

interface Props {
  picture: Picture;
  point: FocalPoint;
  locked: boolean;
  onMove: (point: FocalPoint) => void;
}

/** The whole picture with its point, which the arrow keys move too. */
function FocalPicture({ picture, point, locked, onMove }: Props) {
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
    // The page must not scroll meanwhile.
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: point.x + direction.x * step, y: point.y + direction.y * step });
  };
  return (
    <div
      ref={frame}
      className={locked ? 'focal focal--locked' : 'focal'}
      // As wide as its column, and not so tall that nothing else is seen.
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: (MAX_HEIGHT * width) / height }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) moveTo(event);
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
      <button
        type="button"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        aria-label={texts.point(point.x, point.y)}
        disabled={locked}
        onKeyDown={moveByKey}
      />
    </div>
  );
}
