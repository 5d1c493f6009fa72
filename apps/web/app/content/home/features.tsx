import { up } from '@shishir/tokens';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import type { ContentLink } from '../information/content';
import { MarkedText } from '../information/marked-text';
import { SectionText } from '../sections/section-text';
import type { FeatureTile, FigureTile, HomeSections, Tile } from './home-sections.server';
import { homeTexts } from './home.texts';
import styles from './features.module.css';

const texts = homeTexts.saving;

/** The company in one sentence. */
export function Welcome({ title, html, link }: NonNullable<HomeSections['intro']>) {
  return (
    <div className={styles.welcome}>
      <h2>{title}</h2>
      <div>
        <SectionText html={html} />
        {link && <MoreLink link={link} />}
      </div>
    </div>
  );
}

/** Reasons to buy here, such as the air, the bill, the team and the warranty. */
export function Features({ tiles }: { tiles: Tile[] }) {
  return (
    <div className={styles.features}>
      {tiles.map((tile) =>
        'figure' in tile ? <Saving key={tile.id} {...tile} /> : <Feature key={tile.id} {...tile} />,
      )}
    </div>
  );
}

const MoreLink = ({ link }: { link: ContentLink }) => (
  <Link className="link" to={link.to}>
    {link.text} <Icon name="arrow" />
  </Link>
);

/** A text with its steps or its list; a wide tile has its picture next to it. */
function Feature({ title, html, link, steps, ticks, picture }: FeatureTile) {
  return (
    <Panel as="article" className={`${styles.tile} ${styles.feature}`}>
      {picture && <Picture picture={picture} sizes={SIDE} />}
      <div className={styles.text}>
        <h3>{title}</h3>
        <Lead html={html} />
        {steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map(({ id, title: name, text }) => (
              <li key={id}>
                <span>
                  <b>{name}</b> {text}
                </span>
              </li>
            ))}
          </ol>
        )}
        {ticks.length > 0 && (
          <ul className={styles.ticks}>
            {ticks.map((tick) => (
              <li key={tick}>
                <Icon name="check" small />
                {tick}
              </li>
            ))}
          </ul>
        )}
        {link && <MoreLink link={link} />}
      </div>
    </Panel>
  );
}

/** A large figure; a saving in percent has bars that compare it with fast cooling. */
function Saving({ title, figure, text }: FigureTile) {
  const [, before, value, after] = /^(\D*)(\d[\d.,]*\s?%?)(.*)$/.exec(figure) ?? ['', figure];
  const percent = value?.endsWith('%') ? Number.parseFloat(value) : 0;
  const share = `${100 - percent}%`;
  return (
    <Panel as="article" className={`${styles.tile} ${styles.dark}`}>
      <div className={styles.text}>
        <h3>{title}</h3>
        {figure && (
          <p className={`${styles.figure} number`}>
            {before && <small>{before}</small>}
            {value}
            {after && <small>{after}</small>}
          </p>
        )}
        {text && (
          <p>
            <MarkedText text={text} />
          </p>
        )}
        {percent > 0 && percent < 100 && (
          <div
            className={`${styles.bars} number`}
            style={{ '--share': share } as CSSProperties}
            aria-hidden="true"
          >
            <div>
              <span>{texts.fastCooling}</span>
              <b>100%</b>
            </div>
            <div>
              <span>{texts.windFree}</span>
              <b>{share}</b>
            </div>
          </div>
        )}
      </div>
    </Panel>
  );
}

const Lead = ({ html }: { html: string }) =>
  html && (
    <div className={styles.lead}>
      <SectionText html={html} />
    </div>
  );

const SIDE = `${up('lg')} 350px, ${up('sm')} 45vw, 92vw`;
