import type { Picture } from '@shishir/contract';
import type { ContentLink } from '../information/content';
import {
  itemsOf,
  type PageSection,
  type PageSections,
  sectionHtml,
} from '../sections/page-sections.server';

/** Texts of a section as components need them. */
export interface HomeSection {
  title: string;
  text: string;
  link: ContentLink | undefined;
  /** For links whose address comes from the catalogue; '' if the section has none. */
  linkText: string;
  picture: Picture | null;
}

/** A reason to buy here. */
export type Tile = FeatureTile | FigureTile;

export interface FeatureTile extends Pick<HomeSection, 'title' | 'link' | 'picture'> {
  id: number;
  html: string;
  steps: { id: number; title: string; text: string }[];
  /** Entries of the list in its text. */
  ticks: string[];
}

export interface FigureTile extends Pick<HomeSection, 'title' | 'text'> {
  id: number;
  /** The value with the words around it, such as 'up to 55% less energy'. */
  figure: string;
}

/** Returns the sections of the page by the component that shows them; null if staff have hidden one. */
export function homeSections({ all, first }: PageSections) {
  const intro = first('intro');
  return {
    modes: all('mode')
      .slice(0, 2)
      .map(({ id, title, text }) => ({ id, title, text: text ?? '' })),
    intro: intro && { title: intro.title, html: intro.html, link: linkOf(intro) },
    notes: all('note').map(({ text }) => ({ text: text ?? '' })),
    equipment: shown(first('equipment')),
    scale: shown(first('scale')),
    industries: shown(first('industries')),
    comparison: shown(first('comparison')),
    featured: shown(first('featured')),
    projects: shown(first('projects')),
    brands: shown(first('brands')),
    makers: all('brand').map(({ id, title, text, link }) => ({ id, title, text, link })),
    closing: shown(first('closing')),
  };
}

export type HomeSections = ReturnType<typeof homeSections>;

export const shown = (section: PageSection | null): HomeSection | null =>
  section && {
    title: section.title,
    text: section.text ?? '',
    link: linkOf(section),
    linkText: section.link_text ?? '',
    picture: section.picture,
  };

const linkOf = ({ link, link_text }: PageSection) =>
  link && link_text ? { to: link, text: link_text } : undefined;

/** Returns the tiles in their order, each with the steps that follow it. */
export function tilesOf(
  rows: PageSection[],
  pictureOf: (row: PageSection, tile: FeatureTile) => Picture | null,
): Tile[] {
  const tiles: Tile[] = [];
  const features: [PageSection, FeatureTile][] = [];
  for (const row of rows) {
    const { id, part, title, text, label } = row;
    if (part === 'block') {
      const feature = featureOf(row);
      features.push([row, feature]);
      tiles.push(feature);
    } else if (part === 'figure') {
      tiles.push({ id, title, text: text ?? '', figure: label ?? '' });
    } else if (part === 'step') {
      features.at(-1)?.[1].steps.push({ id, title, text: text ?? '' });
    }
  }
  for (const [row, feature] of features) feature.picture ??= pictureOf(row, feature);
  return tiles;
}

const isItem = (line: string) => /^\s*[-*]\s/.test(line);

function featureOf(row: PageSection): FeatureTile {
  const lines = (row.text ?? '').split('\n');
  return {
    ...{ id: row.id, title: row.title, link: linkOf(row), picture: row.picture, steps: [] },
    html: sectionHtml(lines.filter((line) => !isItem(line)).join('\n')),
    ticks: itemsOf({ text: lines.filter(isItem).join('\n') }),
  };
}
