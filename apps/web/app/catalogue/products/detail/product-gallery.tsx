import type { Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { useState } from 'react';
import { MissingPicture } from '../../../platform/ui/missing-picture';
import { Picture } from '../../../platform/ui/picture';
import { productDetailTexts } from './product-detail.texts';
import styles from './product-gallery.module.css';

const texts = productDetailTexts.gallery;

/** A large picture with up to three thumbnails; none for a single picture. */
export function ProductGallery({ pictures }: { pictures: StoredPicture[] }) {
  const [chosen, setChosen] = useState(0);
  const visible = pictures.slice(0, 3);
  const large = visible[chosen];
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        {large ? (
          <Picture
            key={large.key}
            picture={large}
            sizes={`${up('xl')} 640px, ${up('md')} 50vw, 94vw`}
            eager
          />
        ) : (
          <MissingPicture />
        )}
      </div>
      {visible.length > 1 && (
        <div className={styles.thumbnails} role="group" aria-label={texts.label}>
          {visible.map((picture, index) => (
            <button
              key={picture.key}
              type="button"
              aria-pressed={index === chosen}
              aria-label={texts.picture(index + 1, picture.alt)}
              onClick={() => setChosen(index)}
            >
              <Picture picture={picture} sizes="120px" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
