const NUMBERS = 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',');
const inWords = (count: number) => NUMBERS[count] ?? String(count);

interface Figures {
  outdoor: string;
  rooms: number;
  /** Capacities with their unit, for example '2.8 kW': of one indoor unit, of all of them, of the outdoor unit. */
  unit: string;
  indoors: string;
  outdoors: string;
  percent: number;
}

/** Texts of the example of a complete system. */
export const exampleSystemTexts = {
  title: (rooms: number) => `Example: ${inWords(rooms)} rooms`,
  lead: ({ outdoor, rooms, unit, indoors, outdoors, percent }: Figures) =>
    `One ${outdoor} and ${inWords(rooms)} units of ${unit}: ${indoors} indoors on a ${outdoors} outdoor unit (${percent}%).`,
  drawing: (outdoor: string, indoor: string, rooms: number) =>
    `${outdoor} on the roof, connected by one pair of pipes to ${inWords(rooms)} units of ${indoor} in ${inWords(rooms)} rooms`,
  columns: { unit: 'Unit', quantity: 'Qty', price: 'Price', amount: 'Amount' },
  modelAndCapacity: (model: string, capacity: string) => `${model}, ${capacity}`,
  onRequest: 'On request',
  total: 'Equipment total',
  notIncluded:
    'Not included: pipes and branch joints, wiring, controls, installation and VAT. We size the system for your building before we quote.',
  notIncludedWithPanels:
    'Not included: panels, pipes and branch joints, wiring, controls, installation and VAT. We size the system for your building before we quote.',
  addToCart: 'Add system to cart',
  ask: 'Get a system for your rooms',
};
