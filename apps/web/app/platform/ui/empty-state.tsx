import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from './panel';
import { uiTexts as texts } from './ui.texts';
import styles from './empty-state.module.css';

/** Drawings below the unit in the ceiling. */
const DRAWINGS = {
  air: <path d="M76 50v16M88 50v26M100 50v32M112 50v26M124 50v16" strokeDasharray="2 6" />,
  cross: <path d="m88 58 24 24M112 58 88 82" stroke="#C0342B" />,
  drop: <path d="M100 46c10 16 20 24 20 38a20 20 0 0 1-40 0c0-14 10-22 20-38z" />,
};

export interface EmptyStateProps {
  /** `air` for an empty list, `drop` for a missing page, `cross` for something that failed to load. */
  drawing?: keyof typeof DRAWINGS;
  heading: string;
  level?: 'h1' | 'h2' | 'h3';
  text: string;
  role?: 'alert';
  /** Links to other pages; by default to the products and to sales. */
  children?: ReactNode;
}

/** Drawing, message and links to other pages. Use it for a list, a cart or a search without results. */
export function EmptyState(props: EmptyStateProps) {
  const { drawing = 'air', heading, level: Heading = 'h2', text, role, children } = props;
  return (
    <Panel className={styles.state} role={role}>
      <CeilingUnit drawing={drawing} />
      <Heading>{heading}</Heading>
      <p>{text}</p>
      <div className={styles.links}>
        {children ?? (
          <>
            <Link className="button button--main" to="/products">
              {texts.empty.products}
            </Link>
            <Link className="link" to="/contact-us">
              {texts.empty.sales}
            </Link>
          </>
        )}
      </div>
    </Panel>
  );
}

interface StatePageProps {
  /** True below the category bar, which has its own margin. */
  belowBar?: boolean;
  children: ReactNode;
}

/** Whole page without content. */
export function StatePage({ belowBar = false, children }: StatePageProps) {
  const place = belowBar ? styles.belowBar : '';
  return <div className={`wrap ${styles.page} ${place}`}>{children}</div>;
}

function CeilingUnit({ drawing }: { drawing: keyof typeof DRAWINGS }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 200 120"
      aria-hidden="true"
      fill="none"
      stroke="#64A8D4"
      strokeWidth="1.5"
    >
      <path d="M10 30h180" stroke="#0C4A78" />
      <rect x="70" y="24" width="60" height="12" rx="4" fill="#fff" stroke="#0C4A78" />
      {DRAWINGS[drawing]}
    </svg>
  );
}
