import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Company, Locale } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaMidnight, dhakaParts } from '@shishir/format';
import type { PdfDocument } from '@shishir/pdf';
import { EntityManager } from 'typeorm';
import { CategoriesService } from '../../catalogue/categories/categories.service';
import { CategoryIndex } from '../../catalogue/categories/category-index';
import { CompanyService } from '../company/company.service';
import { Env } from '../../platform/config/env';
import { revision } from '../../platform/database/revision';
import { NotFound } from '../../platform/http/api-error';
import { VrfProjectService } from '../vrf-project/vrf-project.service';
import { IndustriesService } from '../industries/industries.service';
import { siteIn } from '../../platform/translations/site-in';
import { printPictures } from '../../platform/media/print-pictures';
import { qrPicture } from '../../platform/pdf/qr-picture';
import { PdfService } from '../../platform/pdf/pdf.service';
import { publicProducts } from '../../catalogue/products/list/product-filters';
import { toBusinessProfile } from './business-profile.mapper';

/** Renders the business profile: company and catalogue as a PDF to hand out. */
@Injectable()
export class BusinessProfileService {
  private readonly log = new Logger('BusinessProfile');

  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly company: CompanyService,
    private readonly categories: CategoriesService,
    private readonly industries: IndustriesService,
    private readonly projects: VrfProjectService,
    private readonly pdfs: PdfService,
  ) {}

  /** Returns the PDF and its file name. It is rendered again every day, and after each change of public data. */
  async get(locale: Locale = 'en'): Promise<{ fileName: string; pdf: Buffer }> {
    const at = await revision.read(this.manager);
    const company = await this.company.get({ locale });
    if (!company.ready) throw new NotFound(reason('company_without_details'));
    const issuedAt = today();
    const key = `business-profile/${locale}/${at}/${issuedAt.toISOString()}`;
    const pdf = await this.pdfs.get(key, () => this.describe(company, locale, issuedAt));
    const { name } = locale === 'en' ? company : await this.company.get();
    return { fileName: `${name} business profile.pdf`, pdf };
  }

  private async describe(company: Company, locale: Locale, issuedAt: Date): Promise<PdfDocument> {
    const { rows: industries } = await this.industries.list({ locale }, null);
    const { rows: projects } = await this.projects.list({ locale }, null);
    const data = await toBusinessProfile(
      {
        locale,
        company,
        categories: await this.categories.list({ locale }, null),
        brands: await this.brands(),
        industries: industries.map(({ title }) => title),
        projects,
        qr: await qrPicture(siteIn(locale, this.env.PUBLIC_URL)),
        issuedAt,
      },
      printPictures(this.env, this.log),
    );
    return { kind: 'business-profile', data };
  }

  /** Returns the brands of public products, most products first. */
  private async brands(): Promise<string[]> {
    const { sql, params } = publicProducts(await CategoryIndex.load(this.manager));
    const rows = await this.manager.query<{ brand: string }[]>(
      `SELECT product.brand AS brand FROM products product
      WHERE ${sql} AND product.brand IS NOT NULL AND product.brand <> ''
      GROUP BY product.brand ORDER BY COUNT(*) DESC, product.brand`,
      [...params],
    );
    return rows.map(({ brand }) => brand);
  }
}

/** Returns the beginning of the current day in Dhaka. */
function today(): Date {
  const { year, month, day } = dhakaParts(new Date());
  return dhakaMidnight(`${year}-${month + 1}-${day}`);
}
