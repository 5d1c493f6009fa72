import { Injectable, Logger } from '@nestjs/common';
import type { Locale } from '@shishir/contract';
import { InjectEntityManager } from '@nestjs/typeorm';
import { addressKey } from '@shishir/server/address-key';
import { EntityManager } from 'typeorm';
import { CompanyService } from '../../content/company/company.service';
import { Env } from '../../platform/config/env';
import { revision } from '../../platform/database/revision';
import { printPictures } from '../../platform/media/print-pictures';
import { PdfService } from '../../platform/pdf/pdf.service';
import { qrPicture } from '../../platform/pdf/qr-picture';
import { siteIn } from '../../platform/translations/site-in';
import { SizingValuesService } from '../../sales/sizing/sizing-values.service';
import { ProductSizesService } from '../products/list/product-sizes.service';
import { ProductsService } from '../products/products.service';
import { toDataSheet } from './data-sheet.mapper';

/** Renders data sheets of products that visitors may see. */
@Injectable()
export class DataSheetService {
  private readonly log = new Logger('DataSheet');

  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly company: CompanyService,
    private readonly products: ProductsService,
    private readonly sizes: ProductSizesService,
    private readonly values: SizingValuesService,
    private readonly pdfs: PdfService,
  ) {}

  /** Returns the PDF and its file name. It is rendered again after each change of public data. */
  async get(
    id: number,
    locale: Locale = 'en',
    visitor?: string,
  ): Promise<{ fileName: string; pdf: Buffer }> {
    const at = await revision.read(this.manager);
    const product = await this.products.get(id, null, { locale });
    const pdf = await this.pdfs.get(
      `data-sheet/${locale}/${id}/${at}`,
      async () => {
        const url = `${siteIn(locale, this.env.PUBLIC_URL)}/products/${id}`;
        const sources = {
          locale,
          product,
          siblings: (await this.sizes.beside(id)).rows,
          company: await this.company.get({ locale }),
          values: await this.values.current(),
          address: url.replace(/^https?:\/\//, ''),
          qr: await qrPicture(url),
        };
        const print = printPictures(this.env, this.log);
        return { kind: 'data-sheet', data: await toDataSheet(sources, print) };
      },
      addressKey(visitor),
    );
    return { fileName: `${product.model} data sheet.pdf`, pdf };
  }
}
