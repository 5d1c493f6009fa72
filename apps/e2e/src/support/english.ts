import { expect, type Page } from '@playwright/test';

/** Texts of a page with the element or attribute that contains them. */
export type FoundText = [place: string, text: string];

/**
 * Collects all texts of a page: visible ones, alternative texts, names for screen readers, hints in fields, title and
 * descriptions. Runs in the browser, on its own page or on the given HTML. Texts that are marked as English are left
 * out if `marked` is false.
 */
export function textsOfPage({ html, marked }: { html?: string; marked: boolean }): FoundText[] {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const unread = `script, style, noscript${marked ? '' : ', [lang=en]'}`;
  const found: FoundText[] = [['title', page.title]];
  for (const tag of page.querySelectorAll<HTMLMetaElement>('meta[content]')) {
    const name = tag.name || (tag.getAttribute('property') ?? '');
    if (/description|title|site_name|alt/.test(name)) found.push([name, tag.content]);
  }
  for (const element of page.body.querySelectorAll('*')) {
    if (element.closest(unread)) continue;
    for (const name of ['alt', 'aria-label', 'aria-description', 'title', 'placeholder']) {
      const text = element.getAttribute(name);
      if (text) found.push([name, text]);
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.push([element.localName, node.nodeValue ?? '']);
    }
  }
  return found;
}

/** Names of makers, publications, standards and ranges: pages in Bangla write them in Latin letters. */
const NAMES = [
  /https?:\S+|\S+@\S+/g,
  /\b(Samsung|Haier|Ebara|EBARA)( (Electronics|Smart Home|Corporation|Refrigeration Equipment))*/g,
  /\b(Yonhap News|Heise online|Korea JoongAng Daily|South China Morning Post)\b/g,
  /\b(Encyclopedia Nipponica|Ventilation of Health Care Facilities)\b/g,
  /\b(ASHRAE|ASHE|CIBSE|ISO)( (Standard|Fundamentals|Guide|clear-sky))*\b/g,
  /\b(kW|TR|HP|VRF|PDF|mm|kg|CO|Wind-Free)\b/g,
];
/**
 * Three Latin words in a row, as in a sentence; models and units are shorter. Titles of records that other stories leave
 * on the site have at most two.
 */
const SENTENCE = /[a-z][a-z’'-]*(?:[\s,;:.]+[a-z][a-z’'-]*){2,}/gi;

/** Returns the English sentences among texts, with their places. */
export const englishIn = (texts: readonly FoundText[]): string[] =>
  texts.flatMap(([place, text]) => {
    const unnamed = NAMES.reduce((rest, name) => rest.replace(name, '·'), text);
    return (unnamed.match(SENTENCE) ?? []).map((sentence) => `${place}: ${sentence}`);
  });

/** Fails if a page has an English sentence. */
export async function expectBangla(page: Page): Promise<void> {
  const english = englishIn(await page.evaluate(textsOfPage, { marked: true }));
  expect(english, `English on ${page.url()}: ${english.join('; ')}`).toEqual([]);
}
