export type {
  BusinessProfile,
  PictureFile,
  Place,
  ProductFamily,
  SalesContact,
} from './business-profile/business-profile';
export type { DataSheet, ValueGroup } from './data-sheet/data-sheet';
export type { Letterhead } from './layout/letterhead';
export type { KeyFigure, QrCode, QuotedSystem } from './layout/parts';
export type { QuotationLine as PaperLine, QuotationPaper } from './quotation/quotation';
export {
  createPdfRenderer,
  PdfBusy,
  type PdfDocument,
  type PdfRenderer,
  type PdfRendererOptions,
  PdfTimeout,
} from './renderer';
export type { SheetLine, SystemSheet } from './system-sheet/system-sheet';
export type { UnitLabelSheet } from './unit-labels/unit-labels';
export type { UnitPaper, VisitReportPaper } from './visit-report/visit-report';
