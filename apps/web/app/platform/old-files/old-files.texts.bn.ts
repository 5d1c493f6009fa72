import type { oldFilesTexts as English } from './old-files.texts';

export const oldFilesTexts: typeof English = {
  failed: 'ক্যাটালগ পড়া যায়নি। একটু পরে আবার চেষ্টা করুন।',
  noPicture: 'এই ঠিকানায় কোনো ছবি নেই।',
};
