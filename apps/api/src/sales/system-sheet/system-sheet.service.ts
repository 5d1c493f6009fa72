import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Locale, PrintSystem } from '@shishir/contract';
import { dhakaMidnight, dhakaParts } from '@shishir/format';
import {
  billKey,
  buildingPeak,
  planProject,
  planSystem,
  type ProjectPlan,
  projectOf,
  systemName,
} from '@shishir/sizing';
import { addressKey } from '@shishir/server/address-key';
import { EntityManager } from 'typeorm';
import { CompanyService } from '../../content/company/company.service';
import { toLetterhead } from '../../content/company/letterhead';
import { Env } from '../../platform/config/env';
import { revision } from '../../platform/database/revision';
import { printPictures } from '../../platform/media/print-pictures';
import { PdfService } from '../../platform/pdf/pdf.service';
import { qrPicture } from '../../platform/pdf/qr-picture';
import { siteIn } from '../../platform/translations/site-in';
import { type Cell, csvFileName, csvLines } from '../../platform/records/csv-cells';
import { SizingValuesService } from '../sizing/sizing-values.service';
import { UnitCatalogue } from '../sizing/system-catalogue';
import { valueOf } from '../sizing/value-of';
import { assumptionsOf } from './sheet-assumptions';
import { namesOf, TEXTS, toSystemSheet } from './system-sheet.mapper';

/** Modules of longer addresses would be too small for a phone's camera. */
const LONGEST_CODE = 300;

/**
 * Renders a VRF system as files. It is calculated again, so that our letterhead never shows prices made up by a client.
 */
@Injectable()
export class SystemSheetService {
  private readonly log = new Logger('SystemSheet');

  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly company: CompanyService,
    private readonly units: UnitCatalogue,
    private readonly values: SizingValuesService,
    private readonly pdfs: PdfService,
  ) {}

  /** Returns the PDF and its file name: the same until public data changes, or the day ends. */
  async pdf(
    system: PrintSystem,
    locale: Locale = 'en',
    visitor?: string,
  ): Promise<{ fileName: string; pdf: Buffer }> {
    const at = await revision.read(this.manager);
    const issuedAt = today();
    const content = createHash('sha256').update(JSON.stringify(system)).digest('hex');
    const key = `system-sheet/${locale}/${content}/${at}/${issuedAt.toISOString()}`;
    const project = await this.plan(system, locale);
    const inputs = system.systems ?? [system];
    const pdf = await this.pdfs.get(
      key,
      async () => {
        const print = printPictures(this.env, this.log);
        const sender = await toLetterhead(await this.company.get({ locale }), print, locale);
        const address = `${siteIn(locale, this.env.PUBLIC_URL)}${system.address}`;
        const qr = address.length > LONGEST_CODE ? null : await qrPicture(address);
        const [rows, values] = [await this.values.list(), await this.values.current()];
        const assumptions = assumptionsOf({ inputs, project, rows, values, locale });
        const data = toSystemSheet({
          ...{ project, assumptions, title: system.name ?? '', sender, address, qr, issuedAt },
        });
        return { kind: 'system-sheet', data };
      },
      addressKey(visitor),
    );
    return { fileName: `${system.name || TEXTS.en.title}.pdf`, pdf };
  }

  /** Returns the bill of quantities as CSV. Figures have Latin digits in both languages, so spreadsheets can add them. */
  async csv(
    system: PrintSystem,
    locale: Locale = 'en',
  ): Promise<{ fileName: string; csv: string }> {
    const texts = TEXTS[locale];
    const { sizing, csv } = texts;
    const { bill, systems } = await this.plan(system, locale);
    const isProject = systems.length > 1;
    // One column of quantities for each of several systems.
    const own = systems.map(
      ({ plan }) => new Map(plan.bill.lines.map((line) => [billKey(line), line.quantity])),
    );
    const quantities = (key: string): Cell[] =>
      isProject ? own.map((lines) => lines.get(key) ?? 0) : [];
    const blank = isProject ? systems.map(() => null) : [];
    const lines = bill.lines.map((line): Cell[] => {
      const { model, title } = namesOf(line, texts);
      return [
        model,
        title,
        ...quantities(billKey(line)),
        line.quantity,
        line.unit_price ?? csv.onRequest,
        line.sum ?? csv.onRequest,
      ];
    });
    const left = bill.not_included.map((key) => sizing.notIncluded[key]).join('; ');
    return {
      fileName: csvFileName('vrf-system'),
      csv: csvLines([
        [
          csv.model,
          csv.title,
          ...(isProject ? systems.map((_, at) => systemName(systems, at, sizing)) : []),
          csv.quantity,
          csv.unitPrice,
          csv.sum,
        ],
        ...lines,
        [csv.total, null, ...blank, null, null, bill.total],
        [csv.notIncluded, left, ...blank, null, null, null],
      ]),
    };
  }

  private async plan({ systems, ...system }: PrintSystem, locale: Locale): Promise<ProjectPlan> {
    const catalogue = await this.units.for(systems ?? [system], locale);
    const values = await this.values.current();
    if (systems) return valueOf(planProject({ systems }, catalogue, values));
    const plan = valueOf(planSystem(system, catalogue, values));
    return projectOf([{ name: '', plan }], buildingPeak({ systems: [system] }, values));
  }
}

/** Returns the beginning of the current day in Dhaka. */
function today(): Date {
  const { year, month, day } = dhakaParts(new Date());
  return dhakaMidnight(`${year}-${month + 1}-${day}`);
}
