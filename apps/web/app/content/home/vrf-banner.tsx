import { formatCapacity, formatTaka } from '@shishir/format';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { Picture } from '../../platform/ui/picture';
import { Icon } from '../../platform/ui/icon';
import { useShell } from '../../platform/ui/page/shell-data';
import { Facts } from '../../platform/ui/facts';
import type { HomeSection } from './home-sections.server';
import { homeTexts } from './home.texts';
import styles from './vrf-banner.module.css';

const texts = homeTexts.vrf;

interface VrfBannerProps {
  section: HomeSection;
  classes: { from: number; to: number } | null;
}

/** The outdoor units with the figures of their category. */
export function VrfBanner({ section, classes }: VrfBannerProps) {
  const outdoor = useShell().categories.find(({ kind }) => kind === 'outdoor_unit');
  if (!outdoor) return null;
  const { tr_min, tr_max, price_from } = outdoor;
  return (
    <section className={styles.banner}>
      <div className="wrap">
        <div className={styles.text}>
          <h2>{section.title}</h2>
          {section.text && <p className="lead">{section.text}</p>}
          <Facts
            className={styles.facts}
            figures
            facts={[
              [
                texts.class,
                classes && (
                  <>
                    {classes.from}–{classes.to} <small>HP</small>
                  </>
                ),
              ],
              [
                texts.capacity,
                tr_min !== null && tr_max !== null && (
                  <>
                    {formatCapacity(tr_min)}–{formatCapacity(tr_max)} <small>TR</small>
                  </>
                ),
              ],
              [texts.price, price_from !== null && formatTaka(price_from)],
            ]}
          />
          {section.linkText && (
            <Link className="button button--ghost" to={outdoor.path} prefetch="intent">
              {section.linkText} <Icon name="arrow" />
            </Link>
          )}
        </div>
        <div className={styles.picture}>
          <Picture picture={section.picture ?? outdoor.picture} sizes={`${up('md')} 55vw, 100vw`} />
        </div>
      </div>
    </section>
  );
}
