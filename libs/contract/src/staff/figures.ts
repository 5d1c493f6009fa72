import { foldText } from '@shishir/format';
import { z } from 'zod';
import { givenDay, isoDate } from '../platform/fields';
import { LOCALES } from '../platform/locales';
import { routes } from '../platform/policy';
import { CONTACT_MESSAGE_KINDS } from '../sales/enquiries';

/** The tools whose use is counted, by the last part of their address. */
export const COUNTED_TOOLS = ['room-size', 'vrf'] as const;
export type CountedTool = (typeof COUNTED_TOOLS)[number];

/** Kinds of counted events: a page was shown, a tool or a form was used, a search found nothing. */
export const COUNT_KINDS = ['view', 'tool', 'form', 'search'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** Longest name of a counted event, in characters. */
export const LONGEST_COUNTED = 100;

/** Path of a page, without a query, which could contain personal input. */
const PAGE_PATH = /^\/[\w\-./~%]*$/;
const isOneOf = (names: readonly string[]) => (name: string) => names.includes(name);
const IS_NAME: Record<CountKind, (name: string) => boolean> = {
  view: (name) => PAGE_PATH.test(name),
  tool: isOneOf(COUNTED_TOOLS),
  form: isOneOf(CONTACT_MESSAGE_KINDS),
  search: (name) => name.trim() !== '',
};

/** Searches are counted by their folded words. All installed units are one page: their codes belong to customers. */
function countedName(kind: CountKind, name: string): string {
  if (kind === 'search') return foldText(name);
  return kind === 'view' ? name.replace(/^\/unit\/.*/, '/unit') : name;
}

/** An event on a page of the site. It says nothing about the visitor. */
export const CountedEvent = z
  .object({
    kind: z.enum(COUNT_KINDS),
    /** The path of the page, the tool, the kind of the enquiry, or the words of the search. */
    name: z.string().max(LONGEST_COUNTED),
    /** Language of the page. */
    locale: z.enum(LOCALES),
  })
  .strict()
  .superRefine(({ kind, name }, context) => {
    if (IS_NAME[kind](name)) return;
    const message = `This is not the name of a ${kind}`;
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['name'], message });
  })
  .transform((event) => ({ ...event, name: countedName(event.kind, event.name) }));
export type CountedEvent = z.infer<typeof CountedEvent>;

const count = z.number().int();
const counts = z.object({
  views: count,
  tools: count,
  enquiries: count,
  quotations: count,
  won: count,
});
export type FigureCounts = z.infer<typeof counts>;
/** The counted columns, in their order on screens and in files. */
export const FIGURES = ['views', 'tools', 'enquiries', 'quotations', 'won'] as const;
export type FigureName = (typeof FIGURES)[number];

/** Longest period, in days: what is counted is kept for 13 months. */
export const LONGEST_PERIOD = 400;

export const FiguresQuery = z
  .object({
    /** First and last day in Dhaka, both included; by default the last 30 days. */
    from: givenDay.optional(),
    to: givenDay.optional(),
  })
  .strict();
export type FiguresQuery = z.infer<typeof FiguresQuery>;

const named = z.object({ name: z.string(), locale: z.enum(LOCALES), count });

/** Figures of the site in a period. */
export const Figures = z.object({
  from: isoDate,
  to: isoDate,
  total: counts,
  /** The same of the equally long period before. */
  previous: counts,
  /** Every day of the period, the oldest first. */
  days: z.array(counts.extend({ day: isoDate })),
  /** The most viewed pages. */
  pages: z.array(named),
  tools: z.array(named),
  /** For each kind of enquiry, in both languages: visits that began to fill in the form, and enquiries received. */
  forms: z.array(z.object({ kind: z.enum(CONTACT_MESSAGE_KINDS), begun: count, sent: count })),
  /** Words that found nothing. */
  searches: z.array(named),
});
export type Figures = z.infer<typeof Figures>;

export const figures = routes({
  count: {
    method: 'POST',
    path: '/figures/counts',
    summary: 'Count an event on a page of the site. Bots and staff are not counted',
    metadata: { access: 'public', limit: 'read' },
    body: CountedEvent,
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  get: {
    method: 'GET',
    path: '/figures',
    summary: 'Views, uses of tools, enquiries and quotations in a period',
    metadata: { access: 'admin' },
    query: FiguresQuery,
    responses: { 200: z.object({ data: Figures }) },
  },
  export: {
    method: 'GET',
    path: '/figures/export',
    summary: 'The counts of a period as CSV: one line for each day, event, name and language',
    metadata: { access: 'admin', download: ['text/csv'] },
    query: FiguresQuery,
    responses: { 200: z.string() },
  },
});
