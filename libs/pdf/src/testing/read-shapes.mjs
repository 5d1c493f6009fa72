// Runs in its own thread, because pdf.js is an ES module that Jest would have to transform.

/** Returns the widths of the glyphs of each Bangla text, in thousandths of the font size and in drawing order. */
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
        glyphs.push(...argsArray[at][0].filter((glyph) => typeof glyph === 'object' && glyph));
      }
      if (operator !== OPS.endText || glyphs.length === 0) return;
      if (!/[\u0980-\u09ff]/.test(glyphs.map(({ unicode }) => unicode).join(''))) return;
      shapes.push(glyphs.map(({ width }) => Math.round(width)).join(' '));
    });
  }
  return shapes;
}
