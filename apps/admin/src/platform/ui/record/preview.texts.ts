import { formatTime } from '@shishir/format';

/** Texts of the preview of a page with drafts. */
export const previewTexts = {
  open: 'Preview page',
  opening: 'Opening...',
  title: 'Preview of the page',
  note: (until: string) =>
    `Not published: the page with your unsaved changes and all drafts. New pictures appear after saving. The links work until ${formatTime(until)} or until you sign out, for everyone who has them.`,
  english: 'Open in English',
  bangla: 'Open in Bangla',
  failed: 'We couldn’t make the preview. Please try again in a moment.',
};
