import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { markdown } from '@shishir/markdown';
import { type MouseEvent, useDeferredValue, useMemo } from 'react';
import { formTexts } from './form.texts';

/** Disables links of the preview, which would leave the form. */
function keepForm(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.getAttribute('target') !== '_blank') event.preventDefault();
}

const notesSx = {
  '&&': { mt: 3, pt: 1.5, borderTop: 1, borderColor: 'divider' },
  color: 'text.third',
  fontSize: '0.8125rem',
};

/** Renders a Markdown text like the site; loaded with the renderer when a preview is first displayed. */
export default function MarkdownPreview({ source }: { source: string }) {
  const text = useDeferredValue(source);
  const { html, notes } = useMemo(() => markdown(text, { ids: false }), [text]);
  if (html === '') return <Typography color="textThird">{formTexts.markdown.nothing}</Typography>;
  return (
    <>
      {/* Safe: the renderer escapes all HTML of the source, see docs/decisions/0032. */}
      <div onClick={keepForm} dangerouslySetInnerHTML={{ __html: html }} />
      {notes.length > 0 && (
        <Box component="ol" aria-label={formTexts.markdown.notes} sx={notesSx}>
          {notes.map(({ text: note }, at) => (
            <li key={at}>{note}</li>
          ))}
        </Box>
      )}
    </>
  );
}
