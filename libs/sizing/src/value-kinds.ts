/** The parts of the list of constants, in its order. */
export const VALUE_SECTIONS = [
  'conditions',
  'roof',
  'glass',
  'walls',
  'around',
  'people',
  'air',
  'inside',
  'system',
  'running',
] as const;
export type ValueSection = (typeof VALUE_SECTIONS)[number];

/** A constant of the calculations, as it is until staff set another one. */
export interface SizingValue {
  /** What it is, for people. */
  label: string;
  value: number;
  /** Empty for a plain number. */
  unit: string;
  /** Where the figure is from. */
  source: string;
  /** What can be entered, both included. */
  min: number;
  max: number;
  /** Only whole numbers. */
  whole: boolean;
  section: ValueSection;
  /** False until an engineer has agreed: results that use it are estimates. */
  confirmed: boolean;
}
