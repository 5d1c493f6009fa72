import { markdown } from '@shishir/markdown';
import { type MouseEvent, useDeferredValue, useMemo } from 'react';
import { formTexts } from './form.texts';

/** A link of the preview leads nowhere: the form would be left. */
function keepForm(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.getAttribute('target') !== '_blank') event.preventDefault();
}

/** A Markdown text as the site renders it; loaded with the renderer when a preview is displayed. */
export default function MarkdownPreview({ source }: { source: string }) {
  const text = useDeferredValue(source);
  const { html, notes } = useMemo(() => markdown(text, { ids: false }), [text]);
  if (html === '') return <p className="mut">{formTexts.markdown.nothing}</p>;
  return (
    <>
      {/* Safe: the renderer escapes all HTML of the source, see docs/decisions/0032. */}
      <div onClick={keepForm} dangerouslySetInnerHTML={{ __html: html }} />
      {notes.length > 0 && (
        <ol className="markdown-preview__notes" aria-label={formTexts.markdown.notes}>
          {notes.map(({ text: note }, at) => (
            <li key={at}>{note}</li>
          ))}
        </ol>
      )}
    </>
  );
}
