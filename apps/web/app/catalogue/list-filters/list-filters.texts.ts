import { groupThousands } from '@shishir/format';

/** Texts of filters and sort orders. */
export const listFiltersTexts = {
  titles: {
    category: 'Category',
    type: 'Type',
    inverter_type: 'Inverter type',
    refrigerant: 'Refrigerant',
    wind_free: 'Air',
  },
  windFree: 'Wind-Free',
  notWindFree: 'Standard',
  /** Ranges of capacities or prices. */
  range: {
    between: (min: string, max: string) => `${min} to ${max}`,
    from: (min: string) => `From ${min}`,
    upTo: (max: string) => `Up to ${max}`,
  },
  tr: (capacity: string) => `${capacity} TR`,
  flow: (flow: number) => `${groupThousands(flow)} m³/h`,
  sorts: {
    recommended: 'Recommended',
    capacityRising: 'Capacity: low to high',
    capacityFalling: 'Capacity: high to low',
    priceRising: 'Price: low to high',
    priceFalling: 'Price: high to low',
  },
  /** Problems of a typed number, shown after the name of its field and a colon. */
  problems: {
    notNumber: 'enter a number.',
    notNumberButExample: (example: string) => `enter a number, such as ${example}.`,
    negative: 'enter 0 or more.',
    tooLarge: 'enter a smaller number.',
    /** `question` asks which of two numbers is meant: 'Write 1500 or 1.5'. */
    unclear: (question: string) => `${question.toLowerCase()}.`,
  },
  swapped: {
    capacity: 'The smallest capacity was above the largest, so we swapped them.',
    flow: 'The smallest airflow was above the largest, so we swapped them.',
    price: 'The lowest price was above the highest, so we swapped them.',
  },
};
