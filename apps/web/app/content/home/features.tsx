import type { Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { MAKERS } from '../../catalogue/product-parts/makers';
import { Icon } from '../../platform/ui/icon';
import { NoteMark, Notes } from '../../platform/ui/notes';
import { useShell } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import styles from './features.module.css';

/** The company in one sentence. */
export function Welcome() {
  const { company, siteName } = useShell();
  const { head_office: office, warehouse } = company ?? {};
  return (
    <div className={styles.welcome}>
      <h2>Welcome to {siteName}</h2>
      <div>
        <p>
          We are an authorised distributor of {listed(MAKERS)}. We size, supply, install and service
          air conditioning across Bangladesh
          {office?.city && `, with an office in ${office.city}`}
          {office?.city && warehouse?.city && ' and our own warehouse and workshop in '}
          {office?.city && warehouse?.city}.
        </p>
        <Link className="link" to="/about-us">
          {company?.name ? `About ${company.name}` : 'About us'} <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}

/** 'Samsung, Haier and EBARA'. */
const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const NOTES = [
  { text: "Maker's figure for the 4-way Wind-Free panel. Other panels have other numbers." },
  {
    text: "Maker's claim: power in Wind-Free mode against fast cooling mode. The saving in your room depends on load, set temperature and hours.",
  },
];

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
            <h3>Still air, even cold</h3>
            <p>
              When the room has reached its temperature, the louvres close. Cold air then comes
              through 15,672 micro holes in the 4-way panel and sinks slowly, so nobody sits in a
              draught.
              <NoteMark n={1} />
            </p>
            <Link className="link" to="/wind-free">
              Wind-Free units <Icon name="arrow" />
            </Link>
          </div>
          {pictures.panel && <Picture picture={pictures.panel} sizes={SIDE} />}
        </Panel>
        <Panel as="article" className={`${styles.feature} ${styles.dark}`}>
          <div className={styles.text}>
            <h3>Less electricity in Wind-Free mode</h3>
            <p className={`${styles.figure} number`}>
              <small>up to </small>55<small>% energy saving</small>
            </p>
            <p>
              against fast cooling on the same unit.
              <NoteMark n={2} />
            </p>
            <div className={`${styles.bars} number`} aria-hidden="true">
              <div>
                <span>Fast cooling</span>
                <b>100%</b>
              </div>
              <div>
                <span>Wind-Free</span>
                <b>45%</b>
              </div>
            </div>
          </div>
        </Panel>
        <Panel as="article" className={`${styles.feature} ${styles.beside}`}>
          <div className={styles.text}>
            <h3>One team from survey to service</h3>
            <ol className={styles.steps}>
              <li>
                <span>
                  <b>Survey.</b> We measure rooms, sun and power supply.
                </span>
              </li>
              <li>
                <span>
                  <b>Design.</b> You get sizes, drawings and a price.
                </span>
              </li>
              <li>
                <span>
                  <b>Installation.</b> Pressure test, vacuum, start-up report.
                </span>
              </li>
              <li>
                <span>
                  <b>Service.</b> Cleaning and checks twice a year.
                </span>
              </li>
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
            <h3>Every unit comes from the maker</h3>
            <p>Supplied through our warehouse, with its papers.</p>
            <ul className={styles.ticks}>
              <li>
                <Icon name="check" small />
                Serial number and warranty card with each unit
              </li>
              <li>
                <Icon name="check" small />
                Spare parts kept {warehouse?.city ? `in ${warehouse.city}` : 'in stock'}
              </li>
              <li>
                <Icon name="check" small />
                Prices on the page, in taka
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
