import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CreateIndustry, Industry, IndustryQuery, UpdateIndustry } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { live, orderBy, type Page, pageOf, search } from '../../platform/database/queries';
import { isStaff, type Principal, rejectStaffFilters } from '../../platform/http/principal';
import { type GivenPicture, MediaService, picturesOf } from '../../platform/media/media.service';
import { positionAfterAll } from '../../platform/records/order';
import { load, notFound } from '../../platform/records/record-type';
import { Trash } from '../../platform/records/trash';
import { IndustryEntity } from './industry.entity';
import { industryRecord } from './industry.record';
import { toPublicIndustry, toStaffIndustry } from './industry.mapper';

const SORTABLE = {
  position: 'item.position',
  id: 'item.id',
  title: 'item.title_key',
  link: 'item.link',
  updated_at: 'item.updated_at',
  deleted_at: 'item.deleted_at',
};

/** The kinds of places that we cool: the active ones for visitors, all of them for staff. */
@Injectable()
export class IndustriesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
  ) {}

  /** What visitors see, with the pictures. */
  listActive(): Promise<IndustryEntity[]> {
    return this.manager.find(IndustryEntity, {
      where: { active: true },
      relations: { image: true },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  async list(query: IndustryQuery, principal: Principal | null): Promise<Page<Industry>> {
    const staff = isStaff(principal);
    if (!staff) rejectStaffFilters(query, ['active', 'trash'], principal);
    const found = this.withImage();
    if (query.trash) found.withDeleted().andWhere('item.deleted_at IS NOT NULL');
    else live(found);
    const active = staff ? query.active : 'true';
    if (active) found.andWhere('item.active = :active', { active: active === 'true' });
    search(found, ['search_text'], query.q);
    orderBy(found, query.sort ?? (query.trash ? '-deleted_at' : 'position'), SORTABLE);
    const { rows, total } = await pageOf(found, query);
    return { rows: rows.map(staff ? toStaffIndustry : toPublicIndustry), total };
  }

  /** Staff find what is not active or in the trash too; for a visitor it does not exist. */
  async get(id: number, principal: Principal | null): Promise<Industry> {
    const staff = isStaff(principal);
    const found = this.withImage().withDeleted().andWhere('item.id = :id', { id });
    if (!staff) live(found).andWhere('item.active = :active', { active: true });
    const row = await found.getOne();
    if (!row) throw notFound(industryRecord);
    return staff ? toStaffIndustry(row) : toPublicIndustry(row);
  }

  async create(
    fields: CreateIndustry,
    given: GivenPicture | null,
    principal: Principal,
  ): Promise<number> {
    const pictures = picturesOf(given, principal, { kind: 'industry', alt: fields.title });
    return this.media.withPictures(
      pictures,
      industryRecord,
      principal,
      async (change, [image_id = null]) => {
        const position = await positionAfterAll(change.manager, IndustryEntity);
        return (await change.insert({ ...fields, position, image_id })).id;
      },
    );
  }

  /** What is given is changed. */
  async update(
    id: number,
    { version, remove_image, ...fields }: UpdateIndustry,
    given: GivenPicture | null,
    principal: Principal,
  ): Promise<void> {
    const { title } = await load(this.manager, industryRecord, id, version);
    const pictures = picturesOf(given, principal, { kind: 'industry', alt: fields.title ?? title });
    await this.media.withPictures(
      pictures,
      industryRecord,
      principal,
      async (change, [uploaded]) => {
        const before = await change.load(id, version);
        const image_id = uploaded ?? (remove_image ? null : before.image_id);
        await change.update(before, { ...fields, image_id });
        if (image_id !== before.image_id) {
          change.afterCommit(() => this.media.release(before.image_id));
        }
      },
    );
  }

  private withImage() {
    return this.manager
      .createQueryBuilder(IndustryEntity, 'item')
      .leftJoinAndSelect('item.image', 'image');
  }
}

/** Industries stay in the trash with their pictures. */
@Injectable()
export class IndustryTrash extends Trash<IndustryEntity> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, industryRecord, {
      afterPurge: (rows) => media.discard(...rows.map(({ image_id }) => image_id)),
    });
  }
}
