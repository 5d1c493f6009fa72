/** The fixed choices of a product. */
export const PRODUCT_TYPES = ['Outdoor Unit', 'Indoor Unit'] as const;
export const REFRIGERANTS = ['R410A', 'R32'] as const;
export const INVERTER_TYPES = ['Inverter', 'Non-Inverter'] as const;
export const PANEL_TYPES = ['Wind-Free', 'Non-Wind-Free'] as const;
export const PANEL_COLORS = ['White', 'Black'] as const;
export const VISIBILITIES = ['published', 'hidden'] as const;
export const SERVICE_STATUSES = ['pending', 'completed'] as const;
