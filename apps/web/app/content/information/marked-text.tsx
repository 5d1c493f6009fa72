import { NoteMark } from '../../platform/ui/notes';
import type { MarkedText as Text } from './content';

/** Renders the marks of a text as links to the notes. */
export function MarkedText({ text }: { text: Text }) {
  return text
    .split(/\[(\d+)\]/)
    .map((part, index) => (index % 2 === 1 ? <NoteMark key={index} n={Number(part)} /> : part));
}
