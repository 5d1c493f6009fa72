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

/** A table of figures for planning. The first cell of each row names it. */
export interface FigureTable {
  /** The name of the table for screen readers, which can scroll it. */
  label: string;
  columns: { title: string; figures?: true }[];
  rows: MarkedText[][];
  /** Source of the figures, and their use. */
  source: MarkedText;
}

export interface Question {
  question: string;
  answer: string;
}

/** The texts of a category page. Only the server has them; they arrive with the page. */
export interface InformationContent {
  /** The heading of the page. */
  title: string;
  /** For search engines. */
  description: string;
  lead: MarkedText;
  /** The label of the button to sales. */
  action: string;
  lists: { title: string; items: MarkedText[] }[];
  parts: { title: string; paragraphs: MarkedText[]; table?: FigureTable }[];
  questions?: Question[];
  /** Details that sales needs for a quotation. */
  needs: string[];
  /** Shown with `needs` while the category has no product. */
  toOrder: string;
  notes?: Note[];
}

/** The information of a category, with the product that it links to. */
export interface Information extends InformationContent {
  kind: CategoryKind;
  related: (ContentLink & { label: string }) | null;
}
