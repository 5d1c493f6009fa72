import { Notes } from '../../platform/ui/notes';
import { SectionText } from '../sections/section-text';
import { aboutTexts as texts } from './about.texts';
import type { AboutPage } from './load-about.server';
import styles from './principles.module.css';

/** Mission, vision and quality policy, and the certificates that back them. */
export function Principles(page: Pick<AboutPage, 'principles' | 'certificates' | 'notes'>) {
  const { principles, certificates, notes } = page;
  if (principles.length + certificates.length === 0) return null;
  return (
    <section className="block band">
      <div className={`wrap ${styles.principles}`}>
        {principles.map(({ id, title, html }) => (
          <div key={id}>
            <h2>{title}</h2>
            <SectionText html={html} />
          </div>
        ))}
        {certificates.length > 0 && (
          <div className={styles.certificates}>
            <h2>{texts.certificates}</h2>
            <ul className="rows">
              {certificates.map(({ id, title, year, html }) => (
                <li key={id}>
                  <b>{title}</b>
                  <SectionText html={html} />
                  <span className="number">{year}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {notes.length > 0 && (
          <div className={styles.notes}>
            <Notes notes={notes} />
          </div>
        )}
      </div>
    </section>
  );
}
