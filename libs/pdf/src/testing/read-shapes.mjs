// Runs in its own thread, because pdf.js is an ES module that Jest would have to transform.

/**
 * Returns the widths of the glyphs of each Bangla text, in thousandths of the font size and in drawing order. A glyph
 * that is pulled together with the next one, such as a joiner, is as wide as the distance between the two.
 */
export default async function readShapes(bytes) {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const shapes = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    let glyphs = [];
    fnArray.forEach((operator, at) => {
      if (operator === OPS.beginText) glyphs = [];
      if (operator === OPS.showText) {
        for (const part of argsArray[at][0]) {
          if (typeof part === 'number') glyphs.at(-1).width -= part;
          else if (part) glyphs.push({ unicode: part.unicode, width: part.width });
        }
      }
      if (operator !== OPS.endText || glyphs.length === 0) return;
      if (!/[\u0980-\u09ff]/.test(glyphs.map(({ unicode }) => unicode).join(''))) return;
      shapes.push(glyphs.map(({ width }) => Math.round(width)).join(' '));
    });
  }
  return shapes;
}
