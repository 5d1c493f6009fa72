import type { ServicedUnit } from '@shishir/contract';
import { formatDay, inDigits } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { type Fact, type MailTemplate, subjectLine } from '../../platform/mail/mail-content';
import type { MaintenanceContractEntity } from '../maintenance/maintenance-contract.entity';
import type { VisitEntity } from '../maintenance/visit.entity';
import { reminderMailTexts as english } from './reminder-mail.texts';
import { reminderMailTexts as bangla } from './reminder-mail.texts.bn';

const TEXTS = { en: english, bn: bangla };

const known = (...facts: [string, string | null][]): Fact[] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
const namesOf = (units: ServicedUnit[]) =>
  units.map(({ name, place }) => [name, place].filter(Boolean).join(', ')).join('\n') || null;

export const reminderMailTemplates = {
  visit:
    (visit: VisitEntity, name: string, units: ServicedUnit[]): MailTemplate =>
    ({ locale, name: company }) => {
      const { facts, visit: texts, greeting } = TEXTS[locale];
      const day = formatDay(visit.planned_on!, LANGUAGES[locale]);
      return {
        subject: subjectLine(texts.subject(day, company)),
        heading: texts.heading(day),
        greeting: greeting(name),
        paragraphs: [texts.text],
        facts: known(
          [facts.visit, visit.title],
          [facts.day, day],
          [facts.time, visit.planned_at && inDigits(visit.planned_at, LANGUAGES[locale])],
          [facts.site, visit.site],
          [facts.units, namesOf(units)],
          [facts.technician, visit.technician?.name ?? null],
        ),
        closing: [texts.closing],
      };
    },

  end:
    (contract: MaintenanceContractEntity, name: string, units: ServicedUnit[]): MailTemplate =>
    ({ locale }) => {
      const { facts, end: texts, greeting } = TEXTS[locale];
      const day = formatDay(contract.ends_on, LANGUAGES[locale]);
      return {
        subject: subjectLine(texts.subject(contract.number, day)),
        heading: texts.heading,
        greeting: greeting(name),
        paragraphs: [texts.text(day)],
        facts: known(
          [facts.contract, `${contract.number}, ${contract.title}`],
          [facts.end, day],
          [facts.site, contract.site],
          [facts.units, namesOf(units)],
        ),
        closing: [texts.closing],
        reference: contract.number,
      };
    },

  endForStaff:
    (
      contract: MaintenanceContractEntity,
      { customer, days, url }: { customer: string; days: number; url: string },
    ): MailTemplate =>
    ({ locale }) => {
      const { facts, endForStaff: texts } = TEXTS[locale];
      return {
        subject: subjectLine(texts.subject(contract.number, customer || contract.title)),
        heading: days === 0 ? texts.headingToday : texts.heading(days),
        paragraphs: [texts.text],
        facts: known(
          [facts.contract, `${contract.number}, ${contract.title}`],
          [facts.customer, customer],
          [facts.end, formatDay(contract.ends_on, LANGUAGES[locale])],
        ),
        link: { label: texts.open, url },
        isInternal: true,
      };
    },
};
