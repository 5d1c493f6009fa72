const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: [size: number, name: string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

/**
 * Returns an amount in words, as on cheques and quotations: 1540000 -> 'Taka fifteen lakh forty thousand only'. Throws
 * a RangeError unless `taka` is a safe non-negative integer and `paisa` one from 0 to 99.
 */
export function takaInWords(taka: number, paisa = 0): string {
  const isPaisa = Number.isInteger(paisa) && paisa >= 0 && paisa < 100;
  if (!Number.isSafeInteger(taka) || taka < 0 || !isPaisa) {
    throw new RangeError(`Not an amount to pay: ${taka} taka, ${paisa} paisa`);
  }
  const rest = paisa === 0 ? '' : ` and ${wordsOf(paisa)} paisa`;
  return `Taka ${wordsOf(taka)}${rest} only`;
}

function wordsOf(amount: number): string {
  if (amount < SMALL.length) return SMALL[amount]!;
  for (const [size, name] of SCALES) {
    if (amount < size) continue;
    const rest = amount % size;
    // From 100 crore on, the count itself needs more than two digits: 'one hundred twenty crore'.
    const head = `${wordsOf(Math.floor(amount / size))} ${name}`;
    return rest === 0 ? head : `${head} ${wordsOf(rest)}`;
  }
  const ten = TENS[Math.floor(amount / 10) - 2]!;
  return amount % 10 === 0 ? ten : `${ten}-${SMALL[amount % 10]}`;
}
