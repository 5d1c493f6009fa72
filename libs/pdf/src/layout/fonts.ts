import { Font } from '@react-pdf/renderer';
import { weights } from './theme';

/**
 * Static WOFF faces: of the same faces as WOFF2 or variable ones, `é` and curly quotes break the renderer. Each file
 * holds one script, so a family is several; a letter comes from the first that has it, and the taka sign (U+09F3)
 * like all Bangla from Hind Siliguri.
 */
const FACES = [
  {
    family: 'Instrument Sans',
    from: '@fontsource/instrument-sans',
    file: 'instrument-sans-latin',
  },
  {
    family: 'Instrument Sans Extended',
    from: '@fontsource/instrument-sans',
    file: 'instrument-sans-latin-ext',
  },
  { family: 'Hind Siliguri', from: '@fontsource/hind-siliguri', file: 'hind-siliguri-bengali' },
];

/** The font of all text of a document. */
export const fontFamily = FACES.map(({ family }) => family);

/** To be called once in each thread. A file is read when a document first needs it. */
export function registerFonts(): void {
  for (const { family, from, file } of FACES) {
    const fonts = Object.values(weights).map((fontWeight) => ({
      src: require.resolve(`${from}/files/${file}-${fontWeight}-normal.woff`),
      fontWeight,
    }));
    Font.register({ family, fonts });
  }
  // Names, addresses and model numbers must not be divided.
  Font.registerHyphenationCallback((word) => [word]);
}

/** What is asked of a font, whose own types are not installed. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/**
 * The same data without the letters that no face has, such as emoji: the renderer would print others in their place.
 */
export async function printable<T>(data: T): Promise<T> {
  const faces = await Promise.all(
    FACES.map(async ({ family: fontFamily }) => {
      const descriptor = { fontFamily, fontWeight: weights.regular };
      await Font.load(descriptor);
      return Font.getFont(descriptor).data as Face | null;
    }),
  );
  const has = (letter: string) =>
    /\s/.test(letter) || faces.some((face) => face?.hasGlyphForCodePoint(letter.codePointAt(0)!));
  const clean = (text: string) =>
    [...text.normalize('NFC')]
      .map((letter) => INSTEAD[letter] ?? letter)
      .filter(has)
      .join('');
  return eachText(data, clean) as T;
}

/** What is written for letters that no face has: the no-break hyphen, and the digits of 'm³/h'. */
const INSTEAD: Partial<Record<string, string>> = { '\u2011': '-', '²': '2', '³': '3' };

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => eachText(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, eachText(item, change)]);
  return Object.fromEntries(entries);
}
