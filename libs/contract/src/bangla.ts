/** Texts in Bangla for servers that write in both languages. */
export { categoryKindTexts } from './catalogue/category-kinds.texts.bn';
export { projectCategoryTexts } from './content/project-categories.texts.bn';
export { enquiryChoiceTexts } from './platform/enquiry-choices.texts.bn';
export { visitReportLabels } from './sales/visit-report-labels.texts.bn';
