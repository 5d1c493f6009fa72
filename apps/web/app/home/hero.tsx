import { Link } from 'react-router';
import { Icon } from '../ui/icon';
import './hero.css';

/** The top of the home page: a ceiling with cassettes seen from below, and the claim. */
export function Hero() {
  return (
    <section className="hero">
      <div className="stage" aria-hidden="true">
        <div className="plane">
          <img src="/images/cassette-4way.svg" alt="" width="556" height="556" />
          <img src="/images/cassette-4way.svg" alt="" width="556" height="556" />
        </div>
        <img className="fall" src="/images/cold-air.svg" alt="" width="1100" height="620" />
      </div>
      <div className="wrap">
        <h1>Cold air, without the wind.</h1>
        <p className="hero__lead">
          Wind-Free cassettes, VRF systems and chillers for homes, offices and hospitals. Sized,
          supplied and serviced across Bangladesh.
        </p>
        <div className="hero__cta">
          <Link className="btn btn--go" to="/products" prefetch="intent">
            Find the right size <Icon name="arrow" />
          </Link>
          <Link className="btn btn--line" to="/contact-us">
            Talk to sales
          </Link>
        </div>
        <p className="callout">
          <b className="num">15,672</b>
          micro holes in the 4-way Wind-Free panel. Cold air sinks through them, so nobody sits in a
          draught.
        </p>
      </div>
    </section>
  );
}
