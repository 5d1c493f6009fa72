import { Link } from 'react-router';
import { useShell } from '../../platform/ui/page/shell-data';
import { Icon } from '../../platform/ui/icon';
import { SitePicture } from '../../platform/ui/site-picture';
import { offerOf } from './offer';
import styles from './hero.module.css';

/** Top of the home page: the claim next to a cassette from below, with air falling from its four slots. */
export function Hero() {
  const cassette = useShell().categories.find(({ kind }) => kind === 'four_way_cassette');
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <h1>Cold air, without the wind.</h1>
        <p className="lead">
          Wind-Free cassettes, VRF systems and chillers for homes, offices and hospitals. Sized,
          supplied and serviced across Bangladesh.
        </p>
        <div className={`actions ${styles.actions}`}>
          <Link className="button button--go" to="/tools/room-size" prefetch="intent">
            Find the right size <Icon name="arrow" />
          </Link>
          <Link className="button button--line" to="/contact-us">
            Talk to sales
          </Link>
        </div>
      </div>
      <div className={styles.picture}>
        <SitePicture
          className="warm"
          name="hero"
          width={1600}
          height={900}
          alt="A 4 way cassette in a ceiling from below: cold air falls softly from its four slots"
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
