import { Link } from 'react-router';
import { useShell } from '../../platform/ui/page/shell-data';
import { Icon } from '../../platform/ui/icon';
import { SitePicture } from '../../platform/ui/site-picture';
import type { HomePageData } from './home-page.server';
import { homeTexts } from './home.texts';
import { offerOf } from './offer';
import styles from './hero.module.css';

const texts = homeTexts.hero;

/** Top of the home page: the claim next to a cassette from below, with air falling from its four slots. */
export function Hero({ title, lead, link }: HomePageData['hero']) {
  const cassette = useShell().categories.find(({ kind }) => kind === 'four_way_cassette');
  return (
    <section className={styles.hero}>
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
      <div className={styles.picture}>
        <SitePicture
          className="warm"
          name="hero"
          width={1600}
          height={900}
          alt={texts.picture}
          sizes="(width < 861px) 100vw, max(1031px, 80vw)"
          eager
        />
        {cassette && (
          <p className={styles.spot}>
            <Link to={cassette.path}>
              <i>
                <Icon name="plus" small />
              </i>
              <span>
                {cassette.title}
                <small className="number">{offerOf(cassette)}</small>
              </span>
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
