import { z } from 'zod';
import { CATEGORY_KIND_LABELS, type CategoryKind } from '../catalogue/category-kinds';
import { moment } from '../platform/fields';
import { SizedProject, SizedSystem, SizeProject, SizeSystem } from './sizing';
import { SizedRoom, SizeRoom } from './sizing-room';

export const DESIGN_LINK_MAX = 8000;
const LINK = 'Enter the address of the tool, such as /tools/vrf';

/** Address that opens the tool with the same inputs. Only a path and query of this site is accepted. */
const link = z
  .string()
  .max(DESIGN_LINK_MAX, `Please use at most ${DESIGN_LINK_MAX} characters`)
  .regex(/^\/tools\/[a-z0-9-]+(\?[\w%!$&'()*+,;=:@~./?-]*)?$/, LINK);

/** Inputs of a tool that a visitor used. The API calculates the result. */
export const CreateDesign = z.discriminatedUnion(
  'tool',
  [
    z.object({ tool: z.literal('room'), room: SizeRoom, link }).strict(),
    z.object({ tool: z.literal('system'), system: SizeSystem, link }).strict(),
    z.object({ tool: z.literal('project'), project: SizeProject, link }).strict(),
  ],
  { errorMap: () => ({ message: 'Use room, system or project' }) },
);
export type CreateDesign = z.infer<typeof CreateDesign>;

/** A constant with its value at the time of the calculation. */
export const DesignValue = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  confirmed: z.boolean(),
  source: z.string(),
});
export type DesignValue = z.infer<typeof DesignValue>;

const calculated = {
  link: z.string(),
  /** Constants used in the calculation. */
  values: z.array(DesignValue),
  /** Time of the calculation, which used the constants and the catalogue of that moment. */
  at: moment,
  /** The design as text for people. */
  text: z.string(),
};

const withoutAlternatives = SizedSystem.omit({ alternatives: true });
/**
 * Without the alternatives, which only the tool shows. Declared with its name, because the written type of the enquiries
 * would be too long.
 */
export interface DesignedSystem extends z.infer<typeof withoutAlternatives> {}
export interface DesignedSystemInput extends z.input<typeof withoutAlternatives> {}
export const DesignedSystem: z.ZodType<DesignedSystem, z.ZodTypeDef, DesignedSystemInput> =
  withoutAlternatives;

export const RoomDesign = z.object({
  tool: z.literal('room'),
  room: SizeRoom,
  result: SizedRoom,
  ...calculated,
});
export type RoomDesign = z.infer<typeof RoomDesign>;

export const SystemDesign = z.object({
  tool: z.literal('system'),
  system: SizeSystem,
  result: DesignedSystem,
  ...calculated,
});
export type SystemDesign = z.infer<typeof SystemDesign>;

export const DesignedProject = SizedProject.extend({
  systems: z.array(z.object({ name: z.string(), plan: DesignedSystem })),
});
export type DesignedProject = z.infer<typeof DesignedProject>;

/** Several systems of a building. A single system without a name is a `SystemDesign`. */
export const ProjectDesign = z.object({
  tool: z.literal('project'),
  project: SizeProject,
  result: DesignedProject,
  ...calculated,
});
export type ProjectDesign = z.infer<typeof ProjectDesign>;

/** Inputs and result of a tool at the time of the calculation. They are never recalculated automatically. */
export const Design = z.discriminatedUnion('tool', [RoomDesign, SystemDesign, ProjectDesign]);
export type Design = z.infer<typeof Design>;

/** Returns the systems of a design with their names; none for a room. */
export function systemsOf(design: Design): DesignedProject['systems'] {
  if (design.tool === 'room') return [];
  return design.tool === 'system' ? [{ name: '', plan: design.result }] : design.result.systems;
}

/** Returns the bill of quantities of a design; null for a room. */
export const billOf = (design: Design): DesignedSystem['bill'] | null =>
  design.tool === 'room' ? null : design.result.bill;

/** Returns the rooms of the inputs of a system or project; none for a room. */
export function roomsOf(design: CreateDesign): SizeSystem['rooms'] {
  if (design.tool === 'room') return [];
  return design.tool === 'system'
    ? design.system.rooms
    : design.project.systems.flatMap(({ rooms }) => rooms);
}

const JOINTS = { branch_joint: 'Branch joint kit', module_joint: 'Module joint kit' } as const;

/** Returns the name of a line in a bill of quantities. Panels and joints are not products of the catalogue. */
export function billName({
  kind,
  title,
}: Pick<DesignedSystem['bill']['lines'][number], 'kind' | 'title'>): string {
  if (kind === 'indoor' || kind === 'outdoor' || kind === 'ventilator') return title;
  if (kind !== 'panel') return JOINTS[kind];
  return `Panel for ${CATEGORY_KIND_LABELS[title as CategoryKind] ?? 'indoor unit'}`;
}
