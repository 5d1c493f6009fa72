import { CATEGORY_KIND_LABELS, type EnquiryTerms, type SystemCatalogue } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import {
  designConditions,
  planSystem,
  type SizingValues,
  sizeName,
  type Station,
  stationKeys,
  STATIONS,
  systemConditions,
} from '@shishir/sizing';
import type { ApiClient } from '../../../platform/api/api-client';
import { termsFrom } from '../../enquiry/enquiry-terms';
import { loadResponse } from '../../../platform/api/load-response.server';
import {
  loadSizingData,
  type SiteTariff,
  type SizingData,
} from '../../../catalogue/product-parts/sizing-data.server';
import { short } from '../room-size/form/room-texts';
import { detailsTexts } from './details/details.texts';
import { inputOf } from './system/system-input';
import { withMore } from './system/more-units';
import {
  EMPTY,
  officeCost,
  idsIn,
  MODELS,
  queryOf,
  typedFrom,
  type TypedProject,
} from './system/project-query';
import { emptyRoom, emptySystem, IS_ID } from './system/system-query';
import { offeredUnits, suggestionsFor } from './rooms/units-for-room';
import { vrfTexts } from './vrf.texts';

const texts = vrfTexts.example;

export interface VrfPage {
  /** The project of the address. */
  typed: TypedProject;
  /** Sentences about unreadable parts of the address. */
  unread: string[];
  /** One unit of each type and size, and the units of the address. */
  indoor: SystemCatalogue['indoor'];
  outdoor: SystemCatalogue['outdoor'];
  ventilators: SystemCatalogue['ventilators'];
  /** Names of units by the kind of their category. */
  kinds: Record<string, string>;
  values: SizingValues;
  tariffs: SiteTariff[];
  /** Design conditions of the places for builders: '35 °C, 28 °C wet bulb, estimate'. */
  climates: Record<Station, string>;
  /** '22 Nov 2026' */
  today: string;
  /** Null if the catalogue has no units for it. */
  example: { query: string; text: string } | null;
  terms: EnquiryTerms | null;
}

const NO_UNITS: SystemCatalogue = { indoor: [], outdoor: [], ventilators: [] };

/** Loads the data of the builder. Only a page without JavaScript loads it again. */
export async function loadVrfPage(api: ApiClient, search: URLSearchParams): Promise<VrfPage> {
  const [sizes, { values, tariffs, sources }, terms] = await Promise.all([
    loadResponse(api.sizing.catalogue({ query: {} })),
    loadSizingData(api),
    termsFrom(api),
  ]);
  const { typed, unread } = typedFrom(search, values);
  const catalogue = sizes?.body.data ?? NO_UNITS;
  const units = await withNamed(api, catalogue, typed, search.get(MODELS));
  return {
    typed,
    unread,
    ...units,
    kinds: CATEGORY_KIND_LABELS,
    values,
    tariffs,
    climates: climatesOf(values, sources),
    today: formatDate(new Date()),
    example: exampleOf(catalogue, values),
    terms,
  };
}

/** Adds the units that the address names, and the models of the size of one of them for a page without JavaScript. */
async function withNamed(
  api: ApiClient,
  sizes: SystemCatalogue,
  typed: TypedProject,
  like: string | null,
): Promise<SystemCatalogue> {
  const all = Object.values(sizes).flat() as { id: number }[];
  const known = new Set(all.map(({ id }) => id));
  const ids = idsIn(typed).filter((id) => !known.has(id));
  const named = async (query: { ids: string } | { like: number }) =>
    (await loadResponse(api.sizing.units({ query })))?.body.data ?? NO_UNITS;
  const more = await Promise.all([
    ...(ids.length > 0 ? [named({ ids: ids.join() })] : []),
    ...(like && IS_ID.test(like) ? [named({ like: Number(like) })] : []),
  ]);
  return more.reduce(withMore, sizes);
}

function climatesOf(values: SizingValues, sources: SizingData['sources']): VrfPage['climates'] {
  const texts = STATIONS.map((station) => {
    const { db_c, wb_c } = designConditions(station, values);
    const isEstimate = stationKeys(station).some((key) => !sources[key].confirmed);
    return [station, detailsTexts.climate(short(db_c), short(wb_c), isEstimate)];
  });
  return Object.fromEntries(texts) as VrfPage['climates'];
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
function exampleOf(catalogue: SystemCatalogue, values: SizingValues): VrfPage['example'] {
  const units = offeredUnits(catalogue.indoor, CATEGORY_KIND_LABELS);
  const { factor } = systemConditions(values);
  const rooms = OFFICE.flatMap(([name, load_kw, count, category], at) => {
    const fitting = suggestionsFor({ load_kw, count }, { all: units, factor });
    const unit = fitting.find((one) => one.category === category) ?? fitting[0];
    if (!unit) return [];
    const [load, key] = [String(load_kw), String(at)];
    return [{ ...emptyRoom(key), name, load, unit: String(unit.id), count: String(count) }];
  });
  const cost = officeCost(values);
  const system = { ...emptySystem('0'), rooms };
  const plan = planSystem(inputOf(system), catalogue, values);
  if (rooms.length < OFFICE.length || !plan.ok || !plan.value.outdoor) return null;
  const text = texts.summary(rooms.length, sizeName(plan.value.outdoor));
  return { query: queryOf({ ...EMPTY, name: texts.name, systems: [system], cost }), text };
}
