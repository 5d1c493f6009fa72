import { CATEGORY_KIND_LABELS, type CategoryKind } from '@shishir/contract';
import { formatSum, formatTaka } from '@shishir/format';
import type { Letterhead, QrCode, QuotedSystem, SheetLine, SystemSheet } from '@shishir/pdf';
import {
  type BillLine,
  conditionsText,
  detailTexts,
  drawRows,
  isProblem,
  JOINT_TEXTS,
  kwText,
  modelsOf,
  NOT_INCLUDED_TEXTS,
  peakText,
  type ProjectPlan,
  ratioText,
  sizeName,
  systemName,
  type SystemPlan,
  warningText,
  windowText,
} from '@shishir/sizing';
import { systemSheetTexts as texts } from './system-sheet.texts';

export interface SheetOf {
  project: ProjectPlan;
  title: string;
  sender: Letterhead;
  address: string;
  qr: QrCode | null;
  issuedAt: Date;
}

export function toSystemSheet(of: SheetOf): SystemSheet {
  const { project, title, sender, address, qr, issuedAt } = of;
  const { bill } = project;
  const systems = project.systems.map(({ plan }, at) => ({
    name: project.systems.length > 1 ? systemName(project.systems, at) : '',
    plan,
  }));
  const lines = bill.lines.map((line) => toLine(line));
  return {
    issued_at: issuedAt.toISOString(),
    ...sender,
    title,
    figures: figuresOf(project),
    warnings: systems.flatMap(({ name, plan }) =>
      plan.warnings.filter(isProblem).map((warning) => {
        const { title: problem, text } = warningText(warning, plan);
        return { title: name ? texts.ofSystem(name, problem) : problem, text };
      }),
    ),
    peak: systems.length > 1 ? peakText(project.peak, project.load_kw) : '',
    systems: systems.map(({ name, plan }) => ({
      name,
      drawing: drawingOf(plan),
      window: [
        plan.outdoor && windowText(plan.outdoor),
        peakText(plan.peak, plan.load_kw),
        conditionsText(plan),
        ...detailTexts(plan),
      ]
        .filter(Boolean)
        .join(' '),
    })),
    lines: lines.filter((_, at) => bill.lines[at]!.sum !== null),
    total: formatSum(bill.total),
    on_request: lines.filter((_, at) => bill.lines[at]!.sum === null),
    not_included: bill.not_included.map((key) => NOT_INCLUDED_TEXTS[key]),
    address,
    qr,
  };
}

function drawingOf(plan: SystemPlan): QuotedSystem {
  const { outdoor, rooms } = drawRows(plan);
  return {
    outdoor,
    rooms: rooms.map((row, at) => {
      const { load_kw, unit } = plan.rooms[at]!;
      return {
        ...row,
        kind: (unit && CATEGORY_KIND_LABELS[unit.category as CategoryKind]) ?? '',
        ...(load_kw !== null && { load: kwText(load_kw) }),
      };
    }),
  };
}

const figure = (name: string, value: string, note: string | null) => ({
  ...{ name, value, note },
  unit: '',
});

function figuresOf(project: ProjectPlan): SystemSheet['figures'] {
  const { systems, indoor_kw, units, load_kw, bill, rooms } = project;
  const { figures } = texts;
  const [only] = systems;
  return [
    ...(systems.length === 1 && only ? outdoorFigures(only.plan) : [systemsFigure(systems)]),
    figure(
      figures.indoorUnits,
      `${units}`,
      figures.indoor(kwText(indoor_kw), rooms, kwText(load_kw)),
    ),
    figure(
      figures.prices,
      formatSum(bill.total, figures.onRequest),
      bill.on_request > 0 ? figures.linesOnRequest(bill.on_request) : null,
    ),
  ];
}

/** Returns the number of systems with the sizes of their outdoor units. */
const systemsFigure = (systems: ProjectPlan['systems']) =>
  figure(
    texts.figures.systems,
    `${systems.length}`,
    systems
      .map(({ plan: { outdoor } }) => (outdoor ? sizeName(outdoor) : texts.unknown))
      .join(', '),
  );

function outdoorFigures({ outdoor }: SystemPlan): SystemSheet['figures'] {
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
      outdoor ? ratioText(outdoor.ratio_percent, outdoor.window) : texts.unknown,
      outdoor && figures.allowed(outdoor.window.ratio_min, outdoor.window.ratio_max),
    ),
  ];
}

/** Such as '4-way cassette'. */
const kindOf = (kind: string) => (CATEGORY_KIND_LABELS[kind as CategoryKind] ?? kind).toLowerCase();

/** Returns model and title of a line; joints and panels are not in the catalogue. */
export function namesOf({ kind, model, title }: BillLine): { model: string; title: string } {
  if (kind === 'branch_joint' || kind === 'module_joint') return JOINT_TEXTS[kind];
  if (kind !== 'panel') return { model, title };
  return { model, title: texts.panelFor(kindOf(title)) };
}

function toLine(line: BillLine): SheetLine {
  const { quantity, unit_price, sum } = line;
  return {
    ...namesOf(line),
    quantity,
    unit_price: unit_price === null ? '' : formatTaka(unit_price),
    sum: sum === null ? '' : formatTaka(sum),
  };
}
