// Runs in a thread of its own: pdf.js is an ES module, which Jest would have to transform.

/** The pages, their text and the metadata of a PDF. */
export default async function readPdf(bytes) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
  }
  const { Title: title, Author: author, Language: language } = info;
  return { pages, title, author, language };
}
