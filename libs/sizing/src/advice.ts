import { WET_BULB_C } from './capacity';
import type { CorrectedCapacity } from './conditions';
import { neededAir_l_s, type RoomAir } from './room-air';
import type { WholeRoom } from './room-input';
import type { LoadPart, PartKey } from './room-parts';
import { sizingTexts as texts } from './sizing.texts';
import type { SizingValues } from './values';

/** Advice about a room, with what helps. */
export type RoomAdvice =
  | { code: 'too_humid'; humidity_percent: number; helps: 'ventilator' | 'dehumidifier' }
  | { code: 'open_front'; door_w: number }
  | { code: 'little_air'; flow_l_s: number; needed_l_s: number }
  | { code: 'cold_room' }
  | { code: 'runs_all_year' };

/** Returns the advice for a room. */
export function adviceFor(
  room: WholeRoom,
  load: {
    humidity_percent: number;
    latent_w: number;
    parts: readonly LoadPart[];
    air: Pick<RoomAir, 'flow_l_s' | 'door_l_s'>;
    capacity: Pick<CorrectedCapacity, 'room_wet_bulb_c'>;
  },
  values: SizingValues,
): RoomAdvice[] {
  const part = (key: PartKey) => load.parts.find((one) => one.key === key);
  const advice: RoomAdvice[] = [];
  if (load.humidity_percent > values.humidity_max_percent) {
    const outside_w = part('fresh_air')?.latent_w ?? 0;
    advice.push({
      code: 'too_humid',
      humidity_percent: Math.round(load.humidity_percent),
      // A ventilator replaces the supplied air or an opened window, not leakage.
      helps:
        room.fresh_air !== 'closed' &&
        100 * outside_w >= values.advice_outside_percent * load.latent_w
          ? 'ventilator'
          : 'dehumidifier',
    });
  }
  const flow_l_s = load.air.flow_l_s + load.air.door_l_s;
  const needed_l_s = neededAir_l_s(room, values);
  if (room.people >= values.advice_people && flow_l_s < needed_l_s) {
    advice.push({
      ...{ code: 'little_air', flow_l_s: Math.round(flow_l_s) },
      needed_l_s: Math.round(needed_l_s),
    });
  }
  if (load.capacity.room_wet_bulb_c < WET_BULB_C[0]) advice.push({ code: 'cold_room' });
  if (room.door === 'open') {
    advice.push({ code: 'open_front', door_w: part('door')?.likely_w ?? 0 });
  }
  if (room.kind === 'server_room') advice.push({ code: 'runs_all_year' });
  return advice;
}

/** Returns advice for people: a title and an explanation. */
export function adviceText(advice: RoomAdvice): { title: string; text: string } {
  const { tooHumid, openFront, littleAir, coldRoom, allYear } = texts.advice;
  switch (advice.code) {
    case 'too_humid':
      return { title: tooHumid.title(advice.humidity_percent), text: tooHumid.text(advice.helps) };
    case 'little_air':
      return {
        title: littleAir.title(advice.flow_l_s),
        text: littleAir.text(advice.needed_l_s),
      };
    case 'cold_room':
      return coldRoom;
    case 'open_front':
      return { title: openFront.title((advice.door_w / 1000).toFixed(1)), text: openFront.text };
    case 'runs_all_year':
      return allYear;
  }
}
