import { Link } from 'react-router';
import { fromPrice } from '../../platform/ui/capacity-range';
import { Icon } from '../../platform/ui/icon';
import { type CategorySummary, useShell } from '../../platform/ui/page/shell-data';
import { Picture } from '../../platform/ui/picture';
import { ServerHtml } from '../../platform/ui/server-html';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { MarkedText } from '../information/marked-text';
import type { HomePageData } from './home-page.server';
import type { HomeSections } from './home-sections.server';
import { homeTexts } from './home.texts';
import airStyles from './hero-air.module.css';
import styles from './hero.module.css';

const texts = homeTexts.hero;
/** Points of the drawing with a temperature, in percent of its size. */
const PROBES = [
  [15.2, 25.5],
  [46, 50.7],
  [74.5, 32.8],
  [41.2, 86.4],
];
const PAUSE = 'M7.5 5.5v9M12.5 5.5v9';
const PLAY = 'M7.5 5v10l7-5z';

type HeroProps = HomePageData['hero'] & Pick<HomeSections, 'modes'>;

/** Top of the home page: the claim next to a drawn room, whose air follows the chosen mode. */
export function Hero({ title, lead, link, room, modes }: HeroProps) {
  const cassette = useShell().categories.find(({ kind }) => kind === 'four_way_cassette');
  return (
    <section className={`${styles.hero} ${airStyles.scene}`}>
      <div className="wrap">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        <div className={`actions ${styles.actions}`}>
          {link && (
            <Link className="button button--go" to={link.to} prefetch="intent">
              {link.text} <Icon name="arrow" />
            </Link>
          )}
          <Link className="button button--line" to="/contact-us">
            {texts.sales}
          </Link>
        </div>
      </div>
      <div className={styles.room} role="group" aria-label={texts.room}>
        <ServerHtml className={`${styles.drawing} ${airStyles.drawing}`} html={room} />
        {PROBES.map(([left, top]) => (
          <span
            key={left}
            className={styles.probe}
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-hidden="true"
          >
            <span className={airStyles.degrees} />°
          </span>
        ))}
        {cassette && <Unit category={cassette} />}
        {modes.length === 2 && <Modes modes={modes} />}
      </div>
    </section>
  );
}

/** Name and price of the drawn unit. */
const Unit = ({ category }: { category: CategorySummary }) => (
  <Link className={styles.unit} to={category.path}>
    <Picture picture={category.picture} sizes="60px" maxWidth={320} />
    <b>{category.title}</b>
    <small className="number">{fromPrice(category)}</small>
  </Link>
);

/** The controller of the room: its temperature and a switch between fast cooling and Wind-Free. */
const Modes = ({ modes }: Pick<HomeSections, 'modes'>) => (
  <div className={styles.controller}>
    <p className={`${styles.reading} number`} aria-hidden="true">
      <b>
        <span className={airStyles.degrees} />
        <sup>°C</sup>
      </b>
      <small>{texts.example}</small>
    </p>
    <label className={`${styles.pause} ${airStyles.pause}`}>
      <input type="checkbox" />
      <span>
        <Icon path={PAUSE} />
        <Icon path={PLAY} />
        <VisuallyHidden>{texts.pause}</VisuallyHidden>
      </span>
    </label>
    <fieldset>
      <legend>
        <VisuallyHidden>{texts.modes}</VisuallyHidden>
      </legend>
      {modes.map(({ id, title }, index) => (
        <label key={id}>
          <input
            type="radio"
            name="air"
            className={index === 0 ? airStyles.fast : undefined}
            defaultChecked={index === 1}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
    <div className={`${styles.says} ${airStyles.says}`}>
      {modes.map(({ id, text }) => (
        <p key={id}>
          <MarkedText text={text} />
        </p>
      ))}
    </div>
  </div>
);
