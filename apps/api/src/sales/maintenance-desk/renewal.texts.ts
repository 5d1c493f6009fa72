/** Texts that a renewal quotation begins with. Staff change them as needed. */
export const renewalTexts = {
  title: (contract: string) => `Maintenance contract, ${contract}`,
  letter: (name: string, number: string, day: string) =>
    `Dear ${name},\n\nYour maintenance contract ${number} ends on ${day}. We’d be pleased to continue it.`,
  line: (from: string, to: string) => `Maintenance from ${from} to ${to}`,
};
