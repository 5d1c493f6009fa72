/** A text that was written in Markdown, as HTML for the page. */
export interface MarkdownText {
  html: string;
  /** The headings of the second level, for a list of contents. */
  sections: { id: string; title: string }[];
  /** The footnotes, in the order of their numbers. */
  notes: { text: string }[];
}

interface MarkdownOptions {
  /** The level in the page of a heading that is written `##`. */
  level?: 2 | 3 | 4;
  /** False where several texts stand on one page: an id would be there twice. */
  ids?: boolean;
}

/**
 * The part of Markdown that staff need: headings, paragraphs, lists, tables with a caption (`Table: ...` above them),
 * links, emphasis, callouts (`>`) and footnotes (`[^1]`). Everything else is text. Nothing of the source reaches the
 * page unescaped, and links lead to the site, to https, mail and phone only. See docs/decisions/0032.
 */
export function markdown(source: string, options: MarkdownOptions = {}): MarkdownText {
  const { level = 2, ids = true } = options;
  const { lines, notes } = withoutNotes(source.replace(/\r\n?/g, '\n').split('\n'));
  const sections: MarkdownText['sections'] = [];
  const html: string[] = [];
  let tables = 0;
  let at = 0;
  /** The lines from here on that are part of a block; the next block begins behind them. */
  const take = (isPart: (line: string) => boolean): string[] => {
    const begin = at;
    while (at < lines.length && isPart(lines[at]!)) at++;
    return lines.slice(begin, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === '') {
      at++;
    } else if (heading) {
      at++;
      const below = Math.max(0, heading[1]!.length - 2);
      const tag = `h${Math.min(level + Math.min(below, 1), 6)}`;
      const title = plain(heading[2]!);
      const id = ids ? uniqueId(title, sections) : '';
      if (ids && below === 0) sections.push({ id, title });
      const attribute = ids && below === 0 ? ` id="${escaped(id)}"` : '';
      html.push(`<${tag}${attribute}>${inline(heading[2]!)}</${tag}>`);
    } else if (isTable(lines, at)) {
      const caption = CAPTION.exec(lines[at - 2] ?? '')?.[1] ?? null;
      html.push(
        table(
          take((row) => row.startsWith('|')),
          caption,
          ++tables,
        ),
      );
    } else if (CAPTION.test(line) && isTable(lines, at + 2) && lines[at + 1] === '') {
      // It is written with its table.
      at++;
    } else if (line.startsWith('>')) {
      const quoted = take((row) => row.startsWith('>')).map((row) => row.replace(/^> ?/, ''));
      html.push(`<div class="prose__callout">${paragraphs(quoted)}</div>`);
    } else if (ITEM.test(line)) {
      const tag = line.startsWith('-') ? 'ul' : 'ol';
      const list = take((row) => ITEM.test(row) || /^ {2,}\S/.test(row));
      const items = joined(list, ITEM).map((item) => `<li>${inline(item)}</li>`);
      html.push(`<${tag}>${items.join('')}</${tag}>`);
    } else {
      html.push(paragraphs(take((row) => row === line || isText(row))));
    }
  }
  return { html: html.join('\n'), sections, notes };
}

