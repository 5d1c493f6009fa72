import { siteTarget } from '@shishir/contract';

const LEAST_WORDS = 400;

/** Every text of a content file, at any depth. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

/** The numbers of the notes that a text or a figure refers to. */
function marksIn(content: unknown): number[] {
  if (typeof content === 'string') {
    return [...content.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    name === 'note' && typeof value === 'number' ? [value] : marksIn(value),
  );
}

/** Checks that the texts of a page are long enough, notes and marks match, and links are addresses of pages. */
export function expectCompleteContent(content: object, notes: { text: string }[] = []) {
  const texts = textsIn(content);
  const prose = texts.filter((text) => /\s/.test(text)).join(' ');
  expect(prose.split(/\s+/).length).toBeGreaterThanOrEqual(LEAST_WORDS);
  const used = [...new Set(marksIn(content))].sort((one, other) => one - other);
  expect(used).toEqual(notes.map((_, index) => index + 1));
  for (const address of texts.filter((text) => text.startsWith('/'))) {
    expect({ address, target: siteTarget(address) }).not.toMatchObject({ target: null });
  }
}
