/** Texts of the frame that documents share. */
export const layoutTexts = {
  legend: {
    gas: 'Gas pipe',
    liquid: 'Liquid pipe',
    joint: 'Branch joint',
  },
  load: (load: string) => `load ${load}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
