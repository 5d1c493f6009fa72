import { Font } from '@react-pdf/renderer';
import type { Locale } from '@shishir/format';
import { weights } from './theme';

/**
 * Static WOFF faces, because `é` and curly quotes break the renderer with WOFF2 or variable fonts. Each file contains
 * one script, so a family needs several. A letter is taken from the first face that has it; the taka sign (U+09F3),
 * like all Bangla, is taken from Hind Siliguri. The last face has engineering symbols and letters of Greek, Cyrillic,
 * Arabic and other scripts. It is TTF because it is large and the renderer would unpack a WOFF for each word.
 */
const FACES = {
  'Instrument Sans': woff('@fontsource/instrument-sans', 'latin'),
  'Instrument Sans Extended': woff('@fontsource/instrument-sans', 'latin-ext'),
  'Hind Siliguri': woff('@fontsource/hind-siliguri', 'bengali'),
  'Hind Siliguri Latin': woff('@fontsource/hind-siliguri', 'latin'),
  'DejaVu Sans': (weight: number) =>
    `dejavu-fonts-ttf/ttf/DejaVuSans${weight === weights.bold ? '-Bold' : ''}.ttf`,
};

function woff(packageName: string, script: string) {
  const font = packageName.replace('@fontsource/', '');
  return (weight: number) => `${packageName}/files/${font}-${script}-${weight}-normal.woff`;
}

/** Font families for all text of an English document. */
export const fontFamily = [
  'Instrument Sans',
  'Instrument Sans Extended',
  'Hind Siliguri',
  'DejaVu Sans',
];

/**
 * Returns the font families of a document. In Bangla, Latin letters and digits are from Hind Siliguri too: a line begins
 * as far below its top as the tallest of its fonts, so a name in Bangla would be lower than a number beside it.
 */
export const fontFamilyOf = (locale: Locale): string[] =>
  locale === 'bn' ? ['Hind Siliguri Latin', 'Hind Siliguri', ...fontFamily] : fontFamily;

/** Registers the fonts; call it once per thread. Font files are only read when a document needs them. */
export function registerFonts(): void {
  for (const [family, file] of Object.entries(FACES)) {
    const fonts = Object.values(weights).map((fontWeight) => ({
      src: require.resolve(file(fontWeight)),
      fontWeight,
    }));
    Font.register({ family, fonts });
  }
  // Names, addresses and model numbers must not be hyphenated.
  Font.registerHyphenationCallback((word) => [word]);
}

/** The used part of a font, whose own types are not installed. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

async function faceOf(family: string, fontWeight: number): Promise<Face> {
  const descriptor = { fontFamily: family, fontWeight };
  await Font.load(descriptor);
  return Font.getFont(descriptor).data as unknown as Face;
}

/** Printed instead of a letter that no face has, so that readers notice that something is missing. */
const MISSING = '\u25a1';
const SQUARED_UNIT = /^([a-z]+)([23])$/i;

/**
 * Returns the data with every letter that no face has, such as Chinese and emoji, replaced by a usual form or a box.
 */
export async function printable<T>(data: T): Promise<T> {
  const faces = await Promise.all(fontFamily.map((family) => faceOf(family, weights.regular)));
  const has = (letter: string) =>
    /\s/.test(letter) || faces.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0)!));
  const replacement = (letter: string) => {
    if (has(letter)) return letter;
    if (/\p{Default_Ignorable_Code_Point}|\p{Cc}/u.test(letter)) return '';
    const usual = usualForm(letter);
    return usual !== letter && [...usual].every(has) ? usual : MISSING;
  };
  const clean = (text: string) => Array.from(text.normalize('NFC'), replacement).join('');
  return eachText(data, clean) as T;
}

/** Returns 'm²' for '㎡' and the normal letter for a full-width one. Other forms of digits are kept: 10⁴ is not 104. */
function usualForm(letter: string): string {
  const form = letter.normalize('NFKC');
  const [, unit, power] = SQUARED_UNIT.exec(form) ?? [];
  if (unit) return unit + (power === '2' ? '²' : '³');
  return /\d/.test(form) && !/[\uff10-\uff19]/.test(letter) ? letter : form;
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => eachText(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, eachText(item, change)]);
  return Object.fromEntries(entries);
}
