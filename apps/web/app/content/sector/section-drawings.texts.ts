import type { Sector } from '@shishir/contract';

/** Text alternatives of the drawings, and of their crops in the order of `section-drawings.server.ts`. */
export const sectionDrawingsTexts: Record<Sector, { whole: string; crops: string[] }> = {
  home: {
    whole:
      'Section through an apartment house in Dhaka. Ground floor: parking on columns. First and second floor: a flat each with balcony, living and dining room with a slim duct above the false ceiling, stair, bedroom with a wall mounted unit blowing over the foot of the bed, and a rear balcony with the outdoor unit of the multi split. Roof: insulation, white coating, planting, stair head and water tank.',
    crops: [
      'Bedroom with a wall mounted unit that blows over the foot of the bed',
      'Living rooms with a slim duct above the false ceiling',
      'Outdoor units on the rear balconies, with pipes to the bedrooms',
      'Sun on the bare roof slab above a bedroom',
    ],
  },
  office: {
    whole:
      'Section through an office building in Dhaka. Ground floor: lobby. First floor: open office with cassettes, a separate row behind the glass, core with lift and riser, and a meeting room for twelve. Second floor: second tenant and a server room with two units. Energy recovery ventilator above the ceiling. Roof: an outdoor unit with meter for each tenant, and a water tank.',
    crops: [
      'Two open floors with a grid of cassettes',
      'Meeting room with a cassette, next to the lift',
      'Energy recovery ventilator above the meeting room, with outdoor air from the right',
      'Outdoor units with meters on the roof, above the second tenant',
    ],
  },
  restaurants: {
    whole:
      'Section through a restaurant in Dhaka, from the street to the service lane. Ground floor: dining room with two 360 cassettes and a ventilator, kitchen with hood and make-up air, cold room. First floor: party room with a ducted unit, toilets and office. Roof: make-up air fan, kitchen exhaust fan, VRF outdoor unit and water tank. Outdoor air in, 4,060 m³/h, equals air out.',
    crops: [
      'Street, awning and front of the restaurant with the intake of the ventilator',
      'Dining room with two 360 cassettes above three tables',
      'Kitchen with cook, range and hood',
      'Make-up air fan and kitchen exhaust on the roof, with ducts through the first floor',
      'Cold room next to the kitchen, with its condensing unit on the outside wall',
      'VRF outdoor unit on the roof above the party room',
    ],
  },
  school: {
    whole:
      'Section through a school in Dhaka. Ground floor: classroom with a bare slab, ceiling mounted unit, slow fans and 40 pupils. First floor: classroom with two cassettes and an energy recovery ventilator. Stair, then an office with the central controller, and a library above it. Roof: VRF outdoor units, solar panels and water tank.',
    crops: [
      'Classroom with two cassettes, below the outdoor units on the roof',
      'Classroom with a bare slab, slow fans and a ceiling mounted unit',
      'Energy recovery ventilator above the classroom, with outdoor air from the right',
      'Office with the central controller, next to the stair',
    ],
  },
  showrooms: {
    whole:
      'Section through a showroom in Dhaka. Glass front to the street, with an air curtain over the door and a row of outlets behind the glass. Sales floor five metres high, with 360 cassettes below an open ceiling, track lights, and warm air collecting above. Mezzanine office, and a store with dehumidified air. Roof: ventilator, VRF outdoor unit and water tank.',
    crops: [
      'Sales floor with 360 cassettes below an open ceiling',
      'Glass front with sun, outlets behind the glass and an air curtain over the door',
      'Track lights below the layer of warm air',
      'Store with a dehumidifier, below the office',
    ],
  },
  hotel: {
    whole:
      'Section through a hotel in Dhaka. Ground floor: lobby with 360 cassettes, banquet hall with a large ducted unit. First and second floor: guest rooms on both sides of a corridor, each with a slim duct above the entrance, bathroom exhaust in the shaft and fresh air from the corridor. Roof: ventilator, exhaust fan, a VRF outdoor unit for each floor, and water tank.',
    crops: [
      'Two guest rooms with a slim duct above the entrance, blowing toward the window',
      'Outdoor units on the roof, with pipes to the guest rooms',
      'Ventilator and bathroom exhaust on the roof, with fresh air in the corridors',
      'Guest room above the banquet hall',
    ],
  },
  hospital: {
    whole:
      'Section through a hospital in Dhaka. Ground floor: ward of six beds with a Wind-Free cassette over the aisle and a ventilator, corridor, anteroom, and isolation room under negative pressure. First floor: operating theatre with HEPA ceiling, plant room with air handling unit, control room. Roof: chiller modules, VRF outdoor units, isolation exhaust and water tank. Generator in the lane.',
    crops: [
      'Ward with beds on both sides and a cassette over the aisle',
      'Operating theatre with HEPA ceiling, fed from the air handling unit',
      'Ventilator above the ward, with outdoor air from the left',
      'Plant room and control room below the roof',
    ],
  },
  gym: {
    whole:
      'Section through a gym in Dhaka. Training floor five metres high with a round duct over its whole length, fed by a ducted unit in a side room. Showers and changing rooms with their own exhaust, yoga studio above, dehumidifier. Roof: ventilator and VRF outdoor units on rubber mounts. Next door: the bedroom window of the neighbour.',
    crops: [
      'Training floor below a round duct',
      'Dehumidifier next to the treadmills',
      'Ventilator on the roof, and exhaust of the showers',
      'Yoga studio, and the window of the neighbour',
    ],
  },
};

/** Text of a label in the drawings, by the English one of its file. */
export const sectionDrawingLabel = (label: string): string => label;
