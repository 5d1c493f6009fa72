import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CreatePreview,
  declaredRecord,
  pathOfPage,
  type Preview,
  type RecordOptions,
  type SectionedPage,
  type TranslatedSubject,
} from '@shishir/contract';
import { randomBytes } from 'node:crypto';
import { EntityManager, type FindOptionsWhere } from 'typeorm';
import type { z } from 'zod';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { Env } from '../../platform/config/env';
import { InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { notFound, type Stored } from '../../platform/records/record-type';
import { PreviewEntity, previewOf } from '../../platform/translations/preview.entity';
import { hashOfText } from '../../platform/translations/text-fields';
import { sourcesOf, translatedTypes } from './translation-sources';
import { checkTexts } from './translations.service';

const LIFETIME_MS = 60 * 60_000;

/** Makes addresses of pages with drafts. `RecordService` and `Texts` read the drafts. */
@Injectable()
export class PreviewsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly env: Env,
  ) {}

  async create(
    { subject, id, english = {}, bangla = [] }: CreatePreview,
    { sessionId }: Principal,
  ): Promise<Preview> {
    const type = translatedTypes[subject];
    const where = { id } as FindOptionsWhere<Stored>;
    const row = await this.manager.findOne(type.entity, { where });
    if (!row) throw notFound(type);
    const [source] = await sourcesOf(this.manager, subject, [Number(id)]);
    checkTexts(source!, bangla);
    const token = randomBytes(24).toString('base64url');
    const expires_at = new Date(Date.now() + LIFETIME_MS);
    await this.manager.insert(PreviewEntity, {
      ...{ token_hash: hashOfText(token), session_id: sessionId, expires_at },
      ...{ subject, subject_id: row.id, english: valuesOf(subject, english), bangla },
    });
    const path = `${await this.pathOf(subject, row)}?preview=${token}`;
    const { PUBLIC_URL } = this.env;
    return {
      en: PUBLIC_URL + path,
      bn: `${PUBLIC_URL}/bn${path}`,
      until: expires_at.toISOString(),
    };
  }

  async current(token: string | undefined): Promise<Pick<Preview, 'until'> | null> {
    const preview = await previewOf(this.manager, token);
    return preview && { until: preview.expires_at.toISOString() };
  }

  /** Returns the path of the page that shows a record. */
  private async pathOf(subject: TranslatedSubject, row: Stored): Promise<string> {
    switch (subject) {
      case 'product':
        return `/products/${row.id}`;
      case 'category':
        return (row as CategoryEntity).path;
      case 'section': {
        const { page_key } = row as Stored & { page_key: SectionedPage };
        return pathOfPage(page_key) ?? this.pathOfKind(page_key);
      }
      case 'post':
        return `/blog/${row.id}`;
      case 'company':
        return '/contact-us';
      default: {
        const options: RecordOptions | undefined = declaredRecord(subject)?.options;
        return options?.page ?? '/';
      }
    }
  }

  /** Returns the path of the first category whose page explains this kind of equipment. */
  private async pathOfKind(page: SectionedPage): Promise<string> {
    const kind = page.slice('information-'.length) as CategoryEntity['kind'];
    const where = { kind, status: 'active' as const };
    const order = { position: 'ASC', id: 'ASC' } as const;
    return (await this.manager.findOne(CategoryEntity, { where, order }))?.path ?? '/products';
  }
}

/** Checks unsaved values like those of an update. Other records than declared ones have none. */
function valuesOf(subject: TranslatedSubject, given: Record<string, unknown>) {
  const schema = declaredRecord(subject)?.Update as z.AnyZodObject | undefined;
  const parsed = schema?.safeParse(given);
  if (!parsed) return {};
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
  throw new InvalidInput(Object.fromEntries(problems) as Record<string, string>);
}
