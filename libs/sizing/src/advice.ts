import type { WholeRoom } from './room-input';
import type { LoadPart, PartKey } from './room-parts';
import type { SizingValues } from './values';

/** Advice about a room, with what helps. */
export type RoomAdvice =
  | { code: 'too_humid'; humidity_percent: number; helps: 'ventilator' | 'dehumidifier' }
  | { code: 'open_front'; door_w: number }
  | { code: 'runs_all_year' };

/** Share of the moisture from outdoor air from which a ventilator helps most. */
const MOSTLY_OUTSIDE = 0.4;

/** Returns the advice for a room. */
export function adviceFor(
  room: WholeRoom,
  load: { humidity_percent: number; latent_w: number; parts: readonly LoadPart[] },
  values: SizingValues,
): RoomAdvice[] {
  const part = (key: PartKey) => load.parts.find((one) => one.key === key);
  const advice: RoomAdvice[] = [];
  if (load.humidity_percent > values.humidity_max_percent) {
    const outside_w = part('fresh_air')?.latent_w ?? 0;
    advice.push({
      code: 'too_humid',
      humidity_percent: Math.round(load.humidity_percent),
      helps: outside_w >= MOSTLY_OUTSIDE * load.latent_w ? 'ventilator' : 'dehumidifier',
    });
  }
  if (room.door === 'open') {
    advice.push({ code: 'open_front', door_w: part('door')?.likely_w ?? 0 });
  }
  if (room.kind === 'server_room') advice.push({ code: 'runs_all_year' });
  return advice;
}

/** Returns advice for people: a title and an explanation. */
export function adviceText(advice: RoomAdvice): { title: string; text: string } {
  switch (advice.code) {
    case 'too_humid': {
      const helps =
        advice.helps === 'ventilator'
          ? 'Most of the moisture comes with the fresh air: an energy recovery ventilator or a fresh air unit that dries the air (DOAS) takes it out before it enters the room. A larger coil at low fan speed helps a little; a larger unit alone does not.'
          : 'Most of the moisture comes from the people: choose a unit with a larger coil at low fan speed, or add a dehumidifier. A larger unit alone does not help.';
      return {
        title: `The room stays humid: about ${advice.humidity_percent}%`,
        text: `A typical unit reaches the temperature, but can’t dry the air enough. ${helps}`,
      };
    }
    case 'open_front':
      return {
        title: `The open front lets in ${(advice.door_w / 1000).toFixed(1)} kW`,
        text: 'The figure assumes an air curtain. Without one, about three times as much comes in. A door that closes itself costs less than the larger unit.',
      };
    case 'runs_all_year':
      return {
        title: 'This room needs its own unit',
        text: 'It runs day and night, also in January. Compare the sensible capacity, because the air is dry, and install a second unit for failures.',
      };
  }
}
