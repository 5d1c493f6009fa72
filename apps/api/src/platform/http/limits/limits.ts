import { Injectable } from '@nestjs/common';
import type { Limit } from '@shishir/contract';
import { reason, type ReasonCode } from '@shishir/contract/reasons';
import { addressKey } from '@shishir/server/address-key';
import { emit } from '@shishir/server/monitoring/signals';
import { isLoaderCall } from '@shishir/server/site-calls';
import type { Request } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { Env } from '../../config/env';
import { TooManyRequests } from '../api-error';
import { type Budget, LimitStore, nameOf } from './limit-store';

const MINUTE = 60;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rate limits of callers. The address is that of the connection; `X-Forwarded-For` is trusted only for the configured
 * number of proxies.
 */
@Injectable()
export class Limits {
  private readonly reads: Budget;
  private readonly logins: Budget;
  private readonly loginFailures: Budget;
  private readonly registrations: Budget;
  private readonly passwords: Budget;
  private readonly uploads: Budget;
  private readonly mails: Budget;
  private readonly mailboxes: Budget;
  private readonly enquiryMailboxes: Budget;
  private readonly invitations: Budget;
  private readonly contacts: Budget;
  private readonly contactsOverall: Budget;
  private readonly lookUps: Budget;
  private readonly keyCalls: Budget;

  constructor(env: Env, store: LimitStore) {
    this.reads = store.budget('reads', env.LIMIT_READS_PER_MINUTE, MINUTE);
    this.logins = store.budget('logins', env.LIMIT_LOGINS_PER_MINUTE, MINUTE);
    this.loginFailures = store.budget('loginFailures', env.LIMIT_LOGIN_FAILURES, 5 * MINUTE);
    this.registrations = store.budget(
      'registrations',
      env.LIMIT_REGISTRATIONS_PER_HOUR,
      60 * MINUTE,
    );
    this.passwords = store.budget('passwords', env.LIMIT_PASSWORD_CHANGES, 10 * MINUTE);
    this.uploads = store.budget('uploads', env.LIMIT_UPLOADS, 10 * MINUTE);
    this.mails = store.budget('mails', env.LIMIT_MAILS, 10 * MINUTE);
    this.mailboxes = store.budget('mailboxes', env.LIMIT_MAILS, 60 * MINUTE);
    this.enquiryMailboxes = store.budget('enquiryMailboxes', env.LIMIT_MAILS, 60 * MINUTE);
    this.invitations = store.budget('invitations', env.LIMIT_INVITATIONS, 60 * MINUTE);
    this.contacts = store.budget('contacts', env.LIMIT_CONTACTS, 10 * MINUTE);
    this.contactsOverall = store.budget('contactsOverall', env.LIMIT_CONTACTS_OVERALL, 60 * MINUTE);
    this.keyCalls = store.budget('keyCalls', env.LIMIT_KEY_CALLS_PER_MINUTE, MINUTE);
    this.lookUps = store.budget('lookUps', env.LIMIT_LOOK_UPS, 10 * MINUTE);
  }

  /** Counts a call against the budget of its route. Throws TooManyRequests if the budget is used up. */
  async count(request: Request, limit: Limit | undefined): Promise<void> {
    const address = addressKey(request.ip);
    if (limit === 'login') await take(this.logins, address, 'too_many_sign_ins');
    else if (limit === 'register') {
      await take(this.registrations, address, 'too_many_accounts');
    } else if (limit === 'mail') {
      await take(this.mails, address, 'too_many_mails');
    } else if (limit === 'lookUp') {
      await take(this.lookUps, address, 'too_many_look_ups');
    } else if (isRead(request, limit) && !isLoaderCall(request)) {
      await take(this.reads, address, 'too_many_requests');
    }
    // `contact` is counted by its service, because replays do not count; the others are counted by account.
  }

  /** Counts a call with an API key. */
  async countKey(id: number): Promise<void> {
    await take(this.keyCalls, String(id), 'too_many_requests');
  }

  async countContact(address: string | undefined): Promise<void> {
    await take(this.contacts, addressKey(address), 'too_many_messages');
  }

  /** Throws TooManyRequests after too many look-ups that found nothing, from one address. */
  async checkLookUps(address: string | undefined): Promise<void> {
    const found = await this.lookUps.get(addressKey(address));
    if (!found || found.remainingPoints > 0) return;
    emit('limit', { limit: nameOf(this.lookUps) });
    throw limitError(found, 'too_many_look_ups');
  }

  async countLookUp(address: string | undefined): Promise<void> {
    await this.lookUps.penalty(addressKey(address));
  }

  /** Returns false if a mailbox has received enough mails, which prevents strangers from flooding it. */
  async hasMailBudget(email: string): Promise<boolean> {
    return isLeft(this.mailboxes, email);
  }

  /** The same for mails about enquiries, which have a separate budget from mails about accounts. */
  async hasEnquiryMailBudget(email: string): Promise<boolean> {
    return isLeft(this.enquiryMailboxes, email.toLowerCase());
  }

  /** Returns false if the whole site receives more messages than people would send. */
  async hasContactBudget(): Promise<boolean> {
    return isLeft(this.contactsOverall, 'all');
  }

  /** Counts a call against the budget of the signed-in account. */
  async countFor(userId: number, request: Request, limit: Limit | undefined): Promise<void> {
    if (limit === 'password') {
      await take(this.passwords, String(userId), 'too_many_passwords');
    }
    if (limit === 'invitation') {
      await take(this.invitations, String(userId), 'too_many_invitations');
    }
    if (limit === 'upload' && request.is('multipart/form-data')) {
      await take(this.uploads, String(userId), 'too_many_uploads');
    }
  }

  /** Throws TooManyRequests after too many failed sign-ins to an account from one address. */
  async checkLoginFailures(email: string, address: string | undefined): Promise<void> {
    const found = await this.loginFailures.get(failureKey(email, address));
    if (!found || found.remainingPoints > 0) return;
    emit('limit', { limit: nameOf(this.loginFailures) });
    throw limitError(found, 'too_many_failures');
  }

  async countLoginFailure(email: string, address: string | undefined): Promise<void> {
    await this.loginFailures.penalty(failureKey(email, address));
  }
}

const isRead = ({ method }: Request, limit: Limit | undefined) =>
  limit === 'read' || (limit === undefined && SAFE.has(method));

const failureKey = (email: string, address: string | undefined) =>
  `${addressKey(address)} ${email}`;

type LimitCode = Extract<ReasonCode, `too_many_${string}`>;

async function take(budget: Budget, key: string, code: LimitCode) {
  try {
    await budget.consume(key);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    emit('limit', { limit: nameOf(budget) });
    throw limitError(spent, code);
  }
}

/** Counts a point. Returns false if the budget is used up. */
function isLeft(budget: Budget, key: string): Promise<boolean> {
  return budget.consume(key).then(
    () => true,
    () => {
      emit('limit', { limit: nameOf(budget) });
      return false;
    },
  );
}

function limitError(spent: RateLimiterRes, code: LimitCode) {
  const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
  return new TooManyRequests(seconds, reason(code, { seconds }));
}
