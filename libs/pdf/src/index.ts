export type {
  BusinessProfile,
  PictureFile,
  Place,
  ProductFamily,
  SalesContact,
} from './business-profile/business-profile';
export type { DataSheet, KeyFigure, ValueGroup } from './data-sheet/data-sheet';
export type {
  QuotationLine as PaperLine,
  QuotationPaper,
  QuotedSystem,
} from './quotation/quotation';
export {
  createPdfRenderer,
  PdfBusy,
  type PdfDocument,
  type PdfRenderer,
  type PdfRendererOptions,
  PdfTimeout,
} from './renderer';
export type { SheetLine, SheetRoom, SystemSheet } from './system-sheet/system-sheet';
