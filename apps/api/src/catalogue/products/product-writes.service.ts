import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CreateProduct, UpdateProduct } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In } from 'typeorm';
import { CategoryIndex, type KnownCategory } from '../categories/category-index';
import { InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MediaEntity } from '../../platform/media/media.entity';
import { MediaService } from '../../platform/media/media.service';
import type { Change } from '../../platform/records/change';
import { publishAt } from '../../platform/records/publish-date';
import { load, staleVersion } from '../../platform/records/record-type';
import {
  imageColumns,
  type Slot,
  slotsOf,
  type Present,
  toStore,
  type Uploads,
} from './product-pictures';
import { blankFieldsWithout, COPIED_COLUMNS, imageIds, productRecord } from './product-record';
import { typeIn, typeOfCategory } from './product-type';
import { ProductEntity } from './product.entity';
import { serviceRecord } from './service-record';
import { rejectWrongSuccessor } from './successor';

@Injectable()
export class ProductWritesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
  ) {}

  async create(body: CreateProduct, uploads: Uploads, principal: Principal): Promise<number> {
    const { category, ...fields } = ownFields(body);
    const date = dateOf(body, 'published');
    const record = serviceRecord(body);
    const slots = slotsOf({
      given: body.pictures,
      uploads,
      present: [],
      library: await libraryPictures(this.manager, body),
      title: body.title,
      createdBy: principal.user.id,
    });
    return this.media.withPictures(
      toStore(slots),
      productRecord,
      principal,
      async (change, ids) => {
        const found = await categoryOf(change.manager, category);
        const type = typeIn(found, fields.type);
        await rejectWrongSuccessor(change.manager, null, fields.successor_id);
        const last = await change.manager.maximum(ProductEntity, 'position');
        const row = await change.insert({
          position: last ?? 0,
          ...fields,
          ...date,
          ...record,
          ...imageColumns(slots, ids),
          category_id: found.id,
          type,
        });
        return row.id;
      },
    );
  }

  /** Changes the given fields. Without a version the write succeeds, even after another write. */
  async update(
    id: number,
    body: UpdateProduct,
    uploads: Uploads,
    principal: Principal,
  ): Promise<void> {
    const touched = body.pictures !== undefined || Object.keys(uploads).length > 0;
    const loaded = touched ? await load(this.manager, productRecord, id, body.version) : null;
    const present = loaded ? presentOf(loaded) : [];
    const slots =
      loaded &&
      slotsOf({
        given: body.pictures,
        uploads,
        present,
        library: await libraryPictures(this.manager, body),
        title: body.title ?? loaded.title,
        createdBy: principal.user.id,
      });
    await this.media.withPictures(
      slots ? toStore(slots) : [],
      productRecord,
      principal,
      async (change, ids) => {
        const before = await change.load(id, body.version);
        // The pictures were arranged before the transaction: they must not have changed since.
        if (loaded && layoutOf(loaded) !== layoutOf(before)) {
          throw await staleVersion(change.manager, productRecord, id);
        }
        await this.write(change, before, body, slots && imageColumns(slots, ids));
        const released = slots ? imageIds(before).filter((image) => !isRetained(slots, image)) : [];
        change.afterCommit(() => this.media.release(...released));
      },
    );
  }

  /** Creates a hidden copy of the original, with separate pictures and without a service record. */
  async duplicate(id: number, principal: Principal): Promise<number> {
    const original = await load(this.manager, productRecord, id);
    const createdBy = principal.user.id;
    const slots = presentOf(original).map(
      (row): Slot => row && { store: { copyOf: row, alt: row.alt, createdBy } },
    );
    return this.media.withPictures(
      toStore(slots),
      productRecord,
      principal,
      async (change, ids) => {
        const present = await change.load(id);
        const copied: Partial<ProductEntity> = Object.fromEntries(
          COPIED_COLUMNS.map((column) => [column, present[column]]),
        );
        const row = await change.insert({
          ...copied,
          ...imageColumns(slots, ids),
          title: `${present.title.slice(0, 193)} (copy)`,
          visibility: 'hidden',
          blank_fields: present.blank_fields,
        });
        return row.id;
      },
    );
  }

  private async write(
    change: Change<ProductEntity>,
    before: ProductEntity,
    body: UpdateProduct,
    images: Partial<ProductEntity> | null,
  ): Promise<void> {
    const { category, ...fields } = ownFields(body);
    if (fields.successor_id !== before.successor_id) {
      await rejectWrongSuccessor(change.manager, before.id, fields.successor_id);
    }
    const after: Partial<ProductEntity> = {
      ...fields,
      ...dateOf(body, before.visibility),
      ...serviceRecord(body, before),
      ...images,
    };
    if (category !== undefined) {
      after.category_id = (await categoryOf(change.manager, category)).id;
    }
    if (category !== undefined || fields.type !== undefined) {
      const category_id = after.category_id ?? before.category_id;
      after.type = await typeOfCategory(change.manager, category_id, fields.type);
    }
    const changes = change.changesTo(before, after);
    const blank_fields = blankFieldsWithout(
      before,
      changes.map(({ field }) => field),
    );
    await change.update(before, { ...after, blank_fields }, { changes });
  }
}

/** Returns the library pictures that a body refers to. */
async function libraryPictures(
  manager: EntityManager,
  { pictures = [] }: UpdateProduct,
): Promise<Map<number, MediaEntity>> {
  const ids = pictures.flatMap((slot) => slot?.media ?? []);
  const rows = ids.length > 0 ? await manager.findBy(MediaEntity, { id: In(ids) }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the publish date of a write: a product that is visible afterwards has none. */
const dateOf = (
  { visibility, publish_at }: UpdateProduct,
  before: ProductEntity['visibility'],
): Pick<Partial<ProductEntity>, 'publish_at'> =>
  publishAt(publish_at, (visibility ?? before) !== 'hidden', reason('product_publish_date'));

async function categoryOf(manager: EntityManager, key: string): Promise<KnownCategory> {
  const found = (await CategoryIndex.load(manager)).find(key);
  if (found) return found;
  throw new InvalidInput({ category: reason('category_missing', { category: key }) });
}

/** Returns the fields of the row itself: the database keeps the version, and pictures have their own columns. */
function ownFields<Body extends UpdateProduct>(
  body: Body,
): Omit<Body, 'version' | 'pictures' | 'publish_at'> {
  const fields = { ...body };
  delete fields.version;
  delete fields.pictures;
  delete fields.publish_at;
  return fields;
}

const presentOf = ({ image_1, image_2, image_3 }: ProductEntity): Present => [
  image_1,
  image_2,
  image_3,
];
const layoutOf = ({ image_1_id, image_2_id, image_3_id }: ProductEntity) =>
  JSON.stringify([image_1_id, image_2_id, image_3_id]);
const isRetained = (slots: Slot[], id: number) =>
  slots.some((slot) => slot !== null && 'keep' in slot && slot.keep === id);
