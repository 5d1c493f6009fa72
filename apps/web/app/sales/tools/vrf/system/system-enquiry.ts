import type { CreateDesign } from '@shishir/contract';
import { formatSum } from '@shishir/format';
import {
  type BillOfQuantities,
  kwText,
  modelsOf,
  ratioText,
  roomsIn,
  sizeName,
  type SystemPlan,
} from '@shishir/sizing';
import { vrfTexts } from '../vrf.texts';
import { detailsOf, inputOf } from './system-input';
import { hrefOf, type TypedSystem } from './system-query';

const texts = vrfTexts.described;

/** '8 rooms, 10 indoor units, 45.5 kW' */
export const describeSystem = ({ rooms, units, indoor_kw }: SystemPlan): string =>
  texts.system(roomsIn(rooms), units, kwText(indoor_kw));

/** 'AM448DXVGGH, 16 HP, 102%' */
export const describeOutdoor = ({ outdoor }: SystemPlan) =>
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

export const describeBill = ({ bill }: SystemPlan) =>
  bill.total > 0 && bill.on_request > 0 ? texts.othersOnRequest(totalText(bill)) : totalText(bill);

/**
 * Returns the design of an enquiry: the inputs, from which the API calculates the result, and the address that shows
 * them again. Blank if there is nothing to calculate.
 */
export function designOf(system: TypedSystem): string {
  const { rooms, outdoor } = inputOf(system);
  if (rooms.length === 0) return '';
  const design: CreateDesign = {
    tool: 'system',
    system: {
      rooms: rooms.map((room) => ({ ...room })),
      outdoor: [...outdoor],
      ...detailsOf(system.details),
    },
    link: hrefOf({ ...system, quotation: '' }),
  };
  return JSON.stringify(design);
}
