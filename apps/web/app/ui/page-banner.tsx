import { Breadcrumb, type Crumb } from './breadcrumb';
import './page-banner.css';

interface PageBannerProps {
  /** The parent pages, the topmost first. */
  crumbs: Crumb[];
  /** The name in the breadcrumb, where it differs from the title. */
  here?: string;
  title: string;
  text?: string;
}

/** The banner of a text page: breadcrumb, title and a drawn air stream. */
export function PageBanner({ crumbs, here, title, text }: PageBannerProps) {
  return (
    <section className="banner">
      <AirLines />
      <div className="wrap">
        <Breadcrumb crumbs={[...crumbs, { title: here ?? title }]} />
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
    </section>
  );
}

const LINES = Array.from({ length: 16 }, (_, line) => line);

/** An air stream of sixteen lines. */
function AirLines() {
  return (
    <svg
      className="iso"
      viewBox="0 0 820 420"
      aria-hidden="true"
      fill="none"
      stroke="#64a8d4"
      strokeWidth="1.3"
    >
      {LINES.map((line) => (
        <path
          key={line}
          opacity={(75 - 4 * line) / 100}
          d={
            `M${40 + 12 * line} -20` +
            `C${120 + 26 * line} ${90 + 6 * line} ${260 + 10 * line} ${60 + 20 * line} ` +
            `${420 + 22 * line} ${140 + 17 * line}` +
            `S${700 + 10 * line} ${120 + 24 * line} 860 ${200 + 20 * line}`
          }
        />
      ))}
    </svg>
  );
}
