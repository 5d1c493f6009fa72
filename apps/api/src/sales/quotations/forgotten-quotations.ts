import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, In } from 'typeorm';
import { MaintenanceContractEntity } from '../maintenance/maintenance-contract.entity';
import { QuotationEntity, QuotationRevisionEntity } from './quotation.entity';

/**
 * Quotations of a purged enquiry contain the name and the addresses of its sender. They are deleted with it, unless one
 * of their revisions was accepted: that is a contract, which is kept.
 */
@Injectable()
export class ForgottenQuotations {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async remove(): Promise<number> {
    return this.manager.transaction(async (manager) => {
      const found = await manager
        .createQueryBuilder(QuotationEntity, 'quotation')
        .select('quotation.id', 'id')
        .where('quotation.message_id IS NULL')
        .andWhere((query) => {
          const accepted = query
            .subQuery()
            .select('1')
            .from(QuotationRevisionEntity, 'revision')
            .where('revision.quotation_id = quotation.id AND revision.accepted_at IS NOT NULL');
          return `NOT EXISTS ${accepted.getQuery()}`;
        })
        .andWhere((query) => {
          // The renewal of a contract never had an enquiry.
          const renewed = query
            .subQuery()
            .select('1')
            .from(MaintenanceContractEntity, 'contract')
            .withDeleted()
            .where('contract.renewal_id = quotation.id');
          return `NOT EXISTS ${renewed.getQuery()}`;
        })
        .getRawMany<{ id: number }>();
      if (found.length === 0) return 0;
      await manager.delete(QuotationEntity, { id: In(found.map(({ id }) => id)) });
      return found.length;
    });
  }
}
