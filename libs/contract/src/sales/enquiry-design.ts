import { z } from 'zod';
import { CATEGORY_KIND_LABELS, type CategoryKind } from '../catalogue/category-kinds';
import { moment } from '../platform/fields';
import { SizedRoom, SizedSystem, SizeRoom, SizeSystem } from './sizing';

export const DESIGN_LINK_MAX = 8000;
const LINK = 'Give the address of the tool, such as /tools/vrf';

/** The tool's own address, with which it opens the very same inputs: path and query of this site, nothing else. */
const link = z
  .string()
  .max(DESIGN_LINK_MAX, `Please use at most ${DESIGN_LINK_MAX} characters`)
  .regex(/^\/tools\/[a-z0-9-]+(\?[\w%!$&'()*+,;=:@~./?-]*)?$/, LINK);

/** What a visitor worked out with a tool: its inputs alone. The API calculates the result. */
export const CreateDesign = z.discriminatedUnion(
  'tool',
  [
    z.object({ tool: z.literal('room'), room: SizeRoom, link }).strict(),
    z.object({ tool: z.literal('system'), system: SizeSystem, link }).strict(),
  ],
  { errorMap: () => ({ message: 'Use room or system' }) },
);
export type CreateDesign = z.infer<typeof CreateDesign>;

/** A constant as it counted when the design was calculated. */
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
  /** The constants that it was calculated with. */
  values: z.array(DesignValue),
  /** When it was calculated, with the constants and the catalogue of that moment. */
  at: moment,
  /** The same for people to read. */
  text: z.string(),
};

/** Without the alternatives: the tool shows them. */
export const DesignedSystem = SizedSystem.omit({ alternatives: true });
export type DesignedSystem = z.infer<typeof DesignedSystem>;

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

/** Inputs and result of a tool, as they were then. They are never calculated anew by themselves. */
export const Design = z.discriminatedUnion('tool', [RoomDesign, SystemDesign]);
export type Design = z.infer<typeof Design>;

const JOINTS = { branch_joint: 'Branch joint kit', module_joint: 'Module joint kit' } as const;

/** What a line of a bill of quantities is called: panels and joints are in no row of the catalogue. */
export function billName({
  kind,
  title,
}: Pick<DesignedSystem['bill']['lines'][number], 'kind' | 'title'>): string {
  if (kind === 'indoor' || kind === 'outdoor') return title;
  if (kind !== 'panel') return JOINTS[kind];
  return `Panel for ${CATEGORY_KIND_LABELS[title as CategoryKind] ?? 'indoor unit'}`;
}
