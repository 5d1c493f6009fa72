import { inDigits } from '@shishir/format';
import type { enquiryTermsTexts as English } from './enquiry-terms.texts';

export const enquiryTermsTexts: typeof English = {
  workingDays: (days) => (days === 1 ? 'এক কর্মদিবস' : `${inDigits(days)} কর্মদিবস`),
  onlyToReply: 'আপনার তথ্য শুধু উত্তর দেওয়ার কাজেই ব্যবহার করি।',
};
