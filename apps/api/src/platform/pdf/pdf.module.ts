import { Module } from '@nestjs/common';
import { createPdfRenderer } from '@shishir/pdf';
import { PdfService } from './pdf.service';

const AT_ONCE = 2;

@Module({
  providers: [
    {
      provide: PdfService,
      useFactory: () => new PdfService(() => createPdfRenderer({ maxThreads: AT_ONCE }), AT_ONCE),
    },
  ],
  exports: [PdfService],
})
export class PdfModule {}
