import { formatCapacity, formatTaka } from '@shishir/format';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { Picture } from '../../platform/ui/picture';
import { Icon } from '../../platform/ui/icon';
import { useShell } from '../../platform/ui/page/shell-data';
import { Facts } from '../../platform/ui/facts';
import styles from './vrf-banner.module.css';

/** The outdoor units with the figures of their category. */
export function VrfBanner({ classes }: { classes: { from: number; to: number } | null }) {
  const outdoor = useShell().categories.find(({ kind }) => kind === 'outdoor_unit');
  if (!outdoor) return null;
  const { tr_min, tr_max, price_from } = outdoor;
  return (
    <section className={styles.banner}>
      <div className="wrap">
        <div className={styles.text}>
          <h2>One outdoor unit. A whole building.</h2>
          <p className="lead">
            A VRF system sends each room the cooling it needs through two thin copper pipes. Each
            room has its own temperature.
          </p>
          <Facts
            className={styles.facts}
            figures
            facts={[
              [
                'Class',
                classes && (
                  <>
                    {classes.from}–{classes.to} <small>HP</small>
                  </>
                ),
              ],
              [
                'Capacity',
                tr_min !== null && tr_max !== null && (
                  <>
                    {formatCapacity(tr_min)}–{formatCapacity(tr_max)} <small>TR</small>
                  </>
                ),
              ],
              ['Outdoor unit from', price_from !== null && formatTaka(price_from)],
            ]}
          />
          <Link className="button button--ghost" to={outdoor.path} prefetch="intent">
            See outdoor units <Icon name="arrow" />
          </Link>
        </div>
        <div className={styles.picture}>
          <Picture picture={outdoor.picture} sizes={`${up('md')} 55vw, 100vw`} />
        </div>
      </div>
    </section>
  );
}
