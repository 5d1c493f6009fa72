import { UpdateCompany } from '@shishir/contract';
import { type Values, VersionedRecord } from '../../platform/records/versioned';
import { type CompanyDetails, type CompanyEntity, emptyCompany } from './company.entity';
import { detailsOf } from './company.mapper';
import { companyRecord, documentChanges, partsOf } from './company.service';

const PICTURES = ['logo_id', 'contact_picture_id'] as const;
const PLACE = ['title', 'street', 'city', 'email', 'phones'] as const;
/** Nested documents, which the audit log lists field by field. */
const NESTED = {
  head_office: PLACE,
  warehouse: PLACE,
  sales_contact: ['name', 'title', 'phone', 'email'],
} as const;

const isPartOf = (name: string, field: string) => field === name || field.startsWith(`${name}_`);

const nothingIn = (field: string) => (field === 'phones' ? [] : null);

/** Returns the document with these fields changed; the reverse of `partsOf`. */
function documentAfter(row: CompanyEntity, values: Values): CompanyDetails {
  const parts: Record<string, unknown> = { ...partsOf(detailsOf(row)), ...values };
  for (const field of PICTURES) delete parts[field];
  const socials = (parts['socials'] as string[]).flatMap((text) => {
    const [, name, url] = /^(.+?) \((https:.*)\)$/.exec(text) ?? [];
    return name !== undefined && url !== undefined ? [{ name, url }] : [];
  });
  const nested = Object.entries(NESTED).map(([name, fields]) => {
    const inner = fields.map((field): [string, unknown] => [
      field,
      parts[`${name}_${field}`] ?? nothingIn(field),
    ]);
    for (const field of fields) delete parts[`${name}_${field}`];
    return [name, inner[0]![1] === null ? null : Object.fromEntries(inner)];
  });
  return { ...parts, socials, ...Object.fromEntries(nested) } as CompanyDetails;
}

/**
 * Restores the company document part by part, as the audit log stores it. Only the owner has access to its versions.
 */
export const companyVersions = new VersionedRecord(companyRecord, {
  schema: UpdateCompany,
  access: 'super_admin',
  pictures: PICTURES,
  knows: (field) =>
    [...PICTURES, ...Object.keys(emptyCompany)].some((name) => isPartOf(name, field)),
  valuesOf: (row) => ({
    ...partsOf(detailsOf(row)),
    ...Object.fromEntries(PICTURES.map((field) => [field, row[field]])),
  }),
  bodyOf(values, row) {
    const document = documentAfter(row, values);
    const touched = Object.entries(document).filter(([name]) =>
      Object.keys(values).some((field) => isPartOf(name, field)),
    );
    return Object.fromEntries(touched);
  },
  async write(change, before, values, options) {
    const details = documentAfter(before, { ...values });
    const { logo_id = before.logo_id, contact_picture_id = before.contact_picture_id } = values;
    const pictures = {
      logo_id,
      // No picture without a contact person.
      contact_picture_id: details.sales_contact ? contact_picture_id : null,
    };
    const changes = [
      ...documentChanges(detailsOf(before), details),
      ...change.changesTo(before, pictures),
    ];
    await change.update(before, { details, ...pictures }, { ...options, changes });
  },
});
