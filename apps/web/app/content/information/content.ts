import type { CategoryKind } from '@shishir/contract';

/** Text in which `[1]` is a link to the first note of the page. */
export type MarkedText = string;

/** Footnote with the source of a claim and its condition. */
export interface Note {
  text: string;
}

export interface ContentLink {
  to: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** Information of a category for buyers, with the product that it links to. */
export interface Information {
  kind: CategoryKind;
  /** The heading of the page. */
  title: string;
  /** For search engines. */
  description: string;
  lead: MarkedText;
  /** The label of the button to sales. */
  action: string;
  lists: { title: string; items: MarkedText[] }[];
  parts: { title: string; html: string }[];
  questions: Question[];
  /** Details that sales needs for a quotation. */
  needs: string[];
  /** Shown with `needs` while the category has no product. */
  toOrder: string;
  notes: Note[];
  related: (ContentLink & { label: string }) | null;
}
