import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type Drawing, type VrfProject, vrfProjectRecord } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, type SelectQueryBuilder, type WhereExpressionBuilder } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MediaService } from '../../platform/media/media.service';
import { apiRecord, versionsOf } from '../../platform/record-api/api-record';
import {
  type Given,
  type ListQuery,
  RecordService,
} from '../../platform/record-api/record.service';
import { publishAt } from '../../platform/records/publish-date';
import { DrawingFiles } from './drawing-files';
import { VrfProjectEntity } from './vrf-project.entity';

export const vrfProjectApi = apiRecord(vrfProjectRecord, VrfProjectEntity, {
  more: ['equipment_list', 'drawings'],
  published: () => ({ publish_at: null }),
});
export const vrfProjectVersions = versionsOf(vrfProjectApi, {
  async check(_manager, before, { drawings, ...fields }, env) {
    rejectWrongDates({ ...before, ...fields });
    await new DrawingFiles(env).checked((drawings ?? []) as Drawing[], before.drawings);
  },
});

/** Manages VRF projects: visitors see those with a public status, staff see all. */
@Injectable()
export class VrfProjectService extends RecordService<VrfProjectEntity, VrfProject> {
  constructor(
    @InjectEntityManager() manager: EntityManager,
    media: MediaService,
    private readonly files: DrawingFiles,
  ) {
    super(manager, media, vrfProjectApi);
  }

  /** Returns all projects that match the filters, in their order. */
  async all(query: ListQuery, principal: Principal): Promise<VrfProject[]> {
    const rows = await this.selected(query, principal).getMany();
    return rows.map((row) => this.record.toResponse(row, true));
  }

  /** A project with a public status can have a publish date too; until then only that date hides it. */
  protected override onlyVisible(found: WhereExpressionBuilder): void {
    super.onlyVisible(found);
    found.andWhere('item.publish_at IS NULL');
  }

  protected override filter(
    builder: SelectQueryBuilder<VrfProjectEntity>,
    { visible, ...query }: ListQuery,
  ): void {
    super.filter(builder, query);
    if (visible === 'true') this.onlyVisible(builder);
    if (visible === 'false') {
      builder.andWhere('(item.status NOT IN (:...public) OR item.publish_at IS NOT NULL)', {
        public: vrfProjectRecord.fields.status.visible,
      });
    }
  }

  protected override staffParameters(): string[] {
    return [...super.staffParameters(), 'visible'];
  }

  protected override async prepared(given: Given, before: VrfProjectEntity | null) {
    const { drawings } = given as { drawings?: Drawing[] };
    if (!drawings) return given;
    return { ...given, drawings: await this.files.checked(drawings, before?.drawings ?? []) };
  }

  protected override columns({ publish_at, ...given }: Given, before: VrfProjectEntity | null) {
    rejectWrongDates({ ...before, ...given });
    return {
      ...(!before && { equipment_list: [], drawings: [] }),
      ...super.columns(given, before),
      ...publishAt(publish_at as string | null | undefined, false, ''),
    };
  }
}

/** ISO dates can be compared as text. */
function rejectWrongDates({
  start_date: start,
  completed_date: completed,
}: Partial<Pick<VrfProject, 'start_date' | 'completed_date'>>): void {
  if (!start || !completed || completed >= start) return;
  const problem = reason('project_dates_reversed');
  throw new InvalidInput({ completed_date: problem }, problem);
}
