export const xmlFile = (xml: string) =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
