import './prose.css';
import './table.css';

/** Text of staff, rendered from Markdown. `html` is safe: `libs/markdown` removes HTML from the source. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
