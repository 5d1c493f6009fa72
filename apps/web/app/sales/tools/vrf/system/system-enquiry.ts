import type { CreateDesign } from '@shishir/contract';
import { formatSum } from '@shishir/format';
import {
  type BillOfQuantities,
  kwText,
  modelsOf,
  ratioText,
  sizeName,
  type SystemPlan,
} from '@shishir/sizing';
import { inputOf } from './system-input';
import { hrefOf, type TypedSystem } from './system-query';

/** '8 rooms, 10 indoor units, 45.5 kW' */
export function describeSystem({ rooms, units, indoor_kw }: SystemPlan): string {
  return [
    `${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}`,
    `${units} indoor ${units === 1 ? 'unit' : 'units'}`,
    kwText(indoor_kw),
  ].join(', ');
}

/** 'AM448DXVGGH, 16 HP, 102 %' */
export const describeOutdoor = ({ outdoor }: SystemPlan) =>
  outdoor
    ? [
        modelsOf(outdoor),
        ...(outdoor.horsepower === null ? [] : [sizeName(outdoor)]),
        ratioText(outdoor.ratio_percent, outdoor.window),
      ].join(', ')
    : 'none yet';

/** Formats the total of the listed prices; a system without units has none. */
export const totalText = ({ lines, total }: BillOfQuantities) =>
  lines.length === 0 ? 'No unit yet' : formatSum(total);

export const describeBill = ({ bill }: SystemPlan) =>
  totalText(bill) + (bill.total > 0 && bill.on_request > 0 ? ', other lines on request' : '');

/**
 * Returns the design of an enquiry: the inputs, from which the API calculates the result, and the address that shows
 * them again. Blank if there is nothing to calculate.
 */
export function designOf(system: TypedSystem): string {
  const { rooms, outdoor } = inputOf(system);
  if (rooms.length === 0) return '';
  const design: CreateDesign = {
    tool: 'system',
    system: { rooms: rooms.map((room) => ({ ...room })), outdoor: [...outdoor] },
    link: hrefOf({ ...system, quotation: '' }),
  };
  return JSON.stringify(design);
}
