import { type BillLine, type BillOfQuantities } from './bill-of-quantities';
import { EDITION } from './edition';
import type { InputError, Result } from './errors';
import { sumOrNull } from './judge';
import { type Peak, peakOf } from './peak';
import { planSystem, type SystemPlan } from './plan-system';
import {
  type Catalogue,
  checkSystem,
  MAX_ROOMS,
  roomsIn,
  type SystemInput,
  wholeW,
} from './system';
import { DEFAULT_VALUES, type SizingValues } from './values';

/** Maximum systems of a project. Together, they have up to `MAX_ROOMS` rows of rooms. */
export const MAX_SYSTEMS = 16;

/** A system with its name, such as that of a floor; blank if it has none. */
export interface NamedSystem extends SystemInput {
  name: string;
}

/** A building with several systems. */
export interface ProjectInput {
  systems: readonly NamedSystem[];
}

export interface PlannedSystem {
  name: string;
  plan: SystemPlan;
}

/** Systems with their sums and one bill of quantities. */
export interface ProjectPlan {
  edition: number;
  systems: PlannedSystem[];
  /** Rooms, including rooms alike. */
  rooms: number;
  load_kw: number;
  indoor_kw: number;
  units: number;
  /** Peak of all rooms of the building, by their hours. */
  peak?: Peak | undefined;
  bill: BillOfQuantities;
}

/** Returns all violations of limits. The field of a room is `systems.0.rooms.2.load_kw`. */
export function checkProject({ systems }: ProjectInput): InputError[] {
  const rooms = systems.reduce((sum, system) => sum + system.rooms.length, 0);
  const many = (field: string, label: string, count: number, max: number) =>
    count > max ? [{ field, code: 'too_many' as const, label, max }] : [];
  return [
    ...many('systems', 'Systems', systems.length, MAX_SYSTEMS),
    ...many('systems', 'Rooms of all systems', rooms, MAX_ROOMS),
    ...systems.flatMap((system, at) =>
      checkSystem(system).map((error) => ({ ...error, field: `systems.${at}.${error.field}` })),
    ),
  ];
}

/** Plans each system of a project with the units of a catalogue. */
export function planProject(
  input: ProjectInput,
  catalogue: Catalogue,
  values: SizingValues = DEFAULT_VALUES,
): Result<ProjectPlan, InputError> {
  const errors = checkProject(input);
  if (errors.length > 0) return { ok: false, errors };
  const systems = input.systems.flatMap(({ name, ...system }) => {
    const plan = planSystem(system, catalogue, values);
    return plan.ok ? [{ name, plan: plan.value }] : [];
  });
  return { ok: true, value: projectOf(systems, buildingPeak(input, values)) };
}

/** Returns the peak of all rooms of a building. It never exceeds the sum of the peaks of its systems. */
export const buildingPeak = (
  { systems }: { systems: readonly Pick<SystemInput, 'rooms'>[] },
  values: SizingValues = DEFAULT_VALUES,
): Peak =>
  peakOf(
    systems.flatMap(({ rooms }) => rooms),
    null,
    values,
  );

/** Adds up planned systems. A project of one system has its figures. */
export function projectOf(systems: readonly PlannedSystem[], peak: Peak): ProjectPlan {
  const plans = systems.map(({ plan }) => plan);
  const kw = (of: (plan: SystemPlan) => number) =>
    plans.reduce((sum, plan) => sum + wholeW(of(plan)), 0) / 1000;
  return {
    edition: EDITION,
    systems: [...systems],
    rooms: plans.reduce((sum, { rooms }) => sum + roomsIn(rooms), 0),
    load_kw: kw(({ load_kw }) => load_kw),
    indoor_kw: kw(({ indoor_kw }) => indoor_kw),
    units: plans.reduce((sum, { units }) => sum + units, 0),
    peak,
    bill: mergedBill(plans.map(({ bill }) => bill)),
  };
}

const ORDER: Readonly<Record<BillLine['kind'], number>> = {
  outdoor: 0,
  indoor: 1,
  ventilator: 2,
  panel: 3,
  branch_joint: 4,
  module_joint: 5,
};

/** Identifies the lines of a product in several bills of quantities. */
export const billKey = ({ kind, id, model }: Pick<BillLine, 'kind' | 'id' | 'model'>): string =>
  `${kind} ${id ?? model}`;

/** Adds up the lines of several bills, in the order of one bill. */
function mergedBill(bills: readonly BillOfQuantities[]): BillOfQuantities {
  const lines = new Map<string, BillLine>();
  for (const line of bills.flatMap((bill) => bill.lines)) {
    const known = lines.get(billKey(line));
    lines.set(billKey(line), {
      ...line,
      quantity: line.quantity + (known?.quantity ?? 0),
      sum: sumOrNull([line.sum, known ? known.sum : 0]),
    });
  }
  const all = [...lines.values()].sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
  const left = new Set(bills.flatMap(({ not_included }) => not_included));
  return {
    lines: all,
    total: all.reduce((sum, line) => sum + (line.sum ?? 0), 0),
    on_request: all.filter(({ sum }) => sum === null).length,
    not_included: [...left],
  };
}
