import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  CreateVrfProject,
  VrfProject,
  VrfProjectQuery,
  UpdateVrfProject,
} from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { live, orderBy, type Page, pageOf, search } from '../database/queries';
import { InvalidInput } from '../http/api-error';
import { isStaff, type Principal, rejectStaffFilters } from '../http/principal';
import { MediaService, type NewPicture } from '../media/media.service';
import { load, notFound } from '../records/record-type';
import { Trash } from '../records/trash';
import { VrfProjectEntity, vrfProjectRecord } from './vrf-project.entity';
import { toPublicVrfProject, toStaffVrfProject } from './vrf-project.mapper';

const SORTABLE = {
  id: 'item.id',
  title: 'item.title',
  status: 'item.status',
  updated_at: 'item.updated_at',
  deleted_at: 'item.deleted_at',
};
const SEARCHED = ['title', 'description'] as const;

/** VRF projects: the active ones for visitors, all of them for staff. */
@Injectable()
export class VrfProjectService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
  ) {}

  async list(query: VrfProjectQuery, principal: Principal | null): Promise<Page<VrfProject>> {
    const staff = isStaff(principal);
    if (!staff) rejectStaffFilters(query, ['status', 'trash'], principal);
    const found = this.withImage();
    if (query.trash) found.withDeleted().andWhere('item.deleted_at IS NOT NULL');
    else live(found);
    const status = staff ? query.status : 'active';
    if (status) found.andWhere('item.status = :status', { status });
    search(found, SEARCHED, query.q);
    orderBy(found, query.sort ?? (query.trash ? '-deleted_at' : '-id'), SORTABLE);
    const { rows, total } = await pageOf(found, query);
    return { rows: rows.map(staff ? toStaffVrfProject : toPublicVrfProject), total };
  }

  /** Staff find what is not active or in the trash too; for a visitor it does not exist. */
  async get(id: number, principal: Principal | null): Promise<VrfProject> {
    const staff = isStaff(principal);
    const found = this.withImage().withDeleted().andWhere('item.id = :id', { id });
    if (!staff) live(found).andWhere("item.status = 'active'");
    const row = await found.getOne();
    if (!row) throw notFound(vrfProjectRecord);
    return staff ? toStaffVrfProject(row) : toPublicVrfProject(row);
  }

  async create(
    fields: CreateVrfProject,
    upload: Buffer | null,
    principal: Principal,
  ): Promise<number> {
    if (!upload) throw new InvalidInput({ image: 'Image is required' });
    const pictures = picturesOf(upload, fields.title, principal);
    return this.media.withPictures(
      pictures,
      vrfProjectRecord,
      principal,
      async (change, [image_id]) => (await change.insert({ ...fields, image_id: image_id! })).id,
    );
  }

  /** What is given is changed. */
  async update(
    id: number,
    { version, ...fields }: UpdateVrfProject,
    upload: Buffer | null,
    principal: Principal,
  ): Promise<void> {
    const { title } = await load(this.manager, vrfProjectRecord, id, version);
    const pictures = picturesOf(upload, fields.title ?? title, principal);
    await this.media.withPictures(
      pictures,
      vrfProjectRecord,
      principal,
      async (change, [uploaded]) => {
        const before = await change.load(id, version);
        const image_id = uploaded ?? before.image_id;
        await change.update(before, { ...fields, image_id });
        if (image_id !== before.image_id) {
          change.afterCommit(() => this.media.discard(before.image_id));
        }
      },
    );
  }

  private withImage() {
    return this.manager
      .createQueryBuilder(VrfProjectEntity, 'item')
      .innerJoinAndSelect('item.image', 'image');
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

function picturesOf(upload: Buffer | null, alt: string, { user }: Principal): NewPicture[] {
  if (!upload) return [];
  return [{ upload, field: 'image', kind: 'vrf-project', shape: 'free', alt, createdBy: user.id }];
}
