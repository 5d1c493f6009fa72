import { dhakaDay, dhakaParts, language, workingDaysLater } from '@shishir/format';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { companyValues } from '../../content/sections/company-values.server';
import {
  itemsOf,
  loadSections,
  type PageSection,
  type PageSections,
} from '../../content/sections/page-sections.server';

/** Days that the form offers. */
const DAYS = 4;

/** Returns the next working days, with their ISO dates. */
export const visitDays = (now: Date) =>
  Array.from({ length: DAYS }, (_, index) => {
    const moment = workingDaysLater(now, index + 1);
    const { month, day, weekday } = dhakaParts(moment);
    const names = [language.shortWeekdays[weekday], day, language.shortMonths[month]];
    return { day: dhakaDay(moment), label: language.digits(names.join(' ')) };
  });

/** Returns title and text of a section; null if it is hidden. */
const headOf = (section: PageSection | null) =>
  section && { title: section.title, text: section.text ?? '' };

/** Returns the maintenance plans with their heading. */
export const plansOf = ({ all, first }: Pick<PageSections, 'all' | 'first'>) => ({
  head: headOf(first('service')),
  plans: all('plan').map(({ id, title, label, html, link_text }) => ({
    ...{ id, title, label, html, link_text },
  })),
});

/** Loads the texts of the page. Throws a 404 if staff have hidden its head. */
export async function loadService(api: ApiClient, publicUrl: string) {
  const { all, first } = await loadSections(api, 'service', companyValues(api, publicUrl));
  const banner = first('banner');
  if (!banner) throw data(null, { status: 404 });
  const tips = first('intro');
  const parts = first('spare_parts');
  return {
    banner: { title: banner.title, text: banner.text ?? '' },
    search: headOf(first('search')),
    tips: tips && { title: tips.title, items: itemsOf(tips) },
    prices: all('price').map(({ id, title, label, text }) => ({ id, title, label, text })),
    conditions: first('block')?.text ?? null,
    warranty: headOf(first('warranty')),
    lists: all('list').map((list) => ({ id: list.id, title: list.title, items: itemsOf(list) })),
    plans: plansOf({ all, first }),
    parts: parts && {
      ...{ title: parts.title, text: parts.text ?? '' },
      ...{ link_text: parts.link_text, picture: parts.picture },
    },
  };
}

export type ServicePage = Awaited<ReturnType<typeof loadService>>;
