import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { MarkedText } from '../information/marked-text';
import { Icon } from '../../platform/ui/icon';
import { NoteMark } from '../../platform/ui/notes';
import { Picture } from '../../platform/ui/picture';
import type { PicturedBlock } from './sector-content';
import styles from './sector.module.css';

/** Texts beside pictures, whose sides alternate. */
export function Blocks({ blocks }: { blocks: PicturedBlock[] }) {
  return (
    <div className={`wrap ${styles.rows}`}>
      {blocks.map(({ title, text, picture, figures, link }) => (
        <section key={title} className={styles.pictured}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes={`${up('sm')} 48vw, 92vw`} maxWidth={960} />
            </div>
          )}
          <div>
            <h2>{title}</h2>
            <p>
              <MarkedText text={text} />
            </p>
            {figures && (
              <dl className={`${styles.figures} number`}>
                {figures.map(({ value, label, note }) => (
                  <div key={label}>
                    <dt>
                      {label}
                      <NoteMark n={note} />
                    </dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
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
