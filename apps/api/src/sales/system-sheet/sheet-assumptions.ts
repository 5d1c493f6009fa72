import type { Locale, SizeSystem, SizingValueRow } from '@shishir/contract';
import type { SystemSheet } from '@shishir/pdf';
import {
  labelText,
  type ProjectPlan,
  roomInputLines,
  roomName,
  type SizingValues,
  systemName,
  systemValueKeys,
  valueLabel,
} from '@shishir/sizing';
import * as bangla from '@shishir/sizing/bangla';
import { TEXTS } from './system-sheet.mapper';

export interface AssumptionsOf {
  /** Inputs of the systems of the project, in its order. */
  inputs: readonly SizeSystem[];
  project: ProjectPlan;
  /** Constants as the owner has set them, and as numbers. */
  rows: readonly SizingValueRow[];
  values: SizingValues;
  locale: Locale;
}

type Assumptions = Pick<SystemSheet, 'edition' | 'rooms' | 'assumptions'>;

/** Returns all constants behind a project with their sources, and the inputs of its rooms from the room calculator. */
export function assumptionsOf(of: AssumptionsOf): Assumptions {
  const { inputs, project, rows, values, locale } = of;
  const [names, labels, rooms] =
    locale === 'bn' ? [bangla.valueNames, bangla.sizingTexts, bangla.roomInputTexts] : [];
  const { sizing, ofSystem } = TEXTS[locale];
  const used = new Set(
    inputs.flatMap((input, at) => systemValueKeys(input, project.systems[at]!.plan, values)),
  );
  return {
    edition: project.edition,
    rooms: inputs.flatMap((input, at) =>
      input.rooms.flatMap(({ described }, room) => {
        if (!described) return [];
        const name = roomName(input.rooms, room, sizing);
        const lines = roomInputLines(described, rooms).map(([label, text]) => `${label}: ${text}`);
        return {
          name: inputs.length > 1 ? ofSystem(systemName(project.systems, at, sizing), name) : name,
          text: lines.join('; '),
        };
      }),
    ),
    assumptions: rows
      .filter(({ key }) => used.has(key))
      .map(({ label, value, unit, source, confirmed }) => ({
        name: valueLabel(label, names),
        value: unit ? `${value}\u00a0${labelText(unit, labels)}` : String(value),
        source: valueLabel(source, names),
        is_estimate: !confirmed,
      })),
  };
}
