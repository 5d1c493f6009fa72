import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CreateProduct, UpdateProduct } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { CategoryIndex } from '../categories/category-index';
import { revision } from '../database/revision';
import { Conflict, InvalidInput, NotFound, StaleVersion } from '../http/api-error';
import type { Principal } from '../http/principal';
import { MediaService } from '../media/media.service';
import { changesBetween, writeAudit } from '../records/audit';
import { AUDITED_COLUMNS, COPIED_COLUMNS, recordOf } from './product-audit';
import {
  imageColumns,
  type Slot,
  slotsOf,
  type Present,
  toStore,
  type Uploads,
} from './product-pictures';
import { readForStaff } from './product-row';
import { ProductEntity } from './product.entity';
import { toStaffProduct } from './product.mapper';
import { serviceRecord } from './service-record';

const IMAGES = { image_1: true, image_2: true, image_3: true };
@Injectable()
export class ProductWritesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
  ) {}

  async create(body: CreateProduct, uploads: Uploads, principal: Principal): Promise<number> {
    const { category, pictures: given, ...fields } = body;
    const record = serviceRecord(body);
    const slots = slotsOf({
      given,
      uploads,
      present: [],
      title: body.title,
      createdBy: principal.user.id,
    });
    return this.media.withPictures(toStore(slots), async (manager, ids) => {
      await revision.raise(manager);
      const category_id = await this.categoryOf(manager, category);
      const last = await manager.maximum(ProductEntity, 'position');
      return this.insert(manager, principal, {
        position: last ?? 0,
        ...fields,
        ...record,
        ...imageColumns(slots, ids),
        category_id,
      });
    });
  }

  /** What is given is changed. Without a version the write succeeds, whatever was written meanwhile. */
  async update(
    id: number,
    body: UpdateProduct,
    uploads: Uploads,
    principal: Principal,
  ): Promise<void> {
    const touched = body.pictures !== undefined || Object.keys(uploads).length > 0;
    const loaded = touched ? await this.load(this.manager, id, body.version) : null;
    const present = loaded ? presentOf(loaded) : [];
    const slots =
      loaded &&
      slotsOf({
        given: body.pictures,
        uploads,
        present,
        title: body.title ?? loaded.title,
        createdBy: principal.user.id,
      });
    const released = await this.media.withPictures(
      slots ? toStore(slots) : [],
      async (manager, ids) => {
        await revision.raise(manager);
        const before = await this.load(manager, id, body.version);
        // The pictures were laid out before the transaction: they must still be the same.
        if (loaded && layoutOf(loaded) !== layoutOf(before)) {
          throw await this.stale(manager, id);
        }
        await this.change(manager, principal, before, body, slots && imageColumns(slots, ids));
        return slots ? imageIds(before).filter((image) => !isRetained(slots, image)) : [];
      },
    );
    await this.media.discard(...released);
  }

  /** A hidden copy beside the original, with pictures of its own and without a service record. */
  async duplicate(id: number, principal: Principal): Promise<number> {
    const original = await this.load(this.manager, id);
    const createdBy = principal.user.id;
    const slots = presentOf(original).map(
      (row): Slot => row && { store: { copyOf: row, alt: row.alt, createdBy } },
    );
    return this.media.withPictures(toStore(slots), async (manager, ids) => {
      await revision.raise(manager);
      const present = await this.load(manager, id);
      const columns = Object.fromEntries(COPIED_COLUMNS.map((column) => [column, present[column]]));
      return this.insert(manager, principal, {
        ...columns,
        ...imageColumns(slots, ids),
        title: `${present.title.slice(0, 193)} (copy)`,
        visibility: 'hidden',
        blank_fields: present.blank_fields,
      });
    });
  }

  private async insert(
    manager: EntityManager,
    principal: Principal,
    columns: Partial<ProductEntity>,
  ): Promise<number> {
    const row = await manager.save(manager.create(ProductEntity, columns));
    await writeAudit(manager, principal, {
      ...recordOf(row),
      action: 'created',
      changes: changesBetween(null, row, AUDITED_COLUMNS),
    });
    return row.id;
  }

  private async change(
    manager: EntityManager,
    principal: Principal,
    before: ProductEntity,
    body: UpdateProduct,
    images: Partial<ProductEntity> | null,
  ): Promise<void> {
    const { category, ...fields } = withoutPictures(body);
    const after: Partial<ProductEntity> = {
      ...fields,
      ...serviceRecord(body, before),
      ...images,
      ...(category === undefined ? {} : { category_id: await this.categoryOf(manager, category) }),
    };
    const changes = changesBetween(before, { ...before, ...after }, AUDITED_COLUMNS);
    if (changes.length === 0) return;
    const changed = changes.map(({ field }) => field.replace(/^(image_\d)_id$/, '$1'));
    const blank = before.blank_fields?.filter((field) => !changed.includes(field)) ?? [];
    const { affected } = await manager.update(
      ProductEntity,
      { id: before.id, version: before.version },
      { ...after, blank_fields: blank.length > 0 ? blank : null },
    );
    if (!affected) throw await this.stale(manager, before.id);
    await writeAudit(manager, principal, {
      ...recordOf(before),
      action: 'updated',
      changes,
    });
  }

  private async categoryOf(manager: EntityManager, key: string): Promise<number> {
    const found = (await CategoryIndex.load(manager)).find(key);
    if (found) return found.id;
    throw new InvalidInput({ category: `There is no category ‘${key}’.` });
  }

  private async load(manager: EntityManager, id: number, version?: number): Promise<ProductEntity> {
    const row = await manager.findOne(ProductEntity, {
      where: { id },
      relations: IMAGES,
      withDeleted: true,
    });
    if (!row) throw new NotFound('Product not found');
    if (row.deleted_at) {
      throw new Conflict('This product is in the trash. Take it out of there first.');
    }
    if (version !== undefined && version !== row.version) throw await this.stale(manager, id);
    return row;
  }

  private async stale(manager: EntityManager, id: number): Promise<StaleVersion> {
    const [current] = await readForStaff(manager, [id]);
    return new StaleVersion('This product', current && toStaffProduct(current));
  }
}

/** The fields of the row itself: the version is the database's affair, the pictures have their own columns. */
function withoutPictures(body: UpdateProduct): Omit<UpdateProduct, 'version' | 'pictures'> {
  const fields = { ...body };
  delete fields.version;
  delete fields.pictures;
  return fields;
}

const presentOf = ({ image_1, image_2, image_3 }: ProductEntity): Present => [
  image_1,
  image_2,
  image_3,
];
const imageIds = ({ image_1_id, image_2_id, image_3_id }: ProductEntity): number[] =>
  [image_1_id, image_2_id, image_3_id].filter((id) => id !== null);
const layoutOf = ({ image_1_id, image_2_id, image_3_id }: ProductEntity) =>
  JSON.stringify([image_1_id, image_2_id, image_3_id]);
const isRetained = (slots: Slot[], id: number) =>
  slots.some((slot) => slot !== null && 'keep' in slot && slot.keep === id);
