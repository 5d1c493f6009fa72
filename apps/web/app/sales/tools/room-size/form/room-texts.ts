import { groupThousands } from '@shishir/format';
import {
  DIRECTION_NAMES,
  ROOM_CHOICE_NAMES,
  ROOM_KIND_NAMES,
  type RoomInput,
  type RoomLoad,
  wholeRoom,
} from '@shishir/sizing';
import { roomSizeTexts } from '../room-size.texts';

const texts = roomSizeTexts.described;

/** Formats TR and kW with two decimals: '1.44'. */
export const two = (value: number) => value.toFixed(2);
/** Formats BTU/h rounded to tens: '17,290'. */
export const tens = (value: number) => groupThousands(Math.round(value / 10) * 10);
/** Formats with up to one decimal: '4.5'. */
export const short = (value: number) => groupThousands(Math.round(value * 10) / 10);

/** Describes the room in a few words for readers of an enquiry. */
export function describeRoom(room: RoomInput): { room: string; glass: string; inside: string } {
  const [window] = room.windows;
  return {
    room: texts.room({
      type: ROOM_KIND_NAMES[room.kind],
      area: short(room.area_m2),
      height: short(room.height_m),
      above: ROOM_CHOICE_NAMES.above[wholeRoom(room).above],
      walls: room.outside_walls,
    }),
    glass: window
      ? texts.glass(short(window.area_m2), DIRECTION_NAMES[window.direction], window.shade)
      : texts.noGlass,
    inside: texts.inside({
      people: room.people,
      watts: groupThousands(room.lights_w + room.equipment_w),
      target: short(room.target_c),
      freshAir: room.fresh_air,
    }),
  };
}

/** '1.44 TR likely, 1.08 to 1.79 TR (5.07 kW)' */
export const describeLoad = ({ low, likely, high }: RoomLoad) =>
  texts.load({
    low: two(low.tr),
    likely: two(likely.tr),
    high: two(high.tr),
    likelyKw: two(likely.kw),
  });
