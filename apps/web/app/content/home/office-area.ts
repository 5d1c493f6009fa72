/** Square feet of an office that one ton cools, as a rule of thumb. */
export const OFFICE_AREA = [120, 150] as const;
