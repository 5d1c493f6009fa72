import type { CustomerMatch, CustomerProposal } from '@shishir/contract';
import { Brackets, type EntityManager, In } from 'typeorm';
import { compact } from '../../platform/database/derived-columns';
import { containing, like, notDeleted } from '../../platform/database/queries';
import { CustomerEntity } from './customer.entity';

/** Known data of a person or company; '' and null if it is not known. */
export interface Identity {
  phone: string | null;
  email: string | null;
  /** Name of a company. */
  company: string | null;
}

/** Maximum number of proposals. */
const PROPOSALS = 10;

/** Returns the id of the customer that shows the rows of this one. */
export const rootOf = ({ id, merged_into_id }: Pick<CustomerEntity, 'id' | 'merged_into_id'>) =>
  merged_into_id ?? id;

/**
 * Returns the id of the customer with this phone number or email address; null if there is none, or more than one. Runs
 * one statement on two indexes, in plain SQL because it runs for every enquiry.
 */
export async function customerWith(
  manager: EntityManager,
  { number, email }: { number: string; email: string },
): Promise<number | null> {
  if (!number && !email) return null;
  const conditions = [
    ...(number ? ['phone = ?'] : []),
    ...(email ? ['(email_folded = ? AND LOWER(email) = ?)'] : []),
  ];
  const found = await manager.query<Pick<CustomerEntity, 'id' | 'merged_into_id'>[]>(
    [
      'SELECT id, merged_into_id FROM customer WHERE deleted_at IS NULL',
      `AND (${conditions.join(' OR ')}) ORDER BY id LIMIT 10`,
    ].join(' '),
    [...(number ? [number] : []), ...(email ? [compact(email), email.toLowerCase()] : [])],
  );
  const roots = new Set(found.map(rootOf));
  if (roots.size !== 1) return null;
  // Its own row if it matches: a merge that is undone then takes along only what belongs to the duplicate.
  return found.find(({ merged_into_id }) => merged_into_id === null)?.id ?? found[0]!.id;
}

/** Returns the customers that these people or companies may be, except the given ones. */
export async function proposalsFor(
  manager: EntityManager,
  identities: Identity[],
  except: number[] = [],
): Promise<CustomerProposal[]> {
  const known = identities.filter(({ phone, email, company }) => phone || email || company);
  if (known.length === 0) return [];
  const builder = notDeleted(manager.createQueryBuilder(CustomerEntity, 'item')).andWhere(
    new Brackets((either) => {
      known.forEach(({ phone, email, company }, at) => {
        const inContacts = (name: string, value: string) =>
          either.orWhere(like('item.contacts', `:${name}_${at}`), {
            [`${name}_${at}`]: containing(`"${value}"`),
          });
        if (phone) {
          either.orWhere(`item.phone = :phone_${at}`, { [`phone_${at}`]: phone });
          inContacts('contact_phone', phone);
        }
        if (email) {
          either.orWhere(`item.email_folded = :email_${at}`, { [`email_${at}`]: compact(email) });
          inContacts('contact_email', email);
        }
        const name = company && compact(company);
        if (name) either.orWhere(`item.name_folded = :name_${at}`, { [`name_${at}`]: name });
      });
    }),
  );
  const found = await builder.orderBy('item.id').take(50).getMany();
  const matches = new Map<number, Set<CustomerMatch>>();
  for (const row of found) {
    const root = rootOf(row);
    const reasons = known.flatMap((identity) => matchesOf(row, identity));
    if (except.includes(root) || reasons.length === 0) continue;
    matches.set(root, new Set([...(matches.get(root) ?? []), ...reasons]));
  }
  const roots = await manager.findBy(CustomerEntity, { id: In([...matches.keys()]) });
  return roots.slice(0, PROPOSALS).map(({ id, name, kind, phone, email, district }) => ({
    ...{ id, name, kind, phone, email, district },
    matches: [...matches.get(id)!],
  }));
}

function matchesOf(row: CustomerEntity, { phone, email, company }: Identity): CustomerMatch[] {
  const isSame = (one: string | null, other: string | null) =>
    Boolean(one) && one?.toLowerCase() === other?.toLowerCase();
  const isContact = row.contacts.some(
    (contact) => isSame(contact.phone, phone) || isSame(contact.email, email),
  );
  const isNamed = Boolean(company) && compact(row.name) === compact(company!);
  return [
    isSame(row.phone, phone) && ('phone' as const),
    isSame(row.email, email) && ('email' as const),
    isNamed && ('name' as const),
    isContact && ('contact' as const),
  ].filter((match) => match !== false);
}

/** Returns the customers that show the rows with these customer ids, by the id in the row. */
export async function customersOf(
  manager: EntityManager,
  rows: { customer_id: number | null }[],
): Promise<Map<number, { id: number; name: string }>> {
  const ids = [...new Set(rows.flatMap(({ customer_id }) => customer_id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await manager.find(CustomerEntity, {
    where: { id: In(ids) },
    relations: { merged_into: true },
  });
  return new Map(
    found.map(({ id, name, merged_into }) => [
      id,
      { id: merged_into?.id ?? id, name: merged_into?.name ?? name },
    ]),
  );
}
