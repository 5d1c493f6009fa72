import { type Design, type DesignedSystem, systemsOf } from '@shishir/contract';
import { formatCapacity, formatTaka, groupLakh } from '@shishir/format';
import { bangla } from '@shishir/format/bangla';
import { ratioText, roomName, splitTonsFor, systemName } from '@shishir/sizing';
import { sizingTexts, systemTexts } from '@shishir/sizing/bangla';

const counted = (count: number) => `${bangla.digits(groupLakh(count))}টি`;
const kw = (value: number) => systemTexts.kilowatts(formatCapacity(value));
const tr = (value: number) => value.toFixed(2);

/**
 * Returns the design of an enquiry in Bangla, in brief; null if there is none. The complete text, which staff read, is
 * stored in English.
 */
export function banglaDesign(design: Design | null): string | null {
  if (!design) return null;
  const lines = design.tool === 'room' ? roomLines(design) : systemLines(design);
  return lines.join('\n');
}

function roomLines({ room, result }: Design & { tool: 'room' }): string[] {
  const { low, likely, high, nominal_kw = likely.kw } = result;
  const tons = splitTonsFor(nominal_kw);
  return [
    `${sizingTexts.roomKinds[room.kind]}, ${formatCapacity(room.area_m2)} m²`,
    `কত ঠান্ডা দরকার: সম্ভাব্য ${tr(likely.tr)} TR (${kw(likely.kw)}), ${tr(low.tr)} থেকে ${tr(high.tr)} TR`,
    tons === null
      ? 'স্প্লিট এসি: একটিতে হবে না'
      : `স্প্লিট এসি: ${bangla.digits(formatCapacity(tons))} টন`,
  ];
}

function systemLines(design: Design & { tool: 'system' | 'project' }): string[] {
  const { bill } = design.result;
  const systems = systemsOf(design);
  const total =
    bill.total > 0 ? `তালিকার দামে মোট: ${formatTaka(bill.total, bangla)}` : 'দাম জানিয়ে দেব';
  return [
    ...systems.flatMap(({ name, plan }, at) => {
      const own = systems.length > 1 ? systemName(systems, at, systemTexts) : name.trim();
      return [...(own ? [`${own}:`] : []), ...planLines(plan)];
    }),
    bill.on_request > 0 && bill.total > 0
      ? `${total}, আরও ${counted(bill.on_request)} পণ্যের দাম জানিয়ে দেব`
      : total,
  ];
}

const planLines = ({ rooms, outdoor, load_kw, indoor_kw }: DesignedSystem): string[] => [
  `VRF সিস্টেম: ঘরের লোড ${kw(load_kw)}, ইনডোর ইউনিট ${kw(indoor_kw)}`,
  ...rooms.map(({ load_kw: load, unit, count }, at) => {
    const needs = load === null ? 'লোড জানা নেই' : `লোড ${kw(load)}`;
    const has = unit ? `${unit.model} ${kw(unit.cooling_kw)}, ${counted(count)}` : 'ইউনিট নেই';
    return `${roomName(rooms, at, systemTexts)}: ${needs}, ${has}`;
  }),
  outdoor
    ? `আউটডোর ইউনিট: ${outdoor.modules.map(({ model }) => model).join(' + ')}, ${kw(outdoor.cooling_kw)}, কম্বিনেশন রেশিও ${ratioText(outdoor.ratio_percent, outdoor.window, systemTexts)}`
    : systemTexts.drawing.noOutdoor,
];
