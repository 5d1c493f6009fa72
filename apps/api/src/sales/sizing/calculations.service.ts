import { Injectable } from '@nestjs/common';
import {
  type CreateDesign,
  type Design,
  DesignedProject,
  DesignedSystem,
  type DesignValue,
  type SizedProject,
  type SizedRoom,
  type SizedSystem,
  type SizeProject,
  type SizeRoom,
  type SizeSystem,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import {
  type BillOfQuantities,
  limitKeys,
  planProject,
  planSystem,
  type Result,
  roomLoad,
  rulesOfThumb,
  SIZE_LIMIT_KEYS,
} from '@shishir/sizing';
import type { FieldProblems } from '../../platform/http/api-error';
import { inputLines, projectText, roomText, systemText, valuesText } from './design-text';
import { SizingValuesService } from './sizing-values.service';
import { UnitCatalogue } from './system-catalogue';
import { problemsOf } from './value-of';

/** A text column of MySQL and MariaDB has 64 KB. */
const MOST_BYTES = 60_000;

/** Result for the inputs of a tool: a design, or only the text. */
export interface Calculated {
  design: Design | null;
  text: string;
  /** Reasons for a missing design, by input. */
  problems: FieldProblems;
}

/** Calculates with the current constants and catalogue. */
@Injectable()
export class Calculations {
  constructor(
    private readonly units: UnitCatalogue,
    private readonly values: SizingValuesService,
  ) {}

  async room(room: SizeRoom): Promise<Result<SizedRoom>> {
    const rows = await this.values.list();
    const confirmed = new Set(rows.flatMap((row) => (row.confirmed ? [row.key] : [])));
    const load = roomLoad(room, await this.values.current());
    if (!load.ok) return load;
    const parts = load.value.parts.map((part) => ({
      ...part,
      values: [...part.values],
      is_estimate: part.values.some((key) => !confirmed.has(key)),
    }));
    return { ok: true, value: { ...load.value, parts, rules: rulesOfThumb(room) } };
  }

  async system(system: SizeSystem): Promise<Result<SizedSystem>> {
    const catalogue = await this.units.for([system]);
    const plan = planSystem(system, catalogue, await this.values.current());
    if (!plan.ok) return plan;
    return { ok: true, value: { ...plan.value, bill: plainBill(plan.value) } };
  }

  async project(project: SizeProject): Promise<Result<SizedProject>> {
    const catalogue = await this.units.for(project.systems);
    const result = planProject(project, catalogue, await this.values.current());
    if (!result.ok) return result;
    const systems = result.value.systems.map(({ name, plan }) => ({
      name,
      plan: { ...plan, bill: plainBill(plan) },
    }));
    return { ok: true, value: { ...result.value, systems, bill: plainBill(result.value) } };
  }

  /** Returns inputs with their result and the constants used, for storage. */
  async design(input: CreateDesign): Promise<Calculated> {
    const at = new Date();
    const calculated = input.tool === 'room' ? await this.room(input.room) : null;
    const planned = input.tool === 'system' ? await this.system(input.system) : null;
    const project = input.tool === 'project' ? await this.project(input.project) : null;
    const failed = [calculated, planned, project].find((one) => one && !one.ok);
    if (failed && !failed.ok) {
      const problems = problemsOf(failed.errors);
      const sentences = Object.values(problems).map((text) => `Could not be calculated: ${text}`);
      return { design: null, text: [...inputLines(input), ...sentences].join('\n'), problems };
    }
    let design: Design;
    if (input.tool === 'room' && calculated?.ok) {
      const result = calculated.value;
      const used = new Set(result.parts.flatMap((part) => part.values));
      const values = await this.constants((key) => used.has(key));
      const text = [...roomText(input, result), valuesText(values, at)].join('\n');
      design = { ...input, result, values, at: at.toISOString(), text };
    } else if (input.tool === 'system' && planned?.ok) {
      // Stored without the alternatives that the tool shows.
      const result = DesignedSystem.parse(planned.value);
      const values = await this.systemConstants([result]);
      const text = [...systemText(result), valuesText(values, at)].join('\n');
      design = { ...input, result, values, at: at.toISOString(), text };
    } else if (input.tool === 'project' && project?.ok) {
      const result = DesignedProject.parse(project.value);
      const values = await this.systemConstants(result.systems.map(({ plan }) => plan));
      const text = [...projectText(result), valuesText(values, at)].join('\n');
      design = { ...input, result, values, at: at.toISOString(), text };
    } else throw new Error('A design has a result or errors.');
    const isTooLong = Buffer.byteLength(JSON.stringify(design)) > MOST_BYTES;
    const problems: FieldProblems = isTooLong ? { link: reason('system_too_large') } : {};
    return { design: isTooLong ? null : design, text: design.text, problems };
  }

  /** Returns the constants of systems: of the limits by size, those of the chosen modules. */
  private systemConstants(systems: readonly DesignedSystem[]): Promise<DesignValue[]> {
    const modules = systems.flatMap(({ outdoor }) => outdoor?.modules ?? []);
    const limits = new Set<string>(modules.flatMap((module) => Object.values(limitKeys(module))));
    return this.constants(
      (key, section) => section === 'system' && (limits.has(key) || !SIZE_LIMIT_KEYS.has(key)),
    );
  }

  private async constants(
    isUsed: (key: string, section: string) => boolean,
  ): Promise<DesignValue[]> {
    return (await this.values.list())
      .filter(({ key, section }) => isUsed(key, section))
      .map(({ key, label, value, unit, confirmed, source }) => ({
        ...{ key, label, value, unit, confirmed, source },
      }));
  }
}

const plainBill = ({ bill }: { bill: BillOfQuantities }) => ({
  ...bill,
  not_included: [...bill.not_included],
});
