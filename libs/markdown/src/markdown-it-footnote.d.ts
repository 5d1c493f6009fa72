declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  /** Adds `[^1]` and `[^1]: text`: tokens `footnote_ref` in the text and a `footnote_block` at its end. */
  export default function footnotes(md: MarkdownIt): void;
}
