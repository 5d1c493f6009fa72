import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { MarkedText } from '../information/marked-text';
import { Icon } from '../../platform/ui/icon';
import { Picture } from '../../platform/ui/picture';
import { Facts } from '../../platform/ui/facts';
import { SectionText } from '../sections/section-text';
import type { Block } from './sector-content';
import styles from './sector.module.css';

/** Texts next to pictures, whose sides alternate. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className={`wrap ${styles.rows}`}>
      {blocks.map(({ title, html, picture, figures, link }) => (
        <section key={title} className={styles.pictured}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes={`${up('sm')} 48vw, 92vw`} maxWidth={960} />
            </div>
          )}
          <div>
            <h2>{title}</h2>
            <SectionText html={html} />
            {figures.length > 0 && (
              <Facts
                className={styles.figures}
                figures
                facts={figures.map(({ value, label }) => [
                  <MarkedText key={label} text={label} />,
                  value,
                ])}
              />
            )}
            {link && (
              <Link className="link" to={link.to}>
                {link.text} <Icon name="arrow" />
              </Link>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
