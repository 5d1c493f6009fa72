import './prose.css';
import './table.css';

/** A text of staff, rendered from Markdown. `html` is safe: `libs/markdown` lets no HTML of its source through. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
