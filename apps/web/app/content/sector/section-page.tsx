import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { MarkedText } from '../information/marked-text';
import { Facts } from '../../platform/ui/facts';
import { Icon } from '../../platform/ui/icon';
import { Picture } from '../../platform/ui/picture';
import { ServerHtml } from '../../platform/ui/server-html';
import { SectionText } from '../sections/section-text';
import type { Block, Place } from './sector-content';
import { sectorTexts } from './sector.texts';
import styles from './section-page.module.css';
import './section-drawing.css';

const texts = sectorTexts.drawing;

interface SectionPageProps {
  drawing: string;
  head: ReactNode;
  intro: { html: string; place: Place | null };
  /** Below the introduction. */
  contents: ReactNode;
  blocks: Block[];
}

/** A building in section next to the texts about it. The drawing lights the parts about which one reads. */
export function SectionPage({ drawing, head, intro, contents, blocks }: SectionPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useReading(page, drawing);
  return (
    <div className={styles.page} ref={page}>
      <div className={styles.drawing}>
        <ServerHtml html={drawing} />
        <Legend />
      </div>
      <div className={styles.texts}>
        <header className={styles.head} data-reads="">
          {head}
        </header>
        <Reading place={intro.place}>
          <SectionText html={intro.html} className={styles.intro} />
          {contents}
        </Reading>
        {blocks.map(({ title, html, place, picture, figures, link }) => (
          <Reading key={title} place={place}>
            <h2>{title}</h2>
            <SectionText html={html} />
            {figures.length > 0 && (
              <Facts
                className={styles.figures}
                figures
                facts={figures.map(({ value, label }) => [
                  <MarkedText key={label} text={label} />,
                  value,
                ])}
              />
            )}
            {link && (
              <Link className="link" to={link.to}>
                {link.text} <Icon name="arrow" />
              </Link>
            )}
            {picture && (
              <div className={styles.picture}>
                <Picture picture={picture} sizes="(max-width: 730px) 92vw, 50vw" maxWidth={960} />
              </div>
            )}
          </Reading>
        ))}
      </div>
    </div>
  );
}

/** Size of the labels relative to the width of a crop: 13 to 15 px on most screens. */
const LABELS = 0.037;

/** A text with the crop of the drawing that shows its place on small screens. */
function Reading({ place, children }: { place: Place | null; children: ReactNode }) {
  return (
    <section className={styles.block} data-reads={place?.parts.join(' ') ?? ''}>
      {place && (
        <div className={styles.crop}>
          <svg
            viewBox={place.crop}
            fontSize={LABELS * Number(place.crop.split(' ')[2])}
            role="img"
            aria-label={place.alt}
          >
            <use href="#section-drawing" />
          </svg>
        </div>
      )}
      <div className={styles.text}>{children}</div>
    </section>
  );
}

const STREAMS = ['supply', 'return', 'exhaust', 'outdoor'] as const;

function Legend() {
  return (
    <div className={styles.legend} role="group" aria-label={texts.key}>
      <ul>
        {STREAMS.map((stream) => (
          <li key={stream}>
            <svg className="drawn" viewBox="0 0 32 10" aria-hidden="true">
              <path className={stream} d="M1 5h28" />
              <path className={`${stream} head`} d="M25 1.5 30 5l-5 3.5" />
            </svg>
            {texts.streams[stream]}
          </li>
        ))}
      </ul>
      <p>{texts.estimates}</p>
    </div>
  );
}

/** Lights the parts of the drawing that belong to the text in the middle of the window. */
function useReading(page: RefObject<HTMLDivElement | null>, drawing: string) {
  useEffect(() => {
    const svg = page.current!.querySelector('.section-drawing')!;
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!read) return;
        const parts = (read.target as HTMLElement).dataset.reads!.split(' ').filter(Boolean);
        svg.classList.toggle('is-reading', parts.length > 0);
        for (const part of svg.querySelectorAll<SVGElement>('[data-part]')) {
          part.classList.toggle('is-read', parts.includes(part.dataset.part!));
        }
      },
      { rootMargin: '-45% 0px -50%' },
    );
    for (const text of page.current!.querySelectorAll('[data-reads]')) observer.observe(text);
    return () => observer.disconnect();
  }, [page, drawing]);
}
