import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  CreateGalleryItem,
  GalleryItem,
  GalleryItemQuery,
  UpdateGalleryItem,
} from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { live, orderBy, type Page, pageOf, search } from '../../platform/database/queries';
import { InvalidInput } from '../../platform/http/api-error';
import { isStaff, type Principal, rejectStaffFilters } from '../../platform/http/principal';
import { type GivenPicture, MediaService, picturesOf } from '../../platform/media/media.service';
import { positionBeforeAll } from '../../platform/records/order';
import { load, notFound } from '../../platform/records/record-type';
import { Trash } from '../../platform/records/trash';
import { GalleryItemEntity } from './gallery-item.entity';
import { galleryItemRecord } from './gallery-item.record';
import { toPublicGalleryItem, toStaffGalleryItem } from './gallery-item.mapper';

const SORTABLE = {
  position: 'item.position',
  id: 'item.id',
  title: 'item.title_key',
  project_name: 'item.project_name_key',
  project_location: 'item.project_location_key',
  status: 'item.status',
  updated_at: 'item.updated_at',
  deleted_at: 'item.deleted_at',
};

/** Gallery items: the active ones for visitors, all of them for staff. */
@Injectable()
export class GalleryService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
  ) {}

  async list(query: GalleryItemQuery, principal: Principal | null): Promise<Page<GalleryItem>> {
    const staff = isStaff(principal);
    if (!staff) rejectStaffFilters(query, ['status', 'trash'], principal);
    const found = this.withImage();
    if (query.trash) found.withDeleted().andWhere('item.deleted_at IS NOT NULL');
    else live(found);
    const status = staff ? query.status : 'active';
    if (status) found.andWhere('item.status = :status', { status });
    search(found, ['search_text'], query.q);
    orderBy(found, query.sort ?? (query.trash ? '-deleted_at' : 'position'), SORTABLE);
    const { rows, total } = await pageOf(found, query);
    return { rows: rows.map(staff ? toStaffGalleryItem : toPublicGalleryItem), total };
  }

  /** Staff find what is not active or in the trash too; for a visitor it does not exist. */
  async get(id: number, principal: Principal | null): Promise<GalleryItem> {
    const staff = isStaff(principal);
    const found = this.withImage().withDeleted().andWhere('item.id = :id', { id });
    if (!staff) live(found).andWhere("item.status = 'active'");
    const row = await found.getOne();
    if (!row) throw notFound(galleryItemRecord);
    return staff ? toStaffGalleryItem(row) : toPublicGalleryItem(row);
  }

  async create(
    fields: CreateGalleryItem,
    given: GivenPicture | null,
    principal: Principal,
  ): Promise<number> {
    if (given === null) throw new InvalidInput({ image: 'Image is required' });
    const pictures = picturesOf(given, principal, { kind: 'gallery', alt: fields.title });
    return this.media.withPictures(
      pictures,
      galleryItemRecord,
      principal,
      async (change, [image_id]) => {
        const position = await positionBeforeAll(change.manager, GalleryItemEntity);
        return (await change.insert({ ...fields, position, image_id: image_id! })).id;
      },
    );
  }

  /** What is given is changed. */
  async update(
    id: number,
    { version, ...fields }: UpdateGalleryItem,
    given: GivenPicture | null,
    principal: Principal,
  ): Promise<void> {
    const { title } = await load(this.manager, galleryItemRecord, id, version);
    const pictures = picturesOf(given, principal, { kind: 'gallery', alt: fields.title ?? title });
    await this.media.withPictures(
      pictures,
      galleryItemRecord,
      principal,
      async (change, [uploaded]) => {
        const before = await change.load(id, version);
        const image_id = uploaded ?? before.image_id;
        await change.update(before, { ...fields, image_id });
        if (image_id !== before.image_id) {
          change.afterCommit(() => this.media.release(before.image_id));
        }
      },
    );
  }

  private withImage() {
    return this.manager
      .createQueryBuilder(GalleryItemEntity, 'item')
      .innerJoinAndSelect('item.image', 'image');
  }
}

/** Gallery items stay in the trash with their pictures. */
@Injectable()
export class GalleryItemTrash extends Trash<GalleryItemEntity> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, galleryItemRecord, {
      afterPurge: (rows) => media.discard(...rows.map(({ image_id }) => image_id)),
    });
  }
}
