const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text as content or attribute value of XML. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** Returns an XML element with a text. */
export const xmlTag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
