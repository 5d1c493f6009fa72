import { Injectable } from '@nestjs/common';
import { dashboardPaths } from '@shishir/contract';
import { dhakaParts } from '@shishir/format';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Env } from '../../../platform/config/env';
import { SettingEntity } from '../../../platform/database/setting.entity';
import type { StoredCompany } from '../../../content/company/company.service';
import type { MailTemplate } from '../../../platform/mail/mail-content';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { OutboxService, type WrittenMail } from '../../../platform/mail/outbox.service';
import { Texts } from '../../../platform/translations/texts';
import { OpeningEntity } from '../../../content/openings/opening.entity';
import { UserEntity } from '../../../staff/users/user.entity';
import type { ContactMessageEntity } from '../contact-message.entity';
import { addEvents, EnquiryEventEntity, type NewEvent } from '../enquiry-event.entity';
import { EnquiryItemEntity } from '../enquiry-item.entity';
import { SubscriptionLinks } from '../receive/subscription-links';
import { type EnquiryMail, enquiryMailTemplates } from './enquiry-mail-templates';

const FLOOD_ID = 'enquiry-flood-mail';

/** Writes mails about enquiries to the outbox, in the transaction that causes them. */
@Injectable()
export class EnquiryMails {
  constructor(
    private readonly env: Env,
    private readonly outbox: OutboxService,
    private readonly links: SubscriptionLinks,
  ) {}

  /**
   * Writes the mails after an enquiry that is not spam: the reference to its sender, and everything to the company. For
   * a subscription, the sender gets a link first, and the company is informed once it is confirmed. Returns the events to
   * store.
   */
  async received(
    manager: EntityManager,
    about: EnquiryMail,
    { toVisitor = true } = {},
  ): Promise<NewEvent[]> {
    const { row } = about;
    if (row.kind === 'subscription') {
      return toVisitor ? [await this.askToConfirm(manager, about)] : [];
    }
    const company = await this.outbox.company(manager);
    const events: NewEvent[] = [];
    if (toVisitor) {
      const terms = {
        replyWorkingDays: this.env.REPLY_WORKING_DAYS,
        keepApplicationDays: this.env.KEEP_APPLICATIONS_DAYS,
        isOwnAddress: await isOwnAddress(manager, row),
      };
      const shown = await inLanguage(manager, about);
      const mail = enquiryMailTemplates.received(shown, terms);
      events.push(await this.toSender(manager, row, mail, { company }));
    }
    return [...events, ...(await this.toSales(manager, about, company))];
  }

  /** Writes the mails that released spam did not get on arrival. */
  async released(manager: EntityManager, row: ContactMessageEntity): Promise<void> {
    const wasMailed = await manager.existsBy(EnquiryEventEntity, {
      message_id: row.id,
      kind: 'mail',
    });
    if (wasMailed) return;
    await addEvents(manager, await this.received(manager, await this.about(manager, row)));
  }

  async subscribed(manager: EntityManager, row: ContactMessageEntity): Promise<void> {
    const about = await this.about(manager, row);
    const mail = enquiryMailTemplates.subscribed(about, this.links.url('unsubscribe', row));
    const company = await this.outbox.company(manager);
    const toSender = await this.toSender(manager, row, mail, { company });
    await addEvents(manager, [toSender, ...(await this.toSales(manager, about, company))]);
  }

  /** Writes a reply of staff, in the conversation of the first mail. Returns the mail. */
  async reply(
    manager: EntityManager,
    row: ContactMessageEntity,
    letter: { text: string; subject?: string | undefined },
  ): Promise<WrittenMail> {
    const unsubscribe_url = row.subscription && this.links.url('unsubscribe', row);
    const mail = enquiryMailTemplates.reply(row, letter, unsubscribe_url);
    const thread = await threadOf(manager, row);
    return this.outbox.write(manager, row, mail, { thread });
  }

  /** Informs the new owner of enquiries, in one mail for all of them. */
  async assigned(
    manager: EntityManager,
    owner: Pick<UserEntity, 'name' | 'email' | 'locale'>,
    rows: ContactMessageEntity[],
    by: string,
  ): Promise<void> {
    const inbox = `${this.env.ADMIN_URL}${dashboardPaths.inbox}`;
    const address = rows.length === 1 ? `${inbox}/${rows[0]!.id}` : `${inbox}?owner=me`;
    const mail = enquiryMailTemplates.assigned({ name: owner.name, by }, rows, address);
    await this.outbox.write(manager, owner, mail);
  }

