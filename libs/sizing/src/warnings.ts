/** Permitted ratios and number of indoor units of a set of modules, with their source. */
export interface Window {
  ratio_min: number;
  ratio_max: number;
  indoor_max: number;
  /** Model that the limits come from; for several modules, the one with the narrowest range of ratios. */
  model: string;
  /** True if any of the limits is a typical one, because the maker's table is not entered. */
  is_default: boolean;
}

/** Warnings that a person should know but can accept. */
export type SystemWarning =
  | { code: 'no_unit'; room: number }
  | { code: 'hidden_product'; room: number | null; id: number }
  | { code: 'unit_too_small'; room: number; model: string; short_kw: number }
  | {
      code: 'sensible_too_small';
      room: number;
      model: string;
      needed_kw: number;
      nominal_kw: number;
    }
  | { code: 'unit_too_large'; room: number; model: string; percent: number }
  | { code: 'server_room'; room: number }
  | { code: 'panel_missing'; room: number; model: string; panel: string }
  | { code: 'no_price'; model: string }
  | { code: 'no_outdoor' }
  | { code: 'too_few_units'; least_kw: number }
  | { code: 'ratio_too_low'; ratio_percent: number; window: Window; needed_kw: number }
  | { code: 'ratio_too_high'; ratio_percent: number; window: Window; allowed_kw: number }
  | { code: 'below_loads'; outdoor_kw: number; load_kw: number }
  | { code: 'high_ratio'; ratio_percent: number; most_percent: number }
  | { code: 'above_loads'; percent: number }
  | { code: 'too_many_units'; units: number; window: Window }
  | { code: 'mixed_refrigerants'; refrigerants: string[] }
  | { code: 'mixed_series'; series: string[] }
  | { code: 'run_too_long'; run_m: number; max_m: number }
  | { code: 'run_below_height'; run_m: number; height_m: number }
  | { code: 'mostly_recovered'; percent: number }
  | { code: 'height_too_large'; height_m: number; max_m: number }
  | { code: 'too_much_refrigerant'; refrigerant: string; kg_m3: number; least_m3: number }
  | { code: 'hidden_ventilator'; id: number }
  | { code: 'too_much_air'; model: string; flow_m3h: number }
  | { code: 'module_set'; sizes: string; allowed: string };
