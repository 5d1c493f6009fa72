/** Texts of the frame that documents share. */
export const layoutTexts = {
  documentTitle: (label: string, about: string) => `${label}, ${about}`,
  senderOnSite: (name: string, web: string) => `${name}, ${web}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
