import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  CONTACT_MESSAGE_KINDS,
  type ContactMessageKind,
  EnquiryAssignment,
  STAFF_ROLES,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In } from 'typeorm';
import { SettingEntity } from '../../../platform/database/setting.entity';
import { InvalidInput } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import { changesBetween, writeAudit } from '../../../platform/records/audit';
import { UserEntity } from '../../../staff/users/user.entity';

const ID = 'enquiry-assignment';
/** Time after which every instance follows a change of the rules or of the staff. */
const FRESH_MS = 5_000;

const AT_FIRST: EnquiryAssignment = {
  kinds: {
    ...{ contact: null, consultation: null, subscription: null },
    ...{ application: null, quotation: null, service: null },
  },
  turn: [],
};

/** The rules with the accounts that are staff now. */
export interface AssignmentRules {
  rules: EnquiryAssignment;
  staff: Set<number>;
}

/** Manages the rules by which new enquiries get an owner. */
@Injectable()
export class AssignmentService {
  private cached: (AssignmentRules & { until: number }) | null = null;

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async get(manager = this.manager): Promise<EnquiryAssignment> {
    const row = await manager.findOneBy(SettingEntity, { id: ID });
    const read = EnquiryAssignment.safeParse(row && JSON.parse(row.value));
    return read.data ?? AT_FIRST;
  }

  /** Returns the rules without a statement if they were read a moment ago. */
  async current(): Promise<AssignmentRules> {
    if (this.cached && this.cached.until > Date.now()) return this.cached;
    const rules = await this.get();
    const ids = [...rules.turn, ...Object.values(rules.kinds).filter((one) => isAccount(one))];
    const staff = new Set(ids.length > 0 ? await staffAmong(this.manager, ids) : []);
    this.cached = { rules, staff, until: Date.now() + FRESH_MS };
    return this.cached;
  }

  /** Makes the next enquiry read the rules again. */
  forget(): void {
    this.cached = null;
  }

  async update(rules: EnquiryAssignment, principal: Principal): Promise<EnquiryAssignment> {
    await this.manager.transaction(async (manager) => {
      await rejectOthers(manager, rules);
      const changes = changesBetween(auditOf(await this.get(manager)), auditOf(rules), AUDITED);
      if (changes.length === 0) return;
      await manager.upsert(SettingEntity, { id: ID, value: JSON.stringify(rules) }, ['id']);
      const name = 'Assignment of enquiries';
      const line = { action: 'updated', subject: 'setting', id: null, name, changes } as const;
      await writeAudit(manager, principal, line);
    });
    this.forget();
    return rules;
  }
}

/**
 * Returns the owner of a new enquiry. Turns follow the number of the enquiry, so that they need no counter: several
 * instances and a crash between two enquiries make no difference.
 */
export function ownerOf(
  { rules, staff }: AssignmentRules,
  kind: ContactMessageKind,
  number: number,
): number | null {
  const chosen = rules.kinds[kind];
  if (isAccount(chosen)) return staff.has(chosen) ? chosen : null;
  const turn = chosen === 'turn' ? rules.turn.filter((id) => staff.has(id)) : [];
  return turn[number % turn.length] ?? null;
}

const AUDITED = [...CONTACT_MESSAGE_KINDS, 'turn'] as const;
const auditOf = ({ kinds, turn }: EnquiryAssignment) => ({ ...kinds, turn });

const isAccount = (chosen: number | string | null): chosen is number => typeof chosen === 'number';

async function staffAmong(manager: EntityManager, ids: number[]): Promise<number[]> {
  const where = { id: In(ids), role: In([...STAFF_ROLES]) };
  return (await manager.find(UserEntity, { select: { id: true }, where })).map(({ id }) => id);
}

async function rejectOthers(
  manager: EntityManager,
  { kinds, turn }: EnquiryAssignment,
): Promise<void> {
  const named = Object.entries(kinds).filter((entry): entry is [string, number] =>
    isAccount(entry[1]),
  );
  const staff = new Set(await staffAmong(manager, [...turn, ...named.map(([, id]) => id)]));
  const problems = Object.fromEntries(
    named
      .filter(([, id]) => !staff.has(id))
      .map(([kind]) => [`kinds.${kind}`, reason('owner_not_staff')]),
  );
  if (turn.some((id) => !staff.has(id))) problems['turn'] = reason('owner_not_staff');
  else if (turn.length === 0 && Object.values(kinds).includes('turn')) {
    problems['turn'] = reason('turn_empty');
  }
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
}
