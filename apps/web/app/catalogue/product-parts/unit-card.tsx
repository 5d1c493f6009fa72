import type { ReactNode } from 'react';
import { languageOf } from '../../platform/locale/language-of';
import { Card, CardLink } from '../../platform/ui/card';
import { Picture } from '../../platform/ui/picture';
import type { CardProduct } from './card-product';
import styles from './unit-card.module.css';

interface UnitCardProps {
  product: Pick<CardProduct, 'id' | 'title' | 'model' | 'pictures'>;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** True for cards that are visible before scrolling. */
  eager?: boolean;
  /** Shown large above the name. */
  capacity: ReactNode;
  /** A button on the picture. */
  button?: ReactNode;
  /** On phones the picture is small and beside the capacity, as in a list. */
  row?: boolean;
  className?: string | undefined;
  /** Everything below the model: price, button. */
  children: ReactNode;
}

/** Picture, capacity, name and model of a unit. Use it for each unit in a grid. */
export function UnitCard(props: UnitCardProps) {
  const { product, sizes, eager = false, capacity, button, row, className = '', children } = props;
  const { id, title, model, pictures } = product;
  return (
    <Card className={`${styles.card} ${row ? styles.phoneRow : ''} ${className}`}>
      <div className={styles.picture}>
        <Picture picture={pictures[0] ?? null} sizes={sizes} maxWidth={640} eager={eager} />
        {button}
      </div>
      <div className={styles.body}>
        <p className={`${styles.capacity} number`}>{capacity}</p>
        <h3 lang={languageOf(title)}>
          <CardLink to={`/products/${id}`} prefetch="intent">
            {title}
          </CardLink>
        </h3>
        <small>{model}</small>
        {children}
      </div>
    </Card>
  );
}
