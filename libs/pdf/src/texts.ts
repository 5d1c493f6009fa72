import type { Locale } from '@shishir/format';
import { businessProfileTexts } from './business-profile/business-profile.texts';
import { businessProfileTexts as businessProfileBangla } from './business-profile/business-profile.texts.bn';
import { dataSheetTexts } from './data-sheet/data-sheet.texts';
import { dataSheetTexts as dataSheetBangla } from './data-sheet/data-sheet.texts.bn';
import { layoutTexts } from './layout/layout.texts';
import { layoutTexts as layoutBangla } from './layout/layout.texts.bn';
import { quotationTexts } from './quotation/quotation.texts';
import { quotationTexts as quotationBangla } from './quotation/quotation.texts.bn';
import { systemSheetTexts } from './system-sheet/system-sheet.texts';
import { systemSheetTexts as systemSheetBangla } from './system-sheet/system-sheet.texts.bn';
import { unitLabelTexts } from './unit-labels/unit-labels.texts';
import { unitLabelTexts as unitLabelBangla } from './unit-labels/unit-labels.texts.bn';
import { visitReportTexts } from './visit-report/visit-report.texts';
import { visitReportTexts as visitReportBangla } from './visit-report/visit-report.texts.bn';

const english = {
  businessProfile: businessProfileTexts,
  dataSheet: dataSheetTexts,
  layout: layoutTexts,
  quotation: quotationTexts,
  systemSheet: systemSheetTexts,
  unitLabels: unitLabelTexts,
  visitReport: visitReportTexts,
};

/** Texts of all documents by language. */
export const TEXTS: Readonly<Record<Locale, typeof english>> = {
  en: english,
  bn: {
    businessProfile: businessProfileBangla,
    dataSheet: dataSheetBangla,
    layout: layoutBangla,
    quotation: quotationBangla,
    systemSheet: systemSheetBangla,
    unitLabels: unitLabelBangla,
    visitReport: visitReportBangla,
  },
};
