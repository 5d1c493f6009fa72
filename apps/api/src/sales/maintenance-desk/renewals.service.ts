import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { followingPeriod, QUOTATION_DAYS, type Renewal } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { cutText, formatDay } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { EntityManager } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { change } from '../../platform/records/change';
import { load } from '../../platform/records/record-type';
import { customerOf, localeOf } from '../customers/customer-recipient';
import { contractsApi } from '../maintenance/contract-record';
import { MaintenanceContractEntity } from '../maintenance/maintenance-contract.entity';
import { MaintenanceContractsService } from '../maintenance/maintenance-contracts.service';
import { unitsIn } from '../maintenance/serviced-units';
import { dayAfter } from '../quotations/quotation-content';
import { QuotationEntity } from '../quotations/quotation.entity';
import { toQuotationRows } from '../quotations/quotation.mapper';
import { QuotationsService } from '../quotations/staff/quotations.service';
import { TermsSetsService } from '../quotations/terms/terms-sets.service';
import { renewalTexts as english } from './renewal.texts';
import { renewalTexts as bangla } from './renewal.texts.bn';

const TEXTS = { en: english, bn: bangla };
const TITLE_MAX = 150;
const NOTE_MAX = 300;

/** Continues contracts: with a quotation for the next period, and then with the contract for it. */
@Injectable()
export class Renewals {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly contracts: MaintenanceContractsService,
    private readonly quotations: QuotationsService,
    private readonly terms: TermsSetsService,
  ) {}

  async get(id: number): Promise<Renewal> {
    const { manager } = this;
    const { renewal_id } = await load(manager, contractsApi, id);
    const quotation =
      renewal_id === null ? null : await manager.findOneBy(QuotationEntity, { id: renewal_id });
    const [shown] = quotation ? await toQuotationRows(manager, [quotation]) : [];
    const following = await manager.findOneBy(MaintenanceContractEntity, { follows_id: id });
    return {
      quotation: shown ? { id: shown.id, number: shown.number, state: shown.state } : null,
      following: following && { id: following.id, number: following.number },
    };
  }

  /** Begins the renewal quotation, unless the contract has one. */
  async renew(id: number, principal: Principal): Promise<void> {
    await change(this.manager, contractsApi, principal, async (change) => {
      const { manager } = change;
      // The second of two requests waits here, and then finds the quotation of the first.
      const contract = await change.load(id);
      if (contract.renewal_id !== null) return;
      const { customer_id } = contract;
      const customer = await customerOf(manager, customer_id);
      if (!customer) throw new InvalidInput({ customer_id: reason('service_customer_missing') });
      const locale = await localeOf(manager, customer);
      const { title, letter, line } = TEXTS[locale];
      const day = (text: string) => formatDay(text, LANGUAGES[locale]);
      const period = followingPeriod(contract.starts_on, contract.ends_on);
      const units = await unitsIn(manager, contract);
      const [contact] = customer.contacts;
      const isCompany = customer.kind === 'company';
      const name = cutText((isCompany && contact?.name) || customer.name, 100);
      const columns = {
        name,
        company: isCompany ? customer.name : '',
        email: customer.email ?? contact?.email ?? '',
        phone: customer.phone ?? contact?.phone ?? '',
        place: contract.site ?? '',
        title: cutText(title(contract.title), TITLE_MAX),
        letter: letter(name, contract.number, day(contract.ends_on)),
        design: null,
        content: {
          lines: [
            {
              ...{ product_id: null, model: '', quantity: 1, is_equipment: false },
              title: line(day(period.starts_on), day(period.ends_on)),
              note: cutText(units.map((unit) => unit.name).join(', '), NOTE_MAX),
              ...{ unit_price: contract.price, listed_price: null },
            },
          ],
          terms: (await this.terms.defaultOf(locale, manager))?.terms ?? [],
        },
        valid_until: dayAfter(QUOTATION_DAYS),
      };
      const about = { message_id: null, customer_id: customer.id, locale, note: '' };
      const quotation = await this.quotations.add(manager, about, columns, principal);
      await change.update(contract, { renewal_id: quotation.id });
    });
  }

  /** Adds the contract for the next period, unless there is one. */
  async extend(id: number, principal: Principal): Promise<void> {
    await change(this.manager, contractsApi, principal, async (change) => {
      const contract = await change.load(id);
      const follows = { follows_id: id };
      const where = { where: follows, withDeleted: true };
      if (await change.manager.exists(MaintenanceContractEntity, where)) return;
      const { title, rhythm, price, site, unit_ids, customer_id, technician_id } = contract;
      const same = { title, rhythm, price, site, unit_ids, customer_id, technician_id };
      const period = followingPeriod(contract.starts_on, contract.ends_on);
      await this.contracts.add(change, { ...same, ...period, ...follows });
    });
  }
}
