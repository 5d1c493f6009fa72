import { CATEGORY_KIND_LABELS, type EnquiryTerms } from '@shishir/contract';
import { formatDate, formatCapacity } from '@shishir/format';
import {
  type IndoorUnit,
  type OutdoorUnit,
  planSystem,
  systemConditions,
  type SizingValues,
  type Ventilator,
  sizeName,
} from '@shishir/sizing';
import type { ApiClient } from '../../../platform/api/api-client';
import { termsFrom } from '../../enquiry/enquiry-terms';
import { loadResponse } from '../../../platform/api/load-response.server';
import {
  loadSizingData,
  type SiteTariff,
} from '../../../catalogue/product-parts/sizing-data.server';
import { inputOf } from './system/system-input';
import { EMPTY, queryOf, typedFrom, type TypedProject } from './system/project-query';
import { emptyRoom, emptySystem } from './system/system-query';
import { type OfferedUnit, suggestionsFor } from './rooms/units-for-room';
import { vrfTexts } from './vrf.texts';

const texts = vrfTexts.example;

export interface VrfPage {
  /** The project of the address. */
  typed: TypedProject;
  /** Sentences about unreadable parts of the address. */
  unread: string[];
  indoor: OfferedUnit[];
  outdoor: OutdoorUnit[];
  ventilators: Ventilator[];
  /** Names of units by the kind of their category. */
  kinds: Record<string, string>;
  values: SizingValues;
  tariffs: SiteTariff[];
  /** '22 Nov 2026' */
  today: string;
  /** Null if the catalogue has no units for it. */
  example: { query: string; text: string } | null;
  terms: EnquiryTerms | null;
}

const NO_UNITS = { indoor: [], outdoor: [], ventilators: [] };

/** Loads the data of the builder. Only a page without JavaScript loads it again. */
export async function loadVrfPage(api: ApiClient, search: URLSearchParams): Promise<VrfPage> {
  const [catalogue, { values, tariffs }, terms] = await Promise.all([
    loadResponse(api.sizing.catalogue({ query: {} })),
    loadSizingData(api),
    termsFrom(api),
  ]);
  const { typed, unread } = typedFrom(search, values);
  const { indoor, outdoor, ventilators } = catalogue?.body.data ?? NO_UNITS;
  const offered = toOffered(indoor);
  return {
    typed,
    unread,
    indoor: offered,
    outdoor,
    ventilators,
    kinds: CATEGORY_KIND_LABELS,
    values,
    tariffs,
    today: formatDate(new Date()),
    example: exampleOf(offered, outdoor, values),
    terms,
  };
}

/** Units of the same size and category have their model in their name. */
function toOffered(units: IndoorUnit[]): OfferedUnit[] {
  const named = units.map((unit) => {
    const kind = CATEGORY_KIND_LABELS[unit.category as keyof typeof CATEGORY_KIND_LABELS];
    return { ...unit, kind, label: `${kind} ${formatCapacity(unit.cooling_kw)} kW` };
  });
  const times = new Map<string, number>();
  for (const { label } of named) times.set(label, (times.get(label) ?? 0) + 1);
  return named.map((unit) =>
    times.get(unit.label) === 1 ? unit : { ...unit, label: `${unit.label}, ${unit.model}` },
  );
}

const OFFICE: [name: string, load_kw: number, count: number, category: string][] = [
  [texts.rooms.reception, 4.9, 1, 'four_way_cassette'],
  [texts.rooms.officeEast, 9.8, 2, 'four_way_cassette'],
  [texts.rooms.officeWest, 10.8, 2, 'four_way_cassette'],
  [texts.rooms.meetingLarge, 4, 1, 'four_way_cassette'],
  [texts.rooms.meetingSmall, 2, 1, 'one_way_cassette'],
  [texts.rooms.director, 3.3, 1, 'slim_duct'],
  [texts.rooms.accounts, 2.5, 1, 'wall_mounted'],
  [texts.rooms.pantry, 3, 1, 'wall_mounted'],
];

/** Returns a small office with units of the catalogue as an example. */
function exampleOf(
  units: OfferedUnit[],
  outdoor: OutdoorUnit[],
  values: SizingValues,
): VrfPage['example'] {
  const { factor } = systemConditions(values);
  const rooms = OFFICE.flatMap(([name, load_kw, count, category], at) => {
    const fitting = suggestionsFor({ load_kw, count }, { all: units, factor });
    const unit = fitting.find((one) => one.category === category) ?? fitting[0];
    if (!unit) return [];
    const [load, key] = [String(load_kw), String(at)];
    return [{ ...emptyRoom(key), name, load, unit: String(unit.id), count: String(count) }];
  });
  const cost = { ...EMPTY.cost, load: String(values.load_factor_percent) };
  const system = { ...emptySystem('0'), rooms };
  const plan = planSystem(inputOf(system), { indoor: units, outdoor }, values);
  if (rooms.length < OFFICE.length || !plan.ok || !plan.value.outdoor) return null;
  const text = texts.summary(rooms.length, sizeName(plan.value.outdoor));
  return { query: queryOf({ ...EMPTY, name: texts.name, systems: [system], cost }), text };
}
