import { formTexts } from './form.texts';

const { samples } = formTexts.markdown;

/** Actions of the Markdown editor's toolbar. */
export type MarkdownAction =
  'heading' | 'bold' | 'italic' | 'list' | 'callout' | 'link' | 'table' | 'footnote';

/** One replacement in a text, so that it is a single undo step, and the selection after it. */
export interface MarkdownEdit {
  from: number;
  to: number;
  text: string;
  select: [start: number, end: number];
}

type Action = (value: string, start: number, end: number) => MarkdownEdit;

/** Adds marks around the selection, or removes existing ones. */
const wrap =
  (mark: string, placeholder: string): Action =>
  (value, start, end) => {
    const length = mark.length;
    const before = value.slice(0, start);
    // `**bold**` also ends in `*`, but is not italic.
    const isWrapped =
      before.endsWith(mark) &&
      value.startsWith(mark, end) &&
      (length > 1 || !/\*\*$/.test(before) || /\*\*\*$/.test(before));
    const selected = value.slice(start, end);
    if (isWrapped) {
      const from = start - length;
      return {
        from,
        to: end + length,
        text: selected,
        select: [from, from + selected.length],
      };
    }
    const text = selected || placeholder;
    const begin = start + length;
    return {
      from: start,
      to: end,
      text: `${mark}${text}${mark}`,
      select: [begin, begin + text.length],
    };
  };

/** Changes each line that the selection touches. */
const lines =
  (change: (all: string[]) => string[]): Action =>
  (value, start, end) => {
    const from = value.lastIndexOf('\n', start - 1) + 1;
    const next = value.indexOf('\n', Math.max(start, end - 1));
    const to = next === -1 ? value.length : next;
    const text = change(value.slice(from, to).split('\n')).join('\n');
    // A single line ends with a caret; several lines stay selected.
    const isOne = !text.includes('\n');
    return { from, to, text, select: [isOne ? from + text.length : from, from + text.length] };
  };

const prefixed = (prefix: string): Action =>
  lines((all) =>
    all.every((line) => line.startsWith(prefix))
      ? all.map((line) => line.slice(prefix.length))
      : all.map((line) => (line.startsWith(prefix) ? line : prefix + line)),
  );

/** Cycles through no heading, second level and third level. */
const heading = lines((all) =>
  all.map((line) => {
    if (line.startsWith('### ')) return line.slice(4);
    return line.startsWith('## ') ? `#${line}` : `## ${line}`;
  }),
);

const link: Action = (value, start, end) => {
  const label = value.slice(start, end) || samples.link;
  const address = '/products';
  const at = start + label.length + 3;
  return {
    from: start,
    to: end,
    text: `[${label}](${address})`,
    select: [at, at + address.length],
  };
};

/** Inserts a table between empty lines and selects its caption. */
const table: Action = (value, _start, end) => {
  const before = /(^|\n\n)$/.test(value.slice(0, end))
    ? ''
    : value[end - 1] === '\n'
      ? '\n'
      : '\n\n';
  const after = value.startsWith('\n', end) || end === value.length ? '' : '\n';
  const begin = end + before.length + samples.table.indexOf(samples.caption);
  return {
    from: end,
    to: end,
    text: before + samples.table + after,
    select: [begin, begin + samples.caption.length],
  };
};

/** Inserts a mark with the next number and starts its note at the end of the text. */
const footnote: Action = (value, _start, end) => {
  const numbers = [...value.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  const mark = `[^${Math.max(0, ...numbers) + 1}]`;
  const rest = value.slice(end).trimEnd();
  const gap = /(^|\n)\[\^\d+\]:[^\n]*$/.test(rest) ? '\n' : '\n\n';
  const text = `${mark}${rest}${gap}${mark}: `;
  return { from: end, to: value.length, text, select: [end + text.length, end + text.length] };
};

const ACTIONS: Record<MarkdownAction, Action> = {
  heading,
  bold: wrap('**', samples.bold),
  italic: wrap('*', samples.italic),
  list: prefixed('- '),
  callout: prefixed('> '),
  link,
  table,
  footnote,
};

/** Returns the edit that an action makes to a text with this selection. */
export const markdownEdit = (
  action: MarkdownAction,
  value: string,
  start: number,
  end: number,
): MarkdownEdit => ACTIONS[action](value, start, end);
