import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CreateDocument,
  type Document,
  type DocumentQuery,
  hasOneOwner,
  type UpdateDocument,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, IsNull, Not } from 'typeorm';
import { InvalidInput, NotFound } from '../../platform/http/api-error';
import { isStaff, type Principal } from '../../platform/http/principal';
import type { IncomingFile } from '../../platform/http/uploads';
import { change } from '../../platform/records/change';
import { notFound, type RecordType } from '../../platform/records/record-type';
import { Trash } from '../../platform/records/trash';
import { DocumentEntity, documentRecord } from './document.entity';
import { DocumentFiles } from './document-files';
import { toStaffDocument } from './document.mapper';
import { inOrder } from './public-documents';

type Owner = Pick<DocumentEntity, 'product_id' | 'category_id' | 'unit_id'>;

/** SQL that finds the product or category of a document if visitors may see it, by the rules of its page. */
const IS_PUBLIC = {
  product: `SELECT 1 AS found FROM products product
    JOIN categories category ON category.id = product.category_id
    WHERE product.id = ? AND product.deleted_at IS NULL AND product.visibility <> 'hidden'
    AND category.status = 'active'`,
  category: `SELECT 1 AS found FROM categories
    WHERE id = ? AND deleted_at IS NULL AND status = 'active'`,
  // Only with its code, see `ofUnit`.
  unit: 'SELECT 1 AS found FROM unit WHERE id = ? AND 1 = 0',
};
const IS_THERE = {
  product: 'SELECT 1 AS found FROM products WHERE id = ? AND deleted_at IS NULL',
  category: 'SELECT 1 AS found FROM categories WHERE id = ? AND deleted_at IS NULL',
  unit: 'SELECT 1 AS found FROM unit WHERE id = ? AND deleted_at IS NULL',
};

/** Manages the documents of products, categories and installed units. */
@Injectable()
export class DocumentsService {
  private readonly type: RecordType<DocumentEntity> = {
    ...documentRecord,
    async current(manager, id) {
      const row = await manager.findOneBy(DocumentEntity, { id });
      return row && toStaffDocument(row);
    },
  };

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly files: DocumentFiles,
  ) {}

  async list({ trash, ...owner }: DocumentQuery): Promise<Document[]> {
    if (!hasOneOwner(owner)) {
      throw new InvalidInput({ product_id: reason('document_owner_missing') });
    }
    const rows = await this.manager.find(DocumentEntity, {
      where: {
        ...owner,
        ...(trash && { deleted_at: Not(IsNull()) }),
      },
      withDeleted: trash !== undefined,
    });
    return rows.sort(inOrder).map(toStaffDocument);
  }

  async get(id: number): Promise<Document> {
    const row = await this.manager.findOneBy(DocumentEntity, { id });
    if (!row) throw notFound(this.type);
    return toStaffDocument(row);
  }

  async create(
    { product_id, category_id, unit_id, ...fields }: CreateDocument,
    incoming: IncomingFile,
    principal: Principal,
  ): Promise<number> {
    const owner: Owner = {
      product_id: product_id ?? null,
      category_id: category_id ?? null,
      unit_id: unit_id ?? null,
    };
    // Checked before the file is stored, and again with the row.
    await rejectMissing(this.manager, owner);
    return this.files.withFile(incoming, (file) =>
      change(this.manager, this.type, principal, async (change) => {
        await rejectMissing(change.manager, owner);
        const row = await change.insert({ ...fields, ...owner, ...file });
        return row.id;
      }),
    );
  }

  async update(
    id: number,
    { version, ...fields }: UpdateDocument,
    principal: Principal,
  ): Promise<void> {
    await change(this.manager, this.type, principal, async (change) => {
      await change.update(await change.load(id, version), fields);
    });
  }

  /**
   * Returns a document for download: any for staff, for others a public one of a product or category that they may see.
   * Read from the primary database and never cached, so that a withdrawn document is gone with the next request.
   */
  async downloadable(id: number, principal: Principal | null): Promise<DocumentEntity> {
    const missing = notFound(this.type);
    const row = await this.manager.findOneBy(DocumentEntity, { id });
    if (!row) throw missing;
    if (isStaff(principal)) return row;
    if (!row.is_public || !(await isFound(this.manager, IS_PUBLIC, row))) throw missing;
    return row;
  }

  /** Returns the public documents of an installed unit, for people with its code. */
  async ofUnit(unit_id: number): Promise<DocumentEntity[]> {
    const rows = await this.manager.findBy(DocumentEntity, { unit_id, is_public: true });
    return rows.sort(inOrder);
  }
}

@Injectable()
export class DocumentTrash extends Trash<DocumentEntity> {
  constructor(@InjectEntityManager() manager: EntityManager, files: DocumentFiles) {
    super(manager, documentRecord, {
      beforeRestore: async (inner, rows) => {
        for (const row of rows) await rejectMissing(inner, row);
      },
      afterPurge: async (rows) => {
        for (const { file } of rows) await files.removeWithoutRow(file);
      },
    });
  }
}

async function isFound(
  manager: EntityManager,
  sql: typeof IS_THERE,
  owner: Owner,
): Promise<boolean> {
  const { product_id, category_id, unit_id } = owner;
  const rows = await manager.query<unknown[]>(sql[kindOf(owner)], [
    product_id ?? category_id ?? unit_id,
  ]);
  return rows.length > 0;
}

function kindOf({ product_id, category_id }: Owner) {
  if (product_id !== null) return 'product' as const;
  return category_id === null ? ('unit' as const) : ('category' as const);
}

async function rejectMissing(manager: EntityManager, owner: Owner): Promise<void> {
  if (await isFound(manager, IS_THERE, owner)) return;
  const kind = kindOf(owner);
  const record = kind === 'unit' ? 'installed unit' : kind;
  throw new NotFound(reason('record_not_found', { record }));
}
