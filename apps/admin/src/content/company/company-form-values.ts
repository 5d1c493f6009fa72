import type { Company, Place, UpdateCompany } from '@shishir/contract';
import { formatPhone, isBlank } from '@shishir/format';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import { ownValues, textConflicts } from '../../platform/ui/record/record-conflicts';
import { companyTexts } from './company.texts';

interface PlaceValues {
  title: string;
  street: string;
  city: string;
  email: string;
  phones: string[];
}

/** Company details as form values. An empty list of phone numbers has one blank line. */
export interface CompanyFormValues {
  name: string;
  blurb: string;
  web: string;
  sales_email: string;
  sales_phones: string[];
  sales_hours: string;
  head_office: PlaceValues;
  warehouse: PlaceValues;
  socials: { name: string; url: string }[];
  map_url: string;
  sales_contact: { name: string; title: string; phone: string; email: string };
}
type Field = keyof CompanyFormValues;

const linesOf = (phones: string[]) => (phones.length > 0 ? phones.map(formatPhone) : ['']);

const toPlaceValues = (place: Place | null, title: string): PlaceValues => ({
  title: place?.title ?? title,
  street: place?.street ?? '',
  city: place?.city ?? '',
  email: place?.email ?? '',
  phones: linesOf(place?.phones ?? []),
});

export function toFormValues(company: Company | null): CompanyFormValues {
  const { placeTitles } = companyTexts;
  const person = company?.sales_contact;
  return {
    name: company?.name ?? '',
    blurb: company?.blurb ?? '',
    web: company?.web ?? '',
    sales_email: company?.sales_email ?? '',
    sales_phones: linesOf(company?.sales_phones ?? []),
    sales_hours: company?.sales_hours ?? '',
    head_office: toPlaceValues(company?.head_office ?? null, placeTitles.head_office),
    warehouse: toPlaceValues(company?.warehouse ?? null, placeTitles.warehouse),
    socials: company?.socials ?? [],
    map_url: company?.map_url ?? '',
    sales_contact: {
      name: person?.name ?? '',
      title: person?.title ?? '',
      phone: person?.phone ? formatPhone(person.phone) : '',
      email: person?.email ?? '',
    },
  };
}

export type CompanyBody = UpdateCompany;

const phonesOf = (lines: string[]) => (lines.every(isBlank) ? [] : lines);

/** Null for a place with no more than a title. */
function placeOf({ phones, ...place }: PlaceValues) {
  const numbers = phonesOf(phones);
  const { street, city, email } = place;
  if (numbers.length === 0 && [street, city, email].every(isBlank)) return null;
  return { ...place, phones: numbers };
}

/** Returns the value to send for each field. */
const partsOf = (values: CompanyFormValues): Required<Omit<CompanyBody, 'version'>> => ({
  ...values,
  sales_phones: phonesOf(values.sales_phones),
  head_office: placeOf(values.head_office),
  warehouse: placeOf(values.warehouse),
  sales_contact: Object.values(values.sales_contact).every(isBlank) ? null : values.sales_contact,
});

/** Returns the fields that differ from the saved ones; null without differences. */
export function toBody(
  values: CompanyFormValues,
  saved: Company | null,
  version: number,
): CompanyBody | null {
  const before = partsOf(toFormValues(saved));
  const changed = Object.entries(partsOf(values)).filter(
    ([name, part]) => JSON.stringify(part) !== JSON.stringify(before[name as Field]),
  );
  return changed.length === 0 ? null : { ...(Object.fromEntries(changed) as CompanyBody), version };
}

/** True if visitors would see the site. */
export const opensSite = ({ name, sales_phones }: CompanyFormValues) =>
  !isBlank(name) && !sales_phones.every(isBlank);

const FIELDS = Object.keys(toFormValues(null)) as Field[];

/** Returns each field as a single display text. */
function textsOf(values: CompanyFormValues): Record<Field, string> {
  const text = (part: unknown): string => {
    if (typeof part === 'string') return part;
    return Object.values(part ?? {})
      .map(text)
      .filter(Boolean)
      .join(', ');
  };
  return Object.fromEntries(
    Object.entries(partsOf(values)).map(([name, part]) => [name, text(part)]),
  ) as Record<Field, string>;
}

/** Returns the differences between this form and the details saved by another editor. */
export const companyConflicts = (
  mine: CompanyFormValues,
  current: Company,
): FieldConflict<Field>[] =>
  textConflicts(FIELDS, textsOf(mine), textsOf(toFormValues(current)), {
    labels: companyTexts.labels,
  });

/** Merges two forms. */
export const mergedCompany = (
  mine: CompanyFormValues,
  current: Company,
  sides: Sides<Field>,
): CompanyFormValues => ({ ...toFormValues(current), ...ownValues(FIELDS, mine, sides) });
