/** Texts of the labels for installed units. */
export const unitLabelTexts = {
  title: 'Unit labels',
  scan: 'Scan for service',
  serial: (serial: string) => `Serial no. ${serial}`,
};
