import type { Picture as StoredPicture } from '@shishir/contract';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { languageOf } from '../../platform/locale/language-of';
import { type DialogControls, Modal } from '../../platform/ui/dialog/modal';
import { Icon } from '../../platform/ui/icon';
import { Picture } from '../../platform/ui/picture';
import { galleryTexts } from './gallery.texts';
import styles from './gallery-viewer.module.css';

const texts = galleryTexts.viewer;

export interface GalleryPicture {
  id: number;
  title: string;
  description: string | null;
  /** Project and place; empty if neither is known. */
  place: string;
  picture: StoredPicture;
}

interface GalleryViewerProps extends DialogControls {
  items: GalleryPicture[];
  /** Index of the chosen picture. */
  start: number;
}

/** Horizontal distance of a swipe, in pixels. */
const SWIPE = 40;

/** One picture over the whole window. A click closes the viewer; keys, buttons and swipes show the other pictures. */
export default function GalleryViewer({ items, start, opener, onClose }: GalleryViewerProps) {
  const [current, setCurrent] = useState(start);
  const { title, place, description, picture } = items[current]!;
  const move = (by: number) => setCurrent((current + by + items.length) % items.length);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
    if (key === 'Home') setCurrent(0);
    if (key === 'End') setCurrent(items.length - 1);
  };

  const pressedAt = useRef(0);
  /** True if the last press was a swipe: the click that follows does not close the viewer. */
  const swiped = useRef(false);
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - pressedAt.current;
    swiped.current = Math.abs(moved) >= SWIPE;
    if (swiped.current) move(moved > 0 ? -1 : 1);
  };
  return (
    <Modal className={styles.viewer} opener={opener} onClose={onClose} overlay={false}>
      <div className={styles.inner} onKeyDown={onKeyDown}>
        <div className={styles.header}>
          <span aria-live="polite">{texts.position(current + 1, items.length)}</span>
          <Dialog.Close className="icon-button" aria-label={texts.close}>
            <Icon name="close" />
          </Dialog.Close>
        </div>
        <div className={styles.stage}>
          <button
            type="button"
            className={styles.picture}
            aria-label={texts.closePicture}
            onPointerDown={({ clientX }) => {
              pressedAt.current = clientX;
              swiped.current = false;
            }}
            onPointerUp={onPointerUp}
            onClick={() => !swiped.current && onClose()}
          >
            <Picture key={picture.key} picture={picture} sizes="100vw" eager />
          </button>
          {items.length > 1 && (
            <>
              <Arrow label={texts.previous} side="left" onPress={() => move(-1)} />
              <Arrow label={texts.next} side="right" onPress={() => move(1)} />
            </>
          )}
        </div>
        <div className={styles.caption}>
          <div aria-live="polite">
            <Dialog.Title lang={languageOf(title)}>{title}</Dialog.Title>
            {description && <p lang={languageOf(description)}>{description}</p>}
            {place && <p>{place}</p>}
          </div>
          {items.length > 1 && (
            <ul className={styles.thumbnails}>
              {items.map((item, index) => (
                <li key={item.id}>
                  <button
                    type="button"
                    aria-label={texts.picture(index + 1, item.title)}
                    aria-current={index === current ? 'true' : undefined}
                    onClick={() => setCurrent(index)}
                  >
                    <Picture picture={{ ...item.picture, alt: '' }} sizes="72px" maxWidth={320} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Modal>
  );
}

interface ArrowProps {
  label: string;
  side: 'left' | 'right';
  onPress: () => void;
}

function Arrow({ label, side, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.arrow} ${side === 'left' ? styles.leftArrow : styles.rightArrow}`}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name="down" />
    </button>
  );
}
