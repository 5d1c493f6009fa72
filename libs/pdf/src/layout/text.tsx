import { Text as PlainText, type TextProps } from '@react-pdf/renderer';
import { Children, Fragment, type PropsWithChildren } from 'react';

/**
 * Penalty that prevents a break. Without it, the renderer hyphenates words at every change of font, such as after the
 * sign of '৳1,20,000'.
 */
const FORBIDDEN = 10_000;
/** Longer words, mostly addresses of pages, can break at the edge. */
const LONG = 24;
const PIECE = 6;
const MAX_NUMBER = 40;
const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });

const BANGLA = /[\u0980-\u09ff]/;
/** Spacing would pull vowel signs off their letters. */
const UNSPACED = { letterSpacing: 0 };

/** Text whose lines break between words. Only long words break at the edge, and numbers never do. */
export function Text({ children, style = {}, ...props }: PropsWithChildren<TextProps>) {
  const isBangla = Children.toArray(children).some(
    (child) => typeof child === 'string' && BANGLA.test(child),
  );
  return (
    <PlainText
      hyphenationPenalty={FORBIDDEN}
      style={isBangla ? [style, UNSPACED].flat() : style}
      {...props}
    >
      {Children.map(children, (child) => (typeof child === 'string' ? breakable(child) : child))}
    </PlainText>
  );
}

function breakable(text: string) {
  const words = text.split(/(\s+)/);
  if (words.every((word) => word.length <= LONG)) return text;
  return words.map((word, index) => (
    <Fragment key={index}>{word.length > LONG ? <LongWord word={word} /> : word}</Fragment>
  ));
}

/** Separates the pieces by an invisibly small space, because the renderer breaks without a hyphen only at spaces. */
const LongWord = ({ word }: { word: string }) =>
  piecesOf(word).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <PlainText style={{ fontSize: 0.001 }}> </PlainText>}
      {piece}
    </Fragment>
  ));

function piecesOf(word: string): string[] {
  // Arabic letters would no longer be joined across the pieces.
  if (/\p{Script=Arabic}/u.test(word)) return [word];
  const pieces = [''];
  for (const { segment } of letters.segment(word)) {
    const piece = pieces.at(-1)!;
    const isNumber = /[৳\d০-৯.,]$/.test(piece) && /^[\d০-৯.,]/.test(segment);
    const isFull = piece.length >= (isNumber ? MAX_NUMBER : PIECE);
    if (isFull) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}
