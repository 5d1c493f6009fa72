import type { CategoryKind, Sector } from '@shishir/contract';
import gym from './drawings/gym.svg?raw';
import home from './drawings/home.svg?raw';
import hospital from './drawings/hospital.svg?raw';
import hotel from './drawings/hotel.svg?raw';
import office from './drawings/office.svg?raw';
import restaurants from './drawings/restaurants.svg?raw';
import school from './drawings/school.svg?raw';
import showrooms from './drawings/showrooms.svg?raw';
import type { Place } from './sector-content';
import { sectionDrawingLabel, sectionDrawingsTexts as texts } from './section-drawings.texts';

/** Shows the place for the introduction, or for the blocks about a type of unit. */
type Subject = CategoryKind | 'intro';

/**
 * Subject of a block, `data-part` of its groups in the drawing, and `viewBox` of its crop. The second block about a type
 * of unit is at the second place of that type.
 */
type PlaceRow = readonly [subject: Subject, parts: string, crop: string];

export const DRAWINGS: Record<Sector, { svg: string; places: readonly PlaceRow[] }> = {
  home: {
    svg: home,
    places: [
      ['wall_mounted', 'bed', '596 150 304 157'],
      ['slim_duct', 'living', '192 150 310 300'],
      ['split', 'out', '610 150 350 300'],
      ['outdoor_unit', 'roof', '620 40 340 268'],
    ],
  },
  office: {
    svg: office,
    places: [
      ['four_way_cassette', 'floor', '148 100 360 315'],
      ['four_way_cassette', 'meeting core', '512 250 300 170'],
      ['ventilation', 'air', '600 205 340 215'],
      ['outdoor_unit', 'roof server', '190 0 330 265'],
    ],
  },
  restaurants: {
    svg: restaurants,
    places: [
      ['intro', 'street', '0 340 340 276'],
      ['round_cassette', 'dining', '250 349 382 267'],
      ['big_duct', 'kitchen', '572 349 336 267'],
      ['ventilation', 'air kitchen', '549 64 359 308'],
      ['cold_room', 'cold', '764 368 196 252'],
      ['outdoor_unit', 'roof upper', '236 82 336 276'],
    ],
  },
  school: {
    svg: school,
    places: [
      ['four_way_cassette', 'class', '250 110 370 270'],
      ['ceiling_mounted', 'bare', '190 372 420 247'],
      ['ventilation', 'air', '538 125 422 255'],
      ['outdoor_unit', 'control roof', '598 372 300 245'],
    ],
  },
  showrooms: {
    svg: showrooms,
    places: [
      ['round_cassette', 'hall', '300 265 370 354'],
      ['big_duct', 'door', '20 240 320 375'],
      ['medium_duct', 'light', '240 255 380 200'],
      ['outdoor_unit', 'roof store', '640 262 300 353'],
    ],
  },
  hotel: {
    svg: hotel,
    places: [
      ['one_way_cassette', 'room', '156 112 300 280'],
      ['outdoor_unit', 'system roof', '162 0 380 260'],
      ['ventilation', 'air', '346 40 316 345'],
      ['outdoor_unit', 'room banquet', '536 255 274 379'],
    ],
  },
  hospital: {
    svg: hospital,
    places: [
      ['four_way_cassette', 'ward', '179 358 343 262'],
      ['filter', 'theatre plant', '184 178 382 199'],
      ['ventilation', 'air iso', '90 340 330 240'],
      ['outdoor_unit', 'control roof', '598 45 352 327'],
    ],
  },
  gym: {
    svg: gym,
    places: [
      ['big_duct', 'floor', '172 258 410 362'],
      ['dehumidifier', 'dry', '172 380 340 240'],
      ['ventilation', 'air', '440 120 372 275'],
      ['outdoor_unit', 'roof studio', '584 100 376 295'],
    ],
  },
};

const LABEL = /(<text[^>]*>)([^<]+)/g;

/** The drawing of a sector, sent as inline markup, so that it uses the fonts of the page. */
export const drawingOf = (sector: Sector): string =>
  DRAWINGS[sector].svg
    .replace('{alt}', texts[sector].whole)
    .replace(LABEL, (_, tag: string, label: string) => tag + sectionDrawingLabel(label));

/** Returns a function that takes the next place about a subject; null if the drawing has none left. */
export function placesOf(sector: Sector): (subject: Subject | null) => Place | null {
  const rest = DRAWINGS[sector].places.map(([subject, parts, crop], index) => ({
    subject,
    place: { parts: parts.split(' '), crop, alt: texts[sector].crops[index]! },
  }));
  return (subject) => {
    const index = rest.findIndex((row) => row.subject === subject);
    return index < 0 ? null : rest.splice(index, 1)[0]!.place;
  };
}
