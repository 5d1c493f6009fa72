import type { CategoryKind, Locale } from '@shishir/contract';
import { formatSum, formatTaka } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import type { Letterhead, QrCode, QuotedSystem, SheetLine, SystemSheet } from '@shishir/pdf';
import {
  type BillLine,
  conditionsText,
  detailTexts,
  drawRows,
  isProblem,
  kwText,
  modelsOf,
  peakText,
  type ProjectPlan,
  ratioText,
  sizeName,
  systemName,
  type SystemPlan,
  warningText,
  windowText,
} from '@shishir/sizing';
import { systemSheetTexts as english } from './system-sheet.texts';
import { systemSheetTexts as bangla } from './system-sheet.texts.bn';

type Texts = typeof english;
export const TEXTS: Record<Locale, Texts> = { en: english, bn: bangla };

export interface SheetOf {
  project: ProjectPlan;
  assumptions: Pick<SystemSheet, 'edition' | 'rooms' | 'assumptions'>;
  title: string;
  sender: Letterhead;
  address: string;
  qr: QrCode | null;
  issuedAt: Date;
}

export function toSystemSheet(of: SheetOf): SystemSheet {
  const { project, assumptions, title, sender, address, qr, issuedAt } = of;
  const { locale } = sender;
  const texts = TEXTS[locale];
  const { sizing } = texts;
  const { bill } = project;
  const systems = project.systems.map(({ plan }, at) => ({
    name: project.systems.length > 1 ? systemName(project.systems, at, sizing) : '',
    plan,
  }));
  const lines = bill.lines.map((line) => toLine(line, locale));
  return {
    issued_at: issuedAt.toISOString(),
    ...sender,
    title,
    figures: figuresOf(project, locale),
    warnings: systems.flatMap(({ name, plan }) =>
      plan.warnings.filter(isProblem).map((warning) => {
        const { title: problem, text } = warningText(warning, plan, sizing);
        return { title: name ? texts.ofSystem(name, problem) : problem, text };
      }),
    ),
    peak: systems.length > 1 ? peakText(project.peak, project.load_kw, sizing) : '',
    systems: systems.map(({ name, plan }) => ({
      name,
      drawing: drawingOf(plan, texts),
      window: [
        plan.outdoor && windowText(plan.outdoor, sizing),
        peakText(plan.peak, plan.load_kw, sizing),
        conditionsText(plan, sizing),
        ...detailTexts(plan, sizing),
      ]
        .filter(Boolean)
        .join(' '),
    })),
    lines: lines.filter((_, at) => bill.lines[at]!.sum !== null),
    total: formatSum(bill.total, LANGUAGES[locale].noPrice, LANGUAGES[locale]),
    on_request: lines.filter((_, at) => bill.lines[at]!.sum === null),
    not_included: bill.not_included.map((key) => sizing.notIncluded[key]),
    ...assumptions,
    address,
    qr,
  };
}

function drawingOf(plan: SystemPlan, { kinds, sizing }: Texts): QuotedSystem {
  const { outdoor, rooms } = drawRows(plan, sizing);
  return {
    outdoor,
    rooms: rooms.map((row, at) => {
      const { load_kw, unit } = plan.rooms[at]!;
      return {
        ...row,
        kind: (unit && kinds[unit.category as CategoryKind]) ?? '',
        ...(load_kw !== null && { load: kwText(load_kw) }),
      };
    }),
  };
}

const figure = (name: string, value: string, note: string | null) => ({
  ...{ name, value, note },
  unit: '',
});

function figuresOf(project: ProjectPlan, locale: Locale): SystemSheet['figures'] {
  const texts = TEXTS[locale];
  const { systems, indoor_kw, units, load_kw, bill, rooms } = project;
  const { figures } = texts;
  const [only] = systems;
  return [
    ...(systems.length === 1 && only
      ? outdoorFigures(only.plan, texts)
      : [systemsFigure(systems, texts)]),
    figure(
      figures.indoorUnits,
      texts.count(units),
      figures.indoor(kwText(indoor_kw), rooms, kwText(load_kw)),
    ),
    figure(
      figures.prices,
      formatSum(bill.total, figures.onRequest, LANGUAGES[locale]),
      bill.on_request > 0 ? figures.linesOnRequest(bill.on_request) : null,
    ),
  ];
}

/** Returns the number of systems with the sizes of their outdoor units. */
const systemsFigure = (systems: ProjectPlan['systems'], texts: Texts) =>
  figure(
    texts.figures.systems,
    texts.count(systems.length),
    systems
      .map(({ plan: { outdoor } }) => (outdoor ? sizeName(outdoor) : texts.unknown))
      .join(', '),
  );

function outdoorFigures({ outdoor }: SystemPlan, texts: Texts): SystemSheet['figures'] {
  const { figures } = texts;
  const outdoorNote = outdoor?.is_estimate ? figures.estimate : figures.outdoor;
  return [
    figure(
      figures.outdoorUnit,
      outdoor ? sizeName(outdoor) : texts.unknown,
      outdoor && outdoorNote(modelsOf(outdoor), kwText(outdoor.cooling_kw)),
    ),
    figure(
      figures.ratio,
      outdoor ? ratioText(outdoor.ratio_percent, outdoor.window, texts.sizing) : texts.unknown,
      outdoor && figures.allowed(outdoor.window.ratio_min, outdoor.window.ratio_max),
    ),
  ];
}

/** Returns model and title of a line; joints and panels are not in the catalogue. */
export function namesOf(
  { kind, model, title }: BillLine,
  { sizing, kinds, panelFor }: Texts,
): { model: string; title: string } {
  if (kind === 'branch_joint' || kind === 'module_joint') return sizing.joints[kind];
  if (kind !== 'panel') return { model, title };
  return { model, title: panelFor(kinds[title as CategoryKind] ?? title) };
}

function toLine(line: BillLine, locale: Locale): SheetLine {
  const words = LANGUAGES[locale];
  const { quantity, unit_price, sum } = line;
  return {
    ...namesOf(line, TEXTS[locale]),
    quantity,
    unit_price: unit_price === null ? '' : formatTaka(unit_price, words),
    sum: sum === null ? '' : formatTaka(sum, words),
  };
}
