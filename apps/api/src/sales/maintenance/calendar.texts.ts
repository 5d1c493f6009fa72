/** Texts of the calendar of a technician. */
export const calendarTexts = {
  name: (company: string, technician: string) => `Visits of ${technician}, ${company}`,
  due: (title: string) => `Due, not planned: ${title}`,
  contract: (number: string) => `Contract ${number}`,
};
