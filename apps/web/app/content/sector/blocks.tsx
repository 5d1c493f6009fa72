import { up } from '@shishir/tokens';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { MarkedText } from '../information/marked-text';
import { Icon } from '../../platform/ui/icon';
import { NoteMark } from '../../platform/ui/notes';
import { Picture } from '../../platform/ui/picture';
import { Facts } from '../../platform/ui/facts';
import type { PicturedBlock } from './sector-content';
import styles from './sector.module.css';

/** Texts next to pictures, whose sides alternate. */
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
              <Facts
                className={styles.figures}
                figures
                facts={figures.map(({ value, label, note }) => [
                  <Fragment key={label}>
                    {label}
                    <NoteMark n={note} />
                  </Fragment>,
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
