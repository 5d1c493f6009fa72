import type { CategoryKind } from '@shishir/contract';

/** Text in which `[1]` stands for the mark that leads to the first note of the page. */
export type MarkedText = string;

/** A footnote: the source of a claim, and its condition. */
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
  /** Where the figures come from, and what they are good for. */
  source: MarkedText;
}

export interface Question {
  question: string;
  answer: string;
}

/** What a category page says above its list. The texts are read by the server alone and arrive with the page. */
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
  /** What sales needs to know for a quotation. */
  needs: string[];
  /** Shown with `needs` while the category has no product. */
  toOrder: string;
  notes?: Note[];
}

/** What the page gets of it, with what comes from the catalogue. What nothing reacts to is HTML. */
export interface Information extends Pick<
  InformationContent,
  'title' | 'description' | 'action' | 'questions' | 'needs' | 'toOrder'
> {
  kind: CategoryKind;
  related: (ContentLink & { label: string }) | null;
  leadHtml: string;
  body: string;
}