const HEADING = /^(#{1,6}) +(.+?) *#*$/;
const CAPTION = /^Table: +(.+)$/;
const ITEM = /^(?:-|\d{1,3}\.) +/;
const NOTE = /^\[\^(\d{1,3})\]: +(.+)$/;
const RULE = /^\|(?: *:?-+:? *\|)+ *$/;

const isText = (line: string) =>
  line.trim() !== '' && !HEADING.test(line) && !ITEM.test(line) && !/^[>|]/.test(line);
const isTable = (lines: string[], at: number) =>
  Boolean(lines[at]?.startsWith('|')) && RULE.test(lines[at + 1] ?? '');

/** Takes the footnotes out of the lines; they are displayed below the text. */
function withoutNotes(all: string[]) {
  const notes: { text: string }[] = [];
  const lines = all.filter((line) => {
    const note = NOTE.exec(line);
    if (note) notes[Number(note[1]) - 1] = { text: plain(note[2]!) };
    return !note;
  });
  return { lines: lines.map((line) => line.trimEnd()), notes: [...notes].filter(Boolean) };
}

/** The items that begin with a mark, each with the lines that go on with it. */
function joined(lines: string[], mark: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

/** Paragraphs, which empty lines part. */
const paragraphs = (lines: string[]) =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== '')
    .map((text) => `<p>${inline(text.replace(/\n/g, ' '))}</p>`)
    .join('');

/** A table scrolls sideways in a box of its own, which can be reached by keyboard. */
function table([header, rule, ...rows]: string[], caption: string | null, number: number): string {
  const numeric = cellsOf(rule!).map((cell) => cell.endsWith(':'));
  const cell = (tag: string, text: string, column: number) => {
    const right = numeric[column] ? ' class="prose__number"' : '';
    return `<${tag}${right}>${inline(text)}</${tag.slice(0, 2)}>`;
  };
  const head = cellsOf(header!).map((text, column) => cell('th scope="col"', text, column));
  const body = rows.map((row) => {
    const cells = cellsOf(row).map((text, column) =>
      cell(column === 0 ? 'th scope="row"' : 'td', text, column),
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const name = escaped(caption === null ? `Table ${number}` : plain(caption));
  return (
    `<section class="prose__table" aria-label="${name}" tabindex="0"><table>` +
    (caption === null ? '' : `<caption><span>${inline(caption)}</span></caption>`) +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></section>`
  );
}

const cellsOf = (row: string) =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((text) => text.trim().replace(/\\\|/g, '|'));

const INLINE =
  /\\([\\`*_{}[\]()#+.!|>-])|\*\*(.+?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*|\[\^(\d{1,3})\]|\[([^\]]+)\]\(([^()\s]+)\)/g;

/** The marks inside a line. What stands between them is escaped. */
function inline(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, character, strong, emphasis, note, label, address] = match;
    html += typeset(text.slice(end, match.index));
    end = match.index + all.length;
    if (character !== undefined) html += escaped(character);
    else if (strong !== undefined) html += `<strong>${inline(strong)}</strong>`;
    else if (emphasis !== undefined) html += `<em>${inline(emphasis)}</em>`;
    else if (note !== undefined) html += noteMark(Number(note));
    else html += link(label!, address!) ?? typeset(all);
  }
  return html + typeset(text.slice(end));
}

const noteMark = (n: number) =>
  `<sup class="note-mark"><a href="#note-${n}" aria-label="Note ${n}">${n}</a></sup>`;

const ADDRESS = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\\p{C}]*$/iu;

/** A link, or null where it leads to none of the addresses that are allowed. */
function link(label: string, address: string): string | null {
  if (!ADDRESS.test(address)) return null;
  const elsewhere = /^https:/i.test(address) ? ' target="_blank" rel="noopener"' : '';
  return `<a href="${escaped(address)}"${elsewhere}>${inline(label)}</a>`;
}

/** A number stays on one line with its unit. */
const UNIT =
  /(?<=[\p{N}]) (?=(?:%|°C|TR|kWh?|kg|kJ|mm?[²³]?|[KW]|ppm|sq|ft|l\/s)(?![\p{L}\p{N}]))/gu;
const typeset = (text: string) => escaped(text.replace(UNIT, '\u00a0'));

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** A line without its marks, as text and not as HTML. */
const plain = (text: string): string =>
  text.replace(INLINE, (all, character, strong, emphasis, note, label) =>
    note === undefined ? plain(String(character ?? strong ?? emphasis ?? label ?? '')) : '',
  );

/** Ids that the document has itself. */
const TAKEN = ['', 'main'];

function uniqueId(title: string, sections: MarkdownText['sections']): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const id = words.join('-');
  const isTaken = (one: string) =>
    TAKEN.includes(one) || /^note-\d+$/.test(one) || sections.some((section) => section.id === one);
  if (!isTaken(id)) return id;
  let number = 2;
  while (isTaken(`${id || 'section'}-${number}`)) number++;
  return `${id || 'section'}-${number}`;
}
