/** Sections of the list of constants, in display order. */
export const VALUE_SECTIONS = [
  'conditions',
  'climate',
  'roof',
  'glass',
  'walls',
  'around',
  'people',
  'air',
  'inside',
  'capacity',
  'system',
  'running',
] as const;
export type ValueSection = (typeof VALUE_SECTIONS)[number];

/** A constant of the calculations with its default. */
export interface SizingValue {
  /** Name for people. */
  label: string;
  value: number;
  /** Empty for a plain number. */
  unit: string;
  /** Source of the figure. */
  source: string;
  /** Bounds for input, both included. */
  min: number;
  max: number;
  /** True for whole numbers only. */
  whole: boolean;
  section: ValueSection;
  /** False until an engineer has confirmed it; results that use it are estimates. */
  confirmed: boolean;
}
