import type { toolTexts as English } from './tool.texts';

export const toolTexts: typeof English = {
  home: 'হোম',
  calculate: 'হিসাব করুন',
  startAgain: 'নতুন করে শুরু',
  result: 'ফলাফল',
  estimate: 'আনুমানিক',
  choose: 'বেছে নিন',
  notChosen: (label) => `${label}: একটি বেছে নিন।`,
  notAnOption: (label, value) => `${label}: ‘${value}’ তালিকায় নেই। একটি বেছে নিন।`,
  unclear: (label, question) => `${label}: ${question}।`,
};
