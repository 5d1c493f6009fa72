import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ApprovalState, DecideApproval, QuotationEvent } from '@shishir/contract';
import { reason as reasonOf } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { Conflict } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import { writeAudit } from '../../../platform/records/audit';
import {
  addQuotationEvent,
  type QuotationEntity,
  QuotationRevisionEntity,
} from '../quotation.entity';
import { QuotationMails } from '../mails/quotation-mails.service';
import { approvalProblem } from './quotation-settings.service';
import { lockQuotation, QuotationsService } from './quotations.service';

const EVENTS: Record<ApprovalState, QuotationEvent['kind']> = {
  requested: 'approval_requested',
  approved: 'approved',
  refused: 'refused',
};

/** Approval of a draft whose discount exceeds the limit of the owner. Any change of the draft ends it. */
@Injectable()
export class QuotationApproval {
  constructor(
    private readonly quotations: QuotationsService,
    private readonly mails: QuotationMails,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Requests an approval; repeating it changes nothing. */
  async request(id: number, version: number, principal: Principal): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const quotation = await lockQuotation(manager, id);
      const draft = await this.quotations.draftOf(manager, quotation);
      if (draft.approval === 'requested') return;
      await this.quotations.draftOf(manager, quotation, version);
      if (!(await approvalProblem(manager, draft))) {
        throw new Conflict(reasonOf('approval_not_needed'));
      }
      await this.set(manager, quotation, draft, 'requested', null, principal);
      await this.mails.approvalRequested(manager, quotation, draft, principal.user.name);
    });
  }

  async decide(id: number, decision: DecideApproval, principal: Principal): Promise<void> {
    const state = decision.approved ? 'approved' : 'refused';
    await this.manager.transaction(async (manager) => {
      const quotation = await lockQuotation(manager, id);
      const draft = await this.quotations.draftOf(manager, quotation);
      if (draft.approval === state) return;
      await this.quotations.draftOf(manager, quotation, decision.version);
      if (draft.approval !== 'requested') throw new Conflict(reasonOf('approval_not_requested'));
      const reason = decision.approved ? null : decision.reason;
      await this.set(manager, quotation, draft, state, reason, principal);
      const by = principal.user.name;
      await this.mails.approvalDecided(manager, quotation, draft, { state, by, reason });
    });
  }

  private async set(
    manager: EntityManager,
    { id, number }: QuotationEntity,
    draft: QuotationRevisionEntity,
    approval: ApprovalState,
    text: string | null,
    principal: Principal,
  ): Promise<void> {
    const { revision } = draft;
    // The version is that of the content, which an editor may be changing.
    await manager
      .createQueryBuilder()
      .update(QuotationRevisionEntity)
      .set({ approval, version: () => 'version' })
      .where({ id: draft.id })
      .execute();
    const event = { quotation_id: id, revision, actor_id: principal.user.id, text };
    await addQuotationEvent(manager, { ...event, kind: EVENTS[approval] });
    await writeAudit(manager, principal, {
      ...{ action: 'updated', subject: 'quotation', id, name: number },
      changes: [
        { field: 'approval', before: draft.approval, after: approval },
        ...(text === null ? [] : [{ field: 'approval_reason', before: null, after: text }]),
      ],
    });
  }
}
