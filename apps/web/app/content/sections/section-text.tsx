import { ServerHtml } from '../../platform/ui/server-html';
import '../../platform/ui/prose.css';
import '../../platform/ui/table.css';
import styles from './section-text.module.css';

/** Text of a section. `html` is safe: `libs/markdown` removes HTML from the source. */
export const SectionText = ({ html, className = '' }: { html: string; className?: string }) => (
  <ServerHtml className={`prose ${styles.text} ${className}`} html={html} />
);
