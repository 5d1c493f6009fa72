import { enquiryMailTexts } from '../../contact-message/mails/enquiry-mail.texts.bn';
import type { newRevisionTexts as English } from './new-revision.texts';

export const newRevisionTexts: typeof English = {
  system: 'VRF এসি',
  units: 'এসি',
  project: (project) => enquiryMailTexts.choices[project] ?? project,
  letter: (name, reference) =>
    `প্রিয় ${name},\n\nআপনার অনুরোধ ${reference}-এর জন্য ধন্যবাদ। নিচে আমাদের প্রস্তাব।`,
};
