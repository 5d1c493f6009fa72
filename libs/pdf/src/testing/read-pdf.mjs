// Runs in its own thread, because pdf.js is an ES module that Jest would have to transform.

/** Returns the text of each page, the right end of the longest line and the metadata of a PDF. */
export default async function readPdf(bytes) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const pages = [];
  let right = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    right = Math.max(right, ...items.map(({ transform, width }) => transform[4] + width));
    pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
  }
  const { Title: title, Author: author, Language: language } = info;
  return { pages, right, title, author, language };
}
