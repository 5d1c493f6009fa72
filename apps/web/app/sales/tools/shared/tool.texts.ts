/** Texts that both tools use. */
export const toolTexts = {
  home: 'Home',
  calculate: 'Calculate',
  startAgain: 'Start again',
  result: 'Result',
  /** Marks a value that is not confirmed. */
  estimate: 'estimate',
  choose: 'Choose',
  /** Errors of a list. `label` is the name of the field with a capital. */
  notChosen: (label: string) => `${label}: choose one.`,
  notAnOption: (label: string, value: string) =>
    `${label}: ‘${value}’ is not an option. Choose one.`,
  /** `question` asks which of two numbers is meant: 'write 1200 or 1.2'. */
  unclear: (label: string, question: string) => `${label}: ${question}.`,
};
