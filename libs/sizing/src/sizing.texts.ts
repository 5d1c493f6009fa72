const roomKinds = {
  bedroom: 'Bedroom',
  living_room: 'Living room',
  office: 'Office',
  shop: 'Shop',
  restaurant: 'Restaurant',
  classroom: 'Classroom',
  hall: 'Hall',
  ward: 'Ward',
  gym: 'Gym',
  server_room: 'Server room',
};

const directions = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

const stations = {
  dhaka: 'Dhaka',
  chattogram: 'Chattogram',
  sylhet: 'Sylhet',
  rajshahi: 'Rajshahi',
  khulna: 'Khulna',
  rangpur: 'Rangpur',
  barishal: 'Barishal',
  mymensingh: 'Mymensingh',
};

const months = {
  3: 'March',
  4: 'April',
  5: 'May',
  6: 'June',
  7: 'July',
  8: 'August',
  9: 'September',
  10: 'October',
};

const WALLS = ['no', 'one', 'two', 'three', 'four'];

const helps = {
  ventilator:
    'Most of the moisture comes with the fresh air: an energy recovery ventilator or a fresh air unit that dries the air (DOAS) takes it out before it enters the room. A larger coil at low fan speed helps a little; a larger unit alone does not.',
  dehumidifier:
    'Most of the moisture comes from the people: choose a unit with a larger coil at low fan speed, or add a dehumidifier. A larger unit alone does not help.',
};

/** Names of choices, advice about rooms, and errors of inputs. Figures are formatted, with their unit if they have one. */
export const sizingTexts = {
  roomKinds,
  directions,
  stations,
  months,
  advice: {
    tooHumid: {
      title: (percent: number) => `The room stays humid: about ${percent}%`,
      text: (by: keyof typeof helps) =>
        `A typical unit reaches the temperature, but can’t dry the air enough. ${helps[by]}`,
    },
    openFront: {
      title: (kw: string) => `The open front lets in ${kw} kW`,
      text: 'The figure assumes an air curtain. Without one, about three times as much comes in. A door that closes itself costs less than the larger unit.',
    },
    littleAir: {
      title: (flow_l_s: number) => `Little fresh air: ${flow_l_s} L/s`,
      text: (needed_l_s: number) =>
        `So many people need ${needed_l_s} L/s (ASHRAE 62.1; wards ASHRAE 170). Choose a fresh air unit with this flow; the load rises.`,
    },
    coldRoom: {
      title: 'Colder than the capacity curve',
      text: 'The published curve ends at 12.8 °C wet bulb, about 19 °C at 50% humidity. Below, a unit gives less than shown: compare the manufacturer’s table.',
    },
    allYear: {
      title: 'This room needs its own unit',
      text: 'It runs day and night, also in January. Compare the sensible capacity, because the air is dry, and install a second unit for failures.',
    },
  },
  /** Names of inputs that differ from the English labels of the limits. */
  labels: {} as Record<string, string>,
  errors: {
    range: (label: string, isWhole: boolean, min: string, max: string, unit: string) =>
      `${label}: enter ${isWhole ? 'a whole number' : 'a number'} from ${min} to ${max}${unit && ` ${unit}`}.`,
    choice: (label: string, choices: string) => `${label}: choose one of ${choices}.`,
    tooMany: (label: string, max: string) => `${label}: enter up to ${max}.`,
    outOfOrder: (label: string, other: string) => `${label} can’t be below ‘${other}’.`,
    noWall:
      'A room without outside walls has no glass in the sun. Set the glass to 0, or choose the outside walls.',
    glassTooLarge: (walls: number, limit: string) =>
      `${walls === 1 ? 'The outside wall is' : `The ${WALLS[walls] ?? walls} outside walls add up to`} ${limit}, and the glass can’t be larger. Enter up to ${limit}, or change the walls.`,
    tooManyDirections: (directions: number, walls: number) =>
      `The glass faces ${directions} directions, but the room has ${WALLS[walls]} outside wall${walls === 1 ? '' : 's'}. Change the directions or the walls.`,
    tooManyPeople: (area: string, max: string) =>
      `${area} has room for up to ${max} people. Change the number of people or the area.`,
    tooWarm: (outdoor: string) => `The room temperature must be below the ${outdoor} °C outside.`,
    moreThanADay: (hours: string, isOne: boolean) =>
      `Peak hours can’t exceed the ${hours} ${isOne ? 'hour' : 'hours'} a day it runs.`,
  },
};
