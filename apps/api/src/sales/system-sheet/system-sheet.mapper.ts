import { CATEGORY_KIND_LABELS, type CategoryKind, type Company } from '@shishir/contract';
import { formatSum, formatTaka } from '@shishir/format';
import type { PictureFile, SheetLine, SystemSheet } from '@shishir/pdf';
import {
  type BillLine,
  drawSection,
  drawTree,
  isProblem,
  JOINT_TEXTS,
  kwText,
  modelsOf,
  NOT_INCLUDED_TEXTS,
  ratioText,
  roomName,
  sizeName,
  type SystemPlan,
  warningText,
  windowText,
} from '@shishir/sizing';
import { toPlace } from '../../content/business-profile/business-profile.mapper';
import { systemSheetTexts as texts } from './system-sheet.texts';

export interface SheetOf {
  plan: SystemPlan;
  title: string;
  company: Company;
  logo: PictureFile | null;
  address: string;
  issuedAt: Date;
}

export function toSystemSheet(of: SheetOf): SystemSheet {
  const { plan, title, company, logo, address, issuedAt } = of;
  const { outdoor, bill, rooms } = plan;
  const lines = bill.lines.map((line) => toLine(line));
  return {
    issued_at: issuedAt.toISOString(),
    name: company.name ?? '',
    logo,
    web: company.web,
    place: toPlace(company.head_office),
    phone: company.sales_phones[0] ?? null,
    email: company.sales_email,
    title,
    figures: figuresOf(plan),
    window: outdoor && windowText(outdoor),
    warnings: plan.warnings.filter(isProblem).map((warning) => warningText(warning, plan)),
    // Three columns of a tree side by side fit on one page, for any number of rooms.
    drawing: plan.units === 0 ? null : (drawSection(plan) ?? drawTree(plan, 3)),
    rooms: rooms.map(({ load_kw, unit, count, cooling_kw }, at) => ({
      name: roomName(rooms, at),
      load: load_kw === null ? texts.unknown : kwText(load_kw),
      unit: unit ? texts.unit(count, unit.model, kindOf(unit.category)) : texts.unknown,
      capacity: unit ? kwText(cooling_kw) : texts.unknown,
    })),
    lines: lines.filter((_, at) => bill.lines[at]!.sum !== null),
    total: formatSum(bill.total),
    on_request: lines.filter((_, at) => bill.lines[at]!.sum === null),
    not_included: bill.not_included.map((key) => NOT_INCLUDED_TEXTS[key]),
    address,
  };
}

function figuresOf(plan: SystemPlan): SystemSheet['figures'] {
  const { outdoor, indoor_kw, units, load_kw, bill, rooms } = plan;
  const figure = (name: string, value: string, note: string | null) => ({
    ...{ name, value, note },
    unit: '',
  });
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
    figure(
      figures.indoorUnits,
      `${units}`,
      figures.indoor(kwText(indoor_kw), rooms.length, kwText(load_kw)),
    ),
    figure(
      figures.prices,
      formatSum(bill.total, figures.onRequest),
      bill.on_request > 0 ? figures.linesOnRequest(bill.on_request) : null,
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
