export type {
  BusinessProfile,
  PictureFile,
  Place,
  ProductFamily,
  SalesContact,
} from './business-profile/business-profile';
export {
  createPdfRenderer,
  PdfBusy,
  type PdfDocument,
  type PdfRenderer,
  type PdfRendererOptions,
  PdfTimeout,
} from './renderer';
