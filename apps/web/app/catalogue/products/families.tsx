import type { CategoryKind } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { Card, CardLink } from '../../platform/ui/card';
import { fromPrice } from '../../platform/ui/capacity-range';
import { useShell } from '../../platform/ui/page/shell-data';
import { Picture } from '../../platform/ui/picture';
import { productsTexts } from './products.texts';
import styles from './families.module.css';

const texts = productsTexts.families;

/** One kind per group of units; the category bar has all of them. */
const DISPLAYED: CategoryKind[] = [
  'outdoor_unit',
  'four_way_cassette',
  'medium_duct',
  'wall_mounted',
  'ventilation',
  'chiller',
];

/** Links to the main families with picture, number of models and lowest price. */
export function Families() {
  const { categories } = useShell();
  const families = DISPLAYED.flatMap((kind) => categories.find((one) => one.kind === kind) ?? []);
  if (families.length === 0) return null;
  return (
    <nav aria-label={texts.label}>
      <ul className={`${styles.families} number`}>
        {families.map(({ id, kind, path, title, picture, product_count, price_from }) => (
          <Card as="li" key={id} className={styles.family}>
            <Picture
              picture={picture && { ...picture, alt: '' }}
              sizes={`${up('xl')} 184px, 64px`}
              maxWidth={320}
            />
            <CardLink to={path} prefetch="intent">
              <b>{title}</b>
              {product_count === 0 ? (
                <span>{texts.onEnquiry}</span>
              ) : (
                <>
                  <span>{texts.models(product_count)}</span>
                  <span>{fromPrice({ kind, price_from })}</span>
                </>
              )}
            </CardLink>
          </Card>
        ))}
      </ul>
    </nav>
  );
}