  /** Informs the company, once per day in Dhaka, that more enquiries arrive than people send. */
  async flood(manager: EntityManager): Promise<void> {
    const { year, month, day } = dhakaParts(new Date());
    const value = JSON.stringify([year, month + 1, day]);
    const last = await manager.findOneBy(SettingEntity, { id: FLOOD_ID });
    if (last?.value === value) return;
    const spam = `${this.env.ADMIN_URL}${dashboardPaths.inbox}?status=spam`;
    const mail = enquiryMailTemplates.flood(this.env.LIMIT_CONTACTS_OVERALL, spam);
    const written = await this.outbox.writeToSales(manager, mail);
    if (written) await manager.upsert(SettingEntity, { id: FLOOD_ID, value }, ['id']);
  }

  private async about(manager: EntityManager, row: ContactMessageEntity): Promise<EnquiryMail> {
    const items = await manager.find(EnquiryItemEntity, {
      where: { message_id: row.id },
      order: { id: 'ASC' },
    });
    return { row, items };
  }

  /** Its links are for the owner of the mailbox only. */
  private async askToConfirm(manager: EntityManager, about: EnquiryMail): Promise<NewEvent> {
    const { row } = about;
    const mail = enquiryMailTemplates.confirmSubscription(about, {
      confirm: this.links.url('confirm', row),
      unsubscribe: this.links.url('unsubscribe', row),
    });
    return this.toSender(manager, row, mail, { secret: true });
  }

  private async toSales(
    manager: EntityManager,
    about: EnquiryMail,
    company: StoredCompany | null,
  ): Promise<NewEvent[]> {
    const { row } = about;
    const mail = enquiryMailTemplates.forSales(about, {
      inbox: `${this.env.ADMIN_URL}${dashboardPaths.inbox}/${row.id}`,
      site: this.env.PUBLIC_URL,
      replyWorkingDays: this.env.REPLY_WORKING_DAYS,
    });
    const options = { reply_to: row.email || null, company };
    const written = await this.outbox.writeToSales(manager, mail, options);
    return written ? [mailEvent(row, written)] : [];
  }

  private async toSender(
    manager: EntityManager,
    row: ContactMessageEntity,
    mail: MailTemplate,
    options?: Parameters<OutboxService['write']>[3],
  ): Promise<NewEvent> {
    return mailEvent(row, await this.outbox.write(manager, row, mail, options));
  }
}

const mailEvent = (
  { id: message_id }: ContactMessageEntity,
  { id: mail_id, subject: text }: WrittenMail,
): NewEvent => ({ message_id, kind: 'mail', text, mail_id });

/** Returns the enquiry with the titles of its products and its opening in the language of its sender. */
async function inLanguage(
  manager: EntityManager,
  { row, items }: EnquiryMail,
): Promise<EnquiryMail> {
  if (row.locale === 'en') return { row, items };
  const opening = row.opening
    ? await manager.findOneBy(OpeningEntity, { title: row.opening })
    : null;
  const products = [row, ...items].flatMap(({ product_id }) => product_id ?? []);
  const texts = await Texts.load(manager, row, {
    product: products,
    opening: opening ? [opening.id] : [],
  });
  const titleOf = (product_id: number | null, title: string) =>
    (product_id ? texts.get('product', product_id, 'title') : undefined) ?? title;
  const { product_id, product_title } = row;
  return {
    row: {
      ...row,
      product_title: product_title && titleOf(product_id, product_title),
      opening: (opening && texts.get('opening', opening.id, 'title')) ?? row.opening,
    },
    items: items.map((item) => ({ ...item, title: titleOf(item.product_id, item.title) })),
  };
}

/** Returns true if the sender was signed in, with the address of the enquiry, and has confirmed it. */
const isOwnAddress = async (manager: EntityManager, { user_id, email }: ContactMessageEntity) =>
  user_id !== null &&
  manager.existsBy(UserEntity, {
    id: user_id,
    email: email.toLowerCase(),
    email_confirmed_at: Not(IsNull()),
  });

/** Returns the Message-ID of the first mail about an enquiry to its sender. */
async function threadOf(manager: EntityManager, row: ContactMessageEntity): Promise<string | null> {
  const [first] = await manager.find(EnquiryEventEntity, {
    where: { message_id: row.id, mail_id: Not(IsNull()), mail: { recipient: row.email } },
    relations: { mail: true },
    order: { id: 'ASC' },
    take: 1,
  });
  return (first?.mail as MailEntity | undefined)?.message_id ?? null;
}
