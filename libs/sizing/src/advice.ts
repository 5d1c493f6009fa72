import type { WholeRoom } from './room-input';
import type { LoadPart, PartKey } from './room-parts';
import { sizingTexts as texts } from './sizing.texts';
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
  const { tooHumid, openFront, allYear } = texts.advice;
  switch (advice.code) {
    case 'too_humid':
      return { title: tooHumid.title(advice.humidity_percent), text: tooHumid.text(advice.helps) };
    case 'open_front':
      return { title: openFront.title((advice.door_w / 1000).toFixed(1)), text: openFront.text };
    case 'runs_all_year':
      return allYear;
  }
}
