import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CreateVrfProject,
  type Drawing,
  PUBLIC_VRF_PROJECT_STATUSES,
  UpdateVrfProject,
  type VrfProject,
  type VrfProjectQuery,
} from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { live, orderBy, type Page, pageOf, search } from '../../platform/database/queries';
import { InvalidInput } from '../../platform/http/api-error';
import { isStaff, type Principal, rejectStaffFilters } from '../../platform/http/principal';
import { type GivenPicture, MediaService, picturesOf } from '../../platform/media/media.service';
import { publishAt } from '../../platform/records/publish-date';
import { load, notFound } from '../../platform/records/record-type';
import { Trash } from '../../platform/records/trash';
import { VersionedRecord } from '../../platform/records/versioned';
import { DrawingFiles } from './drawing-files';
import { VrfProjectEntity } from './vrf-project.entity';
import { vrfProjectRecord } from './vrf-project.record';
import { toPublicVrfProject, toStaffVrfProject } from './vrf-project.mapper';

const SORTABLE = {
  id: 'item.id',
  project_name: 'item.project_name_key',
  client_name: 'item.client_name_key',
  location: 'item.location_key',
  status: 'item.status',
  completed_date: 'item.completed_date',
  updated_at: 'item.updated_at',
  deleted_at: 'item.deleted_at',
};

/** VRF projects: those of the public statuses for visitors, all of them for staff. */
@Injectable()
export class VrfProjectService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
    private readonly files: DrawingFiles,
  ) {}

  async list(query: VrfProjectQuery, principal: Principal | null): Promise<Page<VrfProject>> {
    const { rows, total } = await pageOf(this.selected(query, principal), query);
    return { rows: rows.map(isStaff(principal) ? toStaffVrfProject : toPublicVrfProject), total };
  }

  /** All that the filters leave, in their order. */
  async all(query: VrfProjectQuery, principal: Principal): Promise<VrfProject[]> {
    return (await this.selected(query, principal).getMany()).map(toStaffVrfProject);
  }

  private selected(query: VrfProjectQuery, principal: Principal | null) {
    const staff = isStaff(principal);
    if (!staff) rejectStaffQuery(query, principal);
    const found = this.withImage();
    if (query.trash) found.withDeleted().andWhere('item.deleted_at IS NOT NULL');
    else live(found);
    const { status, category, visible } = query;
    if (!staff || visible === 'true') found.andWhere(VISIBLE, PUBLIC);
    if (visible === 'false') found.andWhere(`NOT (${VISIBLE})`, PUBLIC);
    if (staff && status) found.andWhere('item.status = :status', { status });
    if (category) found.andWhere('item.category = :category', { category });
    search(found, [staff ? 'staff_search_text' : 'search_text'], query.q);
    orderBy(found, query.sort ?? (query.trash ? '-deleted_at' : '-id'), SORTABLE);
    return found;
  }

  /** Staff find what is not public or in the trash too; for a visitor it does not exist. */
  async get(id: number, principal: Principal | null): Promise<VrfProject> {
    const staff = isStaff(principal);
    const found = this.withImage().withDeleted().andWhere('item.id = :id', { id });
    if (!staff) live(found).andWhere(VISIBLE, PUBLIC);
    const row = await found.getOne();
    if (!row) throw notFound(vrfProjectRecord);
    return staff ? toStaffVrfProject(row) : toPublicVrfProject(row);
  }

  async create(
    { equipment_list = [], drawings = [], publish_at, ...fields }: CreateVrfProject,
    given: GivenPicture | null,
    principal: Principal,
  ): Promise<number> {
    rejectWrongDates(fields);
    const checked = await this.files.checked(drawings, []);
    const pictures = picturesOf(given, principal, {
      kind: 'vrf-project',
      alt: fields.project_name,
    });
    return this.media.withPictures(
      pictures,
      vrfProjectRecord,
      principal,
      async (change, [image_id = null]) => {
        const { id } = await change.insert({
          ...fields,
          ...dateOf(publish_at),
          equipment_list,
          drawings: checked,
          image_id,
        });
        return id;
      },
    );
  }

  /** What is given is changed. */
  async update(
    id: number,
    { version, remove_image, drawings, publish_at, ...fields }: UpdateVrfProject,
    given: GivenPicture | null,
    principal: Principal,
  ): Promise<void> {
    const { project_name, drawings: known } = await load(
      this.manager,
      vrfProjectRecord,
      id,
      version,
    );
    const checked = drawings && { drawings: await this.files.checked(drawings, known) };
    const pictures = picturesOf(given, principal, {
      kind: 'vrf-project',
      alt: fields.project_name ?? project_name,
    });
    await this.media.withPictures(
      pictures,
      vrfProjectRecord,
      principal,
      async (change, [uploaded]) => {
        const before = await change.load(id, version);
        rejectWrongDates({ ...before, ...fields });
        const image_id = uploaded ?? (remove_image ? null : before.image_id);
        await change.update(before, { ...fields, ...checked, ...dateOf(publish_at), image_id });
        if (image_id !== before.image_id) {
          change.afterCommit(() => this.media.release(before.image_id));
        }
      },
    );
  }

  private withImage() {
    return this.manager
      .createQueryBuilder(VrfProjectEntity, 'item')
      .leftJoinAndSelect('item.image', 'image');
  }
}

/** VRF projects stay in the trash with their pictures. */
@Injectable()
export class VrfProjectTrash extends Trash<VrfProjectEntity> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, vrfProjectRecord, {
      afterPurge: (rows) => media.discard(...rows.map(({ image_id }) => image_id)),
    });
  }
}

const PUBLIC = { statuses: PUBLIC_VRF_PROJECT_STATUSES };

/** What visitors see: a public status, and no publish date that has yet to come. */
const VISIBLE = 'item.status IN (:...statuses) AND item.publish_at IS NULL';

/** A project with a public status has a date too: the date alone hides it until then. */
const dateOf = (publish_at: string | null | undefined) => publishAt(publish_at, false, '');

/** An order by the client would tell visitors of whom a project is. */
function rejectStaffQuery(query: VrfProjectQuery, principal: Principal | null): void {
  const { status, trash, visible, sort } = query;
  const byClient = sort?.endsWith('client_name') ? sort : undefined;
  const given = { status, trash, visible, sort: byClient };
  rejectStaffFilters(given, ['status', 'trash', 'visible', 'sort'], principal);
}

/** ISO dates are in order as texts are. */
function rejectWrongDates({
  start_date: start,
  completed_date: completed,
}: Partial<Pick<VrfProject, 'start_date' | 'completed_date'>>): void {
  if (!start || !completed || completed >= start) return;
  const sentence = 'The project cannot be completed before it starts.';
  throw new InvalidInput({ completed_date: sentence }, sentence);
}

export const vrfProjectVersions = new VersionedRecord(vrfProjectRecord, {
  schema: UpdateVrfProject,
  pictures: ['image_id'],
  async check(_manager, before, { drawings, ...fields }, env) {
    rejectWrongDates({ ...before, ...fields });
    await new DrawingFiles(env).checked((drawings ?? []) as Drawing[], before.drawings);
  },
});
