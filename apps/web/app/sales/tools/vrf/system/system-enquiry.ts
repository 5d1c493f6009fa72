import type { CreateDesign } from '@shishir/contract';
import { formatSum } from '@shishir/format';
import {
  type BillOfQuantities,
  kwText,
  modelsOf,
  type ProjectPlan,
  ratioText,
  sizeName,
  systemName,
  type SystemPlan,
} from '@shishir/sizing';
import { vrfTexts } from '../vrf.texts';
import { inputOf, onlySystem } from './system-input';
import { allRooms, hrefOf, type TypedProject } from './project-query';
import type { TypedSystem } from './system-query';

const texts = vrfTexts.described;

/** '8 rooms, 10 indoor units, 45.5 kW' */
export const describeSystem = ({ rooms, units, indoor_kw }: ProjectPlan): string =>
  texts.system(rooms, units, kwText(indoor_kw));

/** 'AM448DXVGGH, 16 HP, 102%', with the name of each of several systems. */
export const describeOutdoor = ({ systems }: ProjectPlan): string =>
  systems
    .map(({ plan }, at) =>
      systems.length > 1
        ? texts.ofSystem(systemName(systems, at), outdoorText(plan))
        : outdoorText(plan),
    )
    .join('; ');

const outdoorText = ({ outdoor }: SystemPlan) =>
  outdoor
    ? [
        modelsOf(outdoor),
        ...(outdoor.horsepower === null ? [] : [sizeName(outdoor)]),
        ratioText(outdoor.ratio_percent, outdoor.window),
      ].join(', ')
    : texts.noOutdoorUnit;

/** Formats the total of the listed prices; a system without units has none. */
export const totalText = ({ lines, total }: BillOfQuantities) =>
  lines.length === 0 ? texts.noUnits : formatSum(total);

export const describeBill = ({ bill }: ProjectPlan) =>
  bill.total > 0 && bill.on_request > 0 ? texts.othersOnRequest(totalText(bill)) : totalText(bill);

/**
 * Returns the design of an enquiry: the inputs, from which the API calculates the result, and the address that shows
 * them again. Blank if there is nothing to calculate.
 */
export function designOf(project: TypedProject): string {
  if (allRooms(project).length === 0) return '';
  const only = onlySystem(project);
  const link = hrefOf({ ...project, quotation: '' });
  const design: CreateDesign = only
    ? { tool: 'system', system: inputOf(only), link }
    : { tool: 'project', project: { systems: project.systems.map(namedOf) }, link };
  return JSON.stringify(design);
}

export const namedOf = (system: TypedSystem) => ({ name: system.name.trim(), ...inputOf(system) });
