import type { Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import type { ReactNode } from 'react';
import { Card } from '../../platform/ui/card';
import { Picture } from '../../platform/ui/picture';
import styles from './picture-card.module.css';

interface PictureCardsProps {
  /** Cards in a row of a wide window. */
  columns: 3 | 4;
  children: ReactNode;
}

/** The list around `PictureCard`. */
export const PictureCards = ({ columns, children }: PictureCardsProps) => (
  <ul className={`${styles.cards} ${columns === 3 ? styles.three : styles.four}`}>{children}</ul>
);

const SIZES = `${up('lg')} 400px, ${up('sm')} 46vw, 112px`;

interface PictureCardProps {
  /** Null shows a drawing; leave it out for a card of text. */
  picture?: StoredPicture | null | undefined;
  /** A heading, a text, and the link that covers the card. */
  children: ReactNode;
}

/** A picture above a text, beside it on phones. Use it for kinds of units, in `PictureCards`. */
export const PictureCard = ({ picture, children }: PictureCardProps) => (
  <Card as="li" className={styles.card}>
    {picture !== undefined && <Picture picture={picture} sizes={SIZES} maxWidth={960} />}
    <div className={styles.text}>{children}</div>
  </Card>
);
