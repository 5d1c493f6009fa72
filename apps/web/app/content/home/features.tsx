import type { Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { MAKERS } from '../../catalogue/product-parts/makers';
import { Icon } from '../../platform/ui/icon';
import { NoteMark, Notes } from '../../platform/ui/notes';
import { useShell } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import { homeTexts as texts } from './home.texts';
import styles from './features.module.css';

/** The company in one sentence. */
export function Welcome() {
  const { company, siteName } = useShell();
  const { head_office: office, warehouse } = company ?? {};
  return (
    <div className={styles.welcome}>
      <h2>{texts.welcome.title(siteName)}</h2>
      <div>
        <p>{texts.welcome.text(MAKERS, office?.city, warehouse?.city)}</p>
        <Link className="link" to="/about-us">
          {company?.name ? texts.welcome.about(company.name) : texts.welcome.more}{' '}
          <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}

const NOTES = texts.notes.map((text) => ({ text }));

/** Pictures of the features; a tile without a picture has text only. */
export interface FeaturePictures {
  panel: StoredPicture | null;
  commissioning: StoredPicture | null;
  units: StoredPicture | null;
}

/** Reasons to buy here: the air, the bill, the team, the warranty. */
export function Features({ pictures }: { pictures: FeaturePictures }) {
  const { warehouse } = useShell().company ?? {};
  return (
    <>
      <div className={styles.features}>
        <Panel as="article" className={`${styles.feature} ${styles.beside}`}>
          <div className={styles.text}>
            <h3>{texts.windFree.title}</h3>
            <p>
              {texts.windFree.text}
              <NoteMark n={1} />
            </p>
            <Link className="link" to="/wind-free">
              {texts.windFree.link} <Icon name="arrow" />
            </Link>
          </div>
          {pictures.panel && <Picture picture={pictures.panel} sizes={SIDE} />}
        </Panel>
        <Panel as="article" className={`${styles.feature} ${styles.dark}`}>
          <div className={styles.text}>
            <h3>{texts.saving.title}</h3>
            <p className={`${styles.figure} number`}>
              {texts.saving.figure((text) => (
                <small>{text}</small>
              ))}
            </p>
            <p>
              {texts.saving.text}
              <NoteMark n={2} />
            </p>
            <div className={`${styles.bars} number`} aria-hidden="true">
              <div>
                <span>{texts.saving.fastCooling}</span>
                <b>100%</b>
              </div>
              <div>
                <span>{texts.saving.windFree}</span>
                <b>45%</b>
              </div>
            </div>
          </div>
        </Panel>
        <Panel as="article" className={`${styles.feature} ${styles.beside}`}>
          <div className={styles.text}>
            <h3>{texts.team.title}</h3>
            <ol className={styles.steps}>
              {texts.team.steps.map(({ title, text }) => (
                <li key={title}>
                  <span>
                    <b>{title}</b> {text}
                  </span>
                </li>
              ))}
            </ol>
          </div>
          {pictures.commissioning && <Picture picture={pictures.commissioning} sizes={SIDE} />}
        </Panel>
        <Panel as="article" className={styles.feature}>
          {pictures.units && (
            <div className={`${styles.strip} warm`}>
              <Picture picture={pictures.units} sizes={STRIP} />
            </div>
          )}
          <div className={styles.text}>
            <h3>{texts.warranty.title}</h3>
            <p>{texts.warranty.text}</p>
            <ul className={styles.ticks}>
              <li>
                <Icon name="check" small />
                {texts.warranty.card}
              </li>
              <li>
                <Icon name="check" small />
                {warehouse?.city
                  ? texts.warranty.sparePartsIn(warehouse.city)
                  : texts.warranty.spareParts}
              </li>
              <li>
                <Icon name="check" small />
                {texts.warranty.prices}
              </li>
            </ul>
          </div>
        </Panel>
      </div>
      <Notes notes={NOTES} />
    </>
  );
}

const SIDE = `${up('lg')} 350px, ${up('sm')} 45vw, 92vw`;
const STRIP = `${up('lg')} 510px, 92vw`;
