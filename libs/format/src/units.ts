/** 1 TR (ton of refrigeration) in BTU/h, by definition. */
export const BTU_PER_TR = 12_000;
/** 1 TR in kW: 12,000 BTU/h x 1055.05585 J / 3600 s. */
export const KW_PER_TR = 3.51685;
/** 1 kW in BTU/h: 3600 s / 1055.05585 J x 1000. */
export const BTU_PER_KW = 3_412.142;
/** kW of cooling per HP class of a VRF outdoor unit. Mechanical horsepower is never used to convert a capacity. */
export const KW_PER_HP = 2.8;
/** 1 cfm in m³/h: 0.3048³ x 60. */
const M3H_PER_CFM = 1.69901;
/** 1 m² in square feet. */
export const SQFT_PER_M2 = 10.7639;

/** Converts kW of cooling to TR. 22.4 kW = 6.37 TR. */
export const kwToTr = (kw: number): number => kw / KW_PER_TR;
/** Converts kW of cooling to BTU/h. 5.0 kW = 17,061 BTU/h. */
export const kwToBtu = (kw: number): number => kw * BTU_PER_KW;
/** Converts TR to kW. 1.5 TR = 5.275 kW. */
export const trToKw = (tr: number): number => tr * KW_PER_TR;
/** Converts m² to sq ft. 20 m² = 215.3 sq ft. */
export const m2ToSqft = (m2: number): number => m2 * SQFT_PER_M2;
/** Converts sq ft to m². */
export const sqftToM2 = (sqft: number): number => sqft / SQFT_PER_M2;
/** Converts cfm to m³/h. 147 cfm = 249.8 m³/h. */
export const cfmToM3h = (cfm: number): number => cfm * M3H_PER_CFM;
/** Converts m³/h to cfm. */
export const m3hToCfm = (m3h: number): number => m3h / M3H_PER_CFM;

/**
 * Returns the nominal class of a capacity in tons, as titles and price lists name it: 18.51 TR is 18.5, 59.99 is 60.
 */
export const nominalTons = (tr: number): string => String(Number(tr.toFixed(1)));

/** A capacity in all units of the trade. */
export interface Capacity {
  w: number;
  kw: number;
  tr: number;
  btu_h: number;
}

/** Converts W of cooling to all units, without rounding. */
export function capacityOf(w: number): Capacity {
  const kw = w / 1000;
  return { w, kw, tr: kwToTr(kw), btu_h: kwToBtu(kw) };
}
