import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { LABELS_MAX } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { createHash } from 'node:crypto';
import { EntityManager, In } from 'typeorm';
import { CompanyService } from '../../content/company/company.service';
import { Env } from '../../platform/config/env';
import { InvalidInput } from '../../platform/http/api-error';
import { PdfService } from '../../platform/pdf/pdf.service';
import { qrPicture } from '../../platform/pdf/qr-picture';
import { inOrder } from '../../platform/records/record-type';
import { UnitEntity } from './unit.entity';

/** Prints labels with the codes of units. */
@Injectable()
export class UnitLabels {
  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly company: CompanyService,
    private readonly pdfs: PdfService,
  ) {}

  /** Returns the labels in the order of the ids. Throws NotFound if a unit is missing or in the trash. */
  async get(given: number[]): Promise<{ fileName: string; pdf: Buffer }> {
    const ids = [...new Set(given)];
    if (ids.length > LABELS_MAX) {
      throw new InvalidInput({ ids: reason('labels_too_many', { max: LABELS_MAX }) });
    }
    const found = await this.manager.findBy(UnitEntity, { id: In(ids) });
    const rows = inOrder(ids, found, (id) =>
      reason('records_not_changed', { record: 'installed unit', id }),
    );
    const { name, phone } = await this.sender();
    const versions = rows.map(({ id, version }) => `${id}.${version}`).join();
    const key = createHash('sha256').update(`${name} ${phone} ${versions}`).digest('hex');
    const pdf = await this.pdfs.get(`unit-labels/${key}`, async () => ({
      kind: 'unit-labels',
      data: {
        locale: 'en',
        company: name,
        phone,
        labels: await Promise.all(
          rows.map(async ({ code, model, brand, serial }) => ({
            code,
            model: [brand, model].filter(Boolean).join(' '),
            serial: serial ?? '',
            qr: await qrPicture(`${this.env.PUBLIC_URL}/unit/${code}`),
          })),
        ),
      },
    }));
    return { fileName: 'Unit labels.pdf', pdf };
  }

  /** The workshop answers calls about units; sales if it has no phone number. */
  private async sender() {
    const { name, warehouse, sales_phones } = await this.company.get({ locale: 'en' });
    return { name: name ?? '', phone: warehouse?.phones[0] ?? sales_phones[0] ?? '' };
  }
}
