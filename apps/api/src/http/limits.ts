import { Injectable } from '@nestjs/common';
import type { Limit } from '@shishir/contract';
import type { Request } from 'express';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Env } from '../config/env';
import { TooManyRequests } from './api-error';

const MINUTE = 60;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The budgets of callers. An address is counted as the network knows it: `X-Forwarded-For` has a say
 * only through the configured number of proxies.
 */
@Injectable()
export class Limits {
  private readonly reads: RateLimiterMemory;
  private readonly logins: RateLimiterMemory;
  private readonly loginFailures: RateLimiterMemory;
  private readonly registrations: RateLimiterMemory;
  private readonly passwords: RateLimiterMemory;
  private readonly uploads: RateLimiterMemory;
  private readonly mails: RateLimiterMemory;
  private readonly mailboxes: RateLimiterMemory;
  private readonly contacts: RateLimiterMemory;
  private readonly contactsOverall: RateLimiterMemory;

  constructor(env: Env) {
    const budget = (points: number, duration: number) =>
      new RateLimiterMemory({ points, duration });
    this.reads = budget(env.LIMIT_READS_PER_MINUTE, MINUTE);
    this.logins = budget(env.LIMIT_LOGINS_PER_MINUTE, MINUTE);
    this.loginFailures = budget(env.LIMIT_LOGIN_FAILURES, 5 * MINUTE);
    this.registrations = budget(env.LIMIT_REGISTRATIONS_PER_HOUR, 60 * MINUTE);
    this.passwords = budget(env.LIMIT_PASSWORD_CHANGES, 10 * MINUTE);
    this.uploads = budget(env.LIMIT_UPLOADS, 10 * MINUTE);
    this.mails = budget(env.LIMIT_MAILS, 10 * MINUTE);
    this.mailboxes = budget(env.LIMIT_MAILS, 60 * MINUTE);
    this.contacts = budget(env.LIMIT_CONTACTS, 10 * MINUTE);
    this.contactsOverall = budget(env.LIMIT_CONTACTS_OVERALL, 60 * MINUTE);
  }

  /** Counts a call against the budget that its route names. Throws TooManyRequests where it is spent. */
  async count(request: Request, limit: Limit | undefined): Promise<void> {
    const address = addressKey(request.ip);
    if (limit === 'login') await take(this.logins, address, 'Too many sign-ins from here.');
    else if (limit === 'register') {
      await take(this.registrations, address, 'Too many new accounts from here.');
    } else if (limit === 'mail') {
      await take(this.mails, address, 'Too many mails asked for from here.');
    } else if (limit === undefined && SAFE.has(request.method) && !isLoaderCall(request)) {
      await take(this.reads, address, 'Too many requests from here.');
    }
    // `contact` is counted by its service, since a replay counts for nothing; the others by account.
  }

  async countContact(address: string | undefined): Promise<void> {
    await take(this.contacts, addressKey(address), 'Too many messages from here.');
  }

  /** False where one mailbox has been sent enough: nobody is buried in mails by a stranger. */
  async hasMailBudget(email: string): Promise<boolean> {
    return this.mailboxes.consume(email).then(
      () => true,
      () => false,
    );
  }

  /** False where the site as a whole receives more messages than people would send. */
  async hasContactBudget(): Promise<boolean> {
    return this.contactsOverall.consume('all').then(
      () => true,
      () => false,
    );
  }

  /** Counts a call against the budget of the account that makes it. */
  async countFor(userId: number, request: Request, limit: Limit | undefined): Promise<void> {
    if (limit === 'password') {
      await take(this.passwords, String(userId), 'Too many changes of the password.');
    }
    if (limit === 'upload' && request.is('multipart/form-data')) {
      await take(this.uploads, String(userId), 'Too many uploads.');
    }
  }

  /** Throws TooManyRequests where an account was tried too often from one address. */
  async checkLoginFailures(email: string, address: string | undefined): Promise<void> {
    const found = await this.loginFailures.get(failureKey(email, address));
    if (found && found.remainingPoints <= 0) throw refusal(found, 'Too many failed sign-ins.');
  }

  async countLoginFailure(email: string, address: string | undefined): Promise<void> {
    await this.loginFailures.penalty(failureKey(email, address));
  }
}

const failureKey = (email: string, address: string | undefined) =>
  `${addressKey(address)} ${email}`;

async function take(budget: RateLimiterMemory, key: string, what: string) {
  try {
    await budget.consume(key);
  } catch (spent) {
    if (spent instanceof RateLimiterRes) throw refusal(spent, what);
    throw spent;
  }
}

function refusal(spent: RateLimiterRes, what: string) {
  const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new TooManyRequests(seconds, `${what} Please try again in ${wait}.`);
}

/** One caller's address; IPv6 by its /64, because one subscriber has all of that. */
export function addressKey(ip: string | undefined): string {
  if (!ip) return 'unknown';
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** The site's own calls while it renders: marked on the connection, which no visitor can do. */
const isLoaderCall = (request: Request) =>
  (request.socket as { loaderCall?: boolean }).loaderCall === true;
