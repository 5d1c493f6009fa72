const heading = (fontSize: string) => ({
  mt: 3,
  mb: 1,
  fontFamily: 'var(--display)',
  fontSize,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-0.012em',
});

/** Styles of a rendered Markdown text, whose elements are not components. */
export const proseSx = {
  bgcolor:
    'color-mix(in srgb, var(--palette-background-default) 50%, var(--palette-background-paper))',
  fontSize: '0.9375rem',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outlineOffset: -2 },
  '& h2': heading('1.25rem'),
  '& h3': heading('1.0625rem'),
  '& p + p': { mt: 1.5 },
  '& ul': { mt: 1, mb: 1.5, pl: 2.5, listStyle: 'disc' },
  '& ol': { mt: 1, mb: 1.5, pl: 2.5, listStyle: 'decimal' },
  '& a': { color: 'primary.ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& strong': { fontWeight: 600 },
  '& .note-mark': { fontSize: '0.75em', lineHeight: 0 },
  '& .prose__callout': { my: 2, px: 2.5, py: 2, borderRadius: '10px', bgcolor: 'primary.wash' },
  '& .prose__table': { my: 2, overflowX: 'auto' },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    overflowWrap: 'normal',
  },
  '& caption': { pb: 1, color: 'text.third', textAlign: 'left' },
  '& :is(th, td)': {
    py: 1,
    pr: 2,
    pl: 0,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 600 },
  '& :is(th, td).prose__number': { textAlign: 'right' },
  // No space above the first element.
  '&& div > *:not(* + *)': { mt: 0 },
} as const;
