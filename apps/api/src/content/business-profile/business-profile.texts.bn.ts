import { projectCategoryTexts } from '@shishir/contract/bangla';
import type { businessProfileTexts as English } from './business-profile.texts';

export const businessProfileTexts: typeof English = {
  projectKind: projectCategoryTexts.nameOf,
};
