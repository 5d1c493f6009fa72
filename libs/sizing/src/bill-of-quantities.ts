import { type IndoorUnit, type OutdoorUnit, type SystemRoom, unitsIn } from './system';
import type { VentilationPlan } from './system-ventilation';

/** A line of the bill of quantities. Prices are whole taka. */
export interface BillLine {
  kind: 'outdoor' | 'indoor' | 'ventilator' | 'panel' | 'branch_joint' | 'module_joint';
  /** Id of the product; null for items that are not in the catalogue. */
  id: number | null;
  model: string;
  title: string;
  quantity: number;
  /** Null for a price on request. */
  unit_price: number | null;
  sum: number | null;
}

export interface BillOfQuantities {
  lines: BillLine[];
  /** Sum of the lines with a price. */
  total: number;
  /** Number of lines without a price. */
  on_request: number;
  /** Items that are not part of the total. */
  not_included: readonly ('piping' | 'cables' | 'installation' | 'vat')[];
}

export const NOT_INCLUDED = ['piping', 'cables', 'installation', 'vat'] as const;

/** Returns one line per product: outdoor units, indoor units, ventilators, panels, and then the joints between them. */
export function billOfQuantities(
  rooms: readonly SystemRoom[],
  indoor: ReadonlyMap<number, IndoorUnit>,
  modules: readonly OutdoorUnit[],
  ventilation: readonly VentilationPlan[] = [],
): BillOfQuantities {
  const lines = new Map<string, BillLine>();
  const add = (
    kind: BillLine['kind'],
    unit: { id: number | null; model: string; title: string; price: number | null },
    count: number,
  ) => {
    const key = `${kind} ${unit.id ?? unit.model}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + count;
    const { id, model, title, price } = unit;
    const sum = price === null ? null : price * quantity;
    lines.set(key, { kind, id, model, title, quantity, unit_price: price, sum });
  };
  const unknown = { id: null, title: '', price: null };
  for (const module of modules) add('outdoor', module, 1);
  const chosen = rooms.flatMap((room) => {
    const unit = room.unit === null ? undefined : indoor.get(room.unit);
    return unit ? [{ room, unit }] : [];
  });
  for (const { room, unit } of chosen) add('indoor', unit, unitsIn(room));
  for (const { unit, count } of ventilation) add('ventilator', unit, count);
  for (const { room, unit } of chosen) {
    if (!unit.panel_model || !room.with_panel) continue;
    add('panel', { ...unknown, model: unit.panel_model, title: unit.category }, unitsIn(room));
  }
  const units = chosen.reduce((sum, { room }) => sum + unitsIn(room), 0);
  if (units > 1) add('branch_joint', { ...unknown, model: '' }, units - 1);
  if (modules.length > 1) add('module_joint', { ...unknown, model: '' }, modules.length - 1);
  const all = [...lines.values()];
  return {
    lines: all,
    total: all.reduce((sum, line) => sum + (line.sum ?? 0), 0),
    on_request: all.filter(({ sum }) => sum === null).length,
    not_included: NOT_INCLUDED,
  };
}
