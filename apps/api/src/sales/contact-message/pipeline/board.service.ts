import { Injectable } from '@nestjs/common';
import {
  CARDS_PER_COLUMN,
  type PipelineCard,
  type PipelineColumn,
  type PipelineQuery,
  STAGES,
} from '@shishir/contract';
import type { Principal } from '../../../platform/http/principal';
import type { ContactMessageEntity } from '../contact-message.entity';
import { fullName } from '../contact-message.mapper';
import { InboxService } from '../inbox/inbox.service';

const CARD_COLUMNS = [
  ...(['id', 'reference', 'kind', 'first_name', 'last_name', 'email', 'company'] as const),
  ...(['stage', 'lost_reason', 'value', 'next_step', 'next_on', 'version', 'created_at'] as const),
].map((name) => `message.${name}`);

/** Reads the board of the pipeline: one statement for the totals, and one for each stage with enquiries. */
@Injectable()
export class BoardService {
  constructor(private readonly inbox: InboxService) {}

  async columns(query: PipelineQuery, principal: Principal): Promise<PipelineColumn[]> {
    const filters = { ...query, pipeline: 'yes' } as const;
    const totals = await this.inbox
      .narrowed(filters, principal)
      .select('message.stage', 'stage')
      .addSelect('COUNT(*)', 'count')
      .addSelect('SUM(message.value)', 'value')
      .groupBy('message.stage')
      .getRawMany<{ stage: string; count: number | string; value: number | string | null }>();
    return Promise.all(
      STAGES.map(async (stage) => {
        const total = totals.find((row) => row.stage === stage);
        const rows = total
          ? await this.inbox
              .narrowed({ ...filters, stage }, principal)
              .leftJoin('message.owner', 'owner')
              .select([...CARD_COLUMNS, 'owner.id', 'owner.name'])
              .orderBy('message.created_at', 'DESC')
              .addOrderBy('message.id', 'DESC')
              .limit(CARDS_PER_COLUMN)
              .getMany()
          : [];
        const [count, value] = [Number(total?.count ?? 0), Number(total?.value ?? 0)];
        return { stage, count, value, cards: rows.map(toCard) };
      }),
    );
  }
}

function toCard(row: ContactMessageEntity): PipelineCard {
  const { id, kind, company, stage, lost_reason, value, next_step, next_on, version } = row;
  return {
    ...{ id, reference: row.reference ?? '', kind, name: fullName(row) || row.email, company },
    ...{ stage, lost_reason, value, next_step, next_on, version },
    owner: row.owner && { id: row.owner.id, name: row.owner.name },
    created_at: row.created_at.toISOString(),
  };
}
