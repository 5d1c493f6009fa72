// Runs in a thread of the pool in renderer.ts. Piscina calls the default export with one argument.
import { renderToBuffer } from '@react-pdf/renderer';
import type { BusinessProfile } from './business-profile/business-profile';
import { BusinessProfileDocument } from './business-profile/business-profile-document';
import { DataSheetDocument } from './data-sheet/data-sheet-document';
import { printable, registerFonts } from './layout/fonts';
import { QuotationDocument } from './quotation/quotation-document';
import type { PdfDocument } from './renderer';
import { SystemSheetDocument } from './system-sheet/system-sheet-document';
import { UnitLabelsDocument } from './unit-labels/unit-labels-document';
import { VisitReportDocument } from './visit-report/visit-report-document';

registerFonts();

export default async function render(document: PdfDocument): Promise<Uint8Array> {
  const { kind, data } = await printable(document);
  switch (kind) {
    case 'business-profile':
      return businessProfile(data);
    case 'data-sheet':
      return renderToBuffer(<DataSheetDocument sheet={data} />);
    case 'quotation':
      return renderToBuffer(<QuotationDocument paper={data} />);
    case 'system-sheet':
      return renderToBuffer(<SystemSheetDocument sheet={data} />);
    case 'unit-labels':
      return renderToBuffer(<UnitLabelsDocument sheet={data} />);
    case 'visit-report':
      return renderToBuffer(<VisitReportDocument paper={data} />);
  }
}

const MOST_PAGES = 2;

/** Falls back to the compact form without pictures if the full one has too many pages. */
async function businessProfile(profile: BusinessProfile): Promise<Buffer> {
  const pdf = await renderToBuffer(<BusinessProfileDocument profile={profile} compact={false} />);
  if (pagesOf(pdf) <= MOST_PAGES) return pdf;
  return renderToBuffer(<BusinessProfileDocument profile={profile} compact />);
}

/** Returns the page count from the root of the page tree. */
const pagesOf = (pdf: Buffer) =>
  Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
