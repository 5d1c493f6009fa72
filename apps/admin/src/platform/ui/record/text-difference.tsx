import { diffWords } from 'diff';
import type { ReactNode } from 'react';

/** Look of the words that one of two texts lacks. */
export const differenceLook = {
  '& del, & ins': {
    px: 0.5,
    py: 0.125,
    borderRadius: '4px',
    textDecoration: 'none',
    boxDecorationBreak: 'clone',
  },
  '& del': { bgcolor: 'error.wash', color: 'error.main' },
  '& ins': { bgcolor: 'success.wash', color: 'success.main' },
};

/** Returns both texts; only the words that differ are marked. */
export function textDifference(
  left: string,
  right: string,
): { before: ReactNode; after: ReactNode } {
  const parts = diffWords(left, right);
  const side = (Mark: 'del' | 'ins') =>
    parts
      .filter(({ added, removed }) => (Mark === 'del' ? !added : !removed))
      .map(({ added, removed, value }, index) =>
        added || removed ? (
          <Mark key={index}>{value}</Mark>
        ) : (
          <span key={index}>{shortened(value)}</span>
        ),
      );
  return { before: side('del'), after: side('ins') };
}

/** Number of characters kept at each end of a long text that did not change. */
const AROUND = 120;
function shortened(text: string): string {
  if (text.length <= 3 * AROUND) return text;
  const head = text.slice(0, AROUND).replace(/\S*$/, '');
  const tail = text.slice(-AROUND).replace(/^\S*/, '');
  return `${head}…${tail}`;
}
