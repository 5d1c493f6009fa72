import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it';
// @ts-expect-error The plugin has no types.
import footnotes from 'markdown-it-footnote';

/** A Markdown text rendered as HTML. */
export interface MarkdownText {
  html: string;
  /** Headings of the second level, for a table of contents. */
  sections: { id: string; title: string }[];
  /** Footnotes in the order of their numbers. */
  notes: { text: string }[];
}

interface MarkdownOptions {
  /** HTML level of headings written as `##`. */
  level?: 2 | 3 | 4;
  /** Set to false if several texts are shown on one page, because their ids could collide. */
  ids?: boolean;
}

const ADDRESS = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\\p{C}]*$/iu;

/** Matches the space between a number and its unit, which must not break. */
const UNIT =
  /(?<=[\p{N}]) (?=(?:%|°C|TR|kWh?|kg|kJ|mm?[²³]?|[KW]|ppm|sq|ft|l\/s)(?![\p{L}\p{N}]))/gu;

const CAPTION = /^Table: +/;

/** Enables these rules only: HTML, code, pictures and reference links remain text. */
const md = new MarkdownIt('zero')
  .enable(['heading', 'list', 'blockquote', 'table'])
  .enable(['emphasis', 'link', 'escape', 'newline'])
  .use(footnotes as (parser: Parser) => void);

md.validateLink = (address) => ADDRESS.test(address);

// Turns line breaks of the source into spaces, including those between a number and its unit.
md.core.ruler.before('text_join', 'line_breaks', ({ tokens, Token }) => {
  for (const token of tokens) {
    token.children = (token.children ?? []).map((child) => {
      if (child.type !== 'softbreak' && child.type !== 'hardbreak') return child;
      return Object.assign(new Token('text', '', 0), { content: ' ' });
    });
  }
});

Object.assign(md.renderer.rules, {
  text: (tokens: Token[], at: number) =>
    md.utils.escapeHtml(tokens[at]!.content.replace(UNIT, '\u00a0')).replaceAll("'", '&#39;'),
  footnote_ref: (tokens: Token[], at: number) => {
    const { id } = tokens[at]!.meta as { id: number };
    return `<sup class="note-mark"><a href="#note-${id + 1}" aria-label="Note ${id + 1}">${id + 1}</a></sup>`;
  },
});

/**
 * Renders the subset of Markdown that staff need: headings, paragraphs, lists, tables with a caption (`Table: ...`
 * above them), links, emphasis, callouts (`>`) and footnotes (`[^1]`). Everything else is text. All of the source is
 * escaped, and links may only point to the site, https, mail and phone. See docs/decisions/0032.
 */
export function markdown(source: string, options: MarkdownOptions = {}): MarkdownText {
  const all = md.parse(source, {});
  const end = all.findIndex(({ type }) => type === 'footnote_block_open');
  const tokens = end === -1 ? all : all.slice(0, end);
  const sections = setHeadings(tokens, options);
  setLinksAndCallouts(tokens);
  const html = md.renderer.render(withTables(tokens), md.options, {}).trim();
  return { html, sections, notes: end === -1 ? [] : notesIn(all.slice(end)) };
}

/** Sets levels and ids of the headings. Returns those of the second level. */
function setHeadings(tokens: Token[], { level = 2, ids = true }: MarkdownOptions) {
  const sections: MarkdownText['sections'] = [];
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open') return;
    const isSection = token.markup.length <= 2;
    token.tag = tokens[at + 2]!.tag = `h${isSection ? level : level + 1}`;
    if (!ids || !isSection) return;
    const title = plain(tokens[at + 1]);
    const id = uniqueId(title, sections);
    token.attrSet('id', id);
    sections.push({ id, title });
  });
  return sections;
}

function setLinksAndCallouts(tokens: Token[]): void {
  for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (token.type.startsWith('blockquote')) token.tag = 'div';
    if (token.type === 'blockquote_open') token.attrSet('class', 'prose__callout');
    if (token.type === 'link_open' && /^https:/i.test(String(token.attrGet('href')))) {
      token.attrSet('target', '_blank');
      token.attrSet('rel', 'noopener');
    }
  }
}

/** Wraps each table, with its caption, in a section that scrolls sideways and can be focused by keyboard. */
function withTables(tokens: Token[]): Token[] {
  const result: Token[] = [];
  let tables = 0;
  let column = 0;
  tokens.forEach((token, at) => {
    result.push(token);
    if (token.type === 'tr_open') column = 0;
    else if (token.type === 'th_open') setCell(token, 'col');
    else if (token.type === 'td_open') {
      if (column++ === 0) token.tag = tokens[at + 2]!.tag = 'th';
      setCell(token, token.tag === 'th' ? 'row' : null);
    } else if (token.type === 'table_close') result.push(tag('section', -1));
    else if (token.type === 'table_open') {
      const text = CAPTION.test(tokens[at - 2]?.content ?? '') ? tokens[at - 2]! : null;
      const section = tag('section', 1);
      const first = text?.children?.[0];
      if (first) first.content = first.content.replace(CAPTION, '');
      section.attrSet('class', 'prose__table');
      section.attrSet('aria-label', plain(text) || `Table ${tables + 1}`);
      section.attrSet('tabindex', '0');
      tables++;
      // The paragraph above the table (three tokens) becomes its caption.
      result.splice(text ? -4 : -1, 4, section, token);
      if (text) {
        result.push(tag('caption', 1), tag('span', 1), text, tag('span', -1), tag('caption', -1));
      }
    }
  });
  return result;
}

/** Sets the scope of header cells, and replaces the style of right-aligned cells by a class. */
function setCell(token: Token, scope: 'col' | 'row' | null): void {
  const isRight = token.attrGet('style') === 'text-align:right';
  token.attrs = null;
  if (scope) token.attrSet('scope', scope);
  if (isRight) token.attrSet('class', 'prose__number');
}

const TokenType = new md.core.State('', md, {}).Token;
const tag = (name: string, nesting: 1 | -1): Token => new TokenType(name, name, nesting);

/** Returns the texts of the footnotes. */
function notesIn(tokens: Token[]): MarkdownText['notes'] {
  const notes: MarkdownText['notes'] = [];
  for (const token of tokens) {
    const last = notes.at(-1);
    if (token.type === 'footnote_open') notes.push({ text: '' });
    else if (token.type === 'inline' && last)
      last.text = `${last.text} ${withAddresses(token)}`.trim();
  }
  return notes;
}

/** Returns the text of a line without markup; it is not HTML. */
const plain = (inline: Token | null | undefined): string =>
  (inline?.children ?? []).map(({ content }) => content).join('');

/** Returns the text of a line, with the address of each link after its label. */
function withAddresses({ children }: Token): string {
  let words = '';
  let address = '';
  let text = '';
  for (const child of children ?? []) {
    if (child.type === 'link_open') [address, words] = [String(child.attrGet('href')), ''];
    words += child.content;
    text += child.content;
    if (child.type === 'link_close' && words !== address) text += ` (${address})`;
  }
  return text;
}

/** Ids already used by the page. */
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
