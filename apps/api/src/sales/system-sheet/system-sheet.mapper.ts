import { CATEGORY_KIND_LABELS, type CategoryKind, type Company } from '@shishir/contract';
import { counted, formatSum, formatTaka } from '@shishir/format';
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
      load: load_kw === null ? '–' : kwText(load_kw),
      unit: unit ? `${count > 1 ? `${count} × ` : ''}${unit.model}, ${kindOf(unit.category)}` : '–',
      capacity: unit ? kwText(cooling_kw) : '–',
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
  const requested = bill.on_request > 0 ? `${bill.on_request} lines on request` : null;
  return [
    figure(
      'Outdoor unit',
      outdoor ? sizeName(outdoor) : '–',
      outdoor &&
        `${modelsOf(outdoor)}, ${kwText(outdoor.cooling_kw)}${outdoor.is_estimate ? ', estimate' : ''}`,
    ),
    figure(
      'Combination ratio',
      outdoor ? ratioText(outdoor.ratio_percent, outdoor.window) : '–',
      outdoor && `${outdoor.window.ratio_min} to ${outdoor.window.ratio_max} % allowed`,
    ),
    figure(
      'Indoor units',
      `${units}`,
      `${kwText(indoor_kw)} in ${counted(rooms.length, 'room')}, load ${kwText(load_kw)}`,
    ),
    figure('Listed prices', formatSum(bill.total, 'On request'), requested),
  ];
}

/** Such as '4-way cassette'. */
const kindOf = (kind: string) => (CATEGORY_KIND_LABELS[kind as CategoryKind] ?? kind).toLowerCase();

/** Returns model and title of a line; joints and panels are not in the catalogue. */
export function namesOf({ kind, model, title }: BillLine): { model: string; title: string } {
  if (kind === 'branch_joint' || kind === 'module_joint') return JOINT_TEXTS[kind];
  if (kind !== 'panel') return { model, title };
  return { model, title: `Panel for ${kindOf(title)}` };
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
