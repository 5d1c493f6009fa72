const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Cuts a text to at most `max` UTF-16 code units without splitting an emoji or a Bangla letter and its marks. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of letters.segment(text.slice(0, max + 1))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
