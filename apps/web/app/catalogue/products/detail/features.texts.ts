import type { MarkedText } from '../../../content/information/content';

/** A reason to choose a type of unit: figure, name and text. */
export interface Feature {
  figure: string;
  name: string;
  text: MarkedText;
}

const SHARED_PIPES: Feature = {
  figure: 'One pair',
  name: 'Part of a VRF system',
  text: 'Shares two copper pipes with the other indoor units and sets its own temperature.',
};

const LESS_ENERGY: Feature = {
  figure: 'up to 55%',
  name: 'Less energy',
  text: 'In Wind-Free mode, compared with fast cooling on the same unit.[1]',
};

/** Facts about types of units, by type. */
export const featuresTexts = {
  outdoorUnit: {
    title: 'One outdoor unit, every room at its own temperature',
    points: [
      {
        figure: '8 to 34 HP',
        name: 'Steps of 2 HP',
        text: 'From an office floor to a whole building: pay only for the size you need.',
      },
      {
        figure: 'Inverter',
        name: 'Power follows the load',
        text: 'Once the rooms are cool, the compressor slows down instead of stopping and restarting.',
      },
      {
        figure: 'One pair',
        name: 'One pipe run, many rooms',
        text: 'Cassettes, ducts and wall units share two copper pipes. Each room sets its own temperature.',
      },
      {
        figure: 'Heat pump',
        name: 'Heats in winter',
        text: 'The system reverses and heats the same rooms through the same pipes.',
      },
      {
        figure: '1,695 mm',
        name: 'One height',
        text: 'All sizes are the same height, so a row on the roof lines up.',
      },
      {
        figure: 'R410A',
        name: 'Non-flammable refrigerant',
        text: 'ASHRAE class A1, GWP 2,088 (AR4).',
      },
    ],
  },
  cassette360: {
    title: 'Air in every direction',
    points: [
      {
        figure: '360°',
        name: 'Air all round',
        text: 'The round outlet has no corners, so every seat gets the same air.',
      },
      {
        figure: 'No louvres',
        name: 'Nothing in the way',
        text: 'No louvres to deflect the air. It runs along the ceiling, then falls.',
      },
      LESS_ENERGY,
      {
        figure: '947 mm',
        name: 'One square for all sizes',
        text: 'The round unit takes up a square of this side above the ceiling, in all sizes. Only the panel shows below.',
      },
      {
        figure: 'from 281 mm',
        name: 'Body height',
        text: 'Smaller sizes. Allow extra for hangers and drain; see the drawing of the model.',
      },
      {
        figure: 'Open slab',
        name: 'Works without a false ceiling',
        text: 'Can hang below an open slab in a café, showroom or lobby.',
      },
      SHARED_PIPES,
    ],
  },
  cassette4Way: {
    title: 'Four sides, one even temperature',
    points: [
      {
        figure: '4 sides',
        name: 'Air in four directions',
        text: 'Each side can be closed, so a wall or a desk below gets no draught.',
      },
      {
        figure: '15,672',
        name: 'Micro air holes',
        text: 'In the Wind-Free panel: once the room is cool, cold air sinks through them.[2]',
      },
      LESS_ENERGY,
      {
        figure: 'from 204 mm',
        name: 'Body height',
        text: 'Smaller sizes. Allow extra for hangers and drain; see the drawing of the model.',
      },
      {
        figure: '840 mm',
        name: 'One width for all sizes',
        text: 'A small office and the meeting room next door get the same square in the ceiling. It is larger than a 600 mm ceiling tile, so plan the grid around it.',
      },
      SHARED_PIPES,
    ],
  },
  cassette1Way: {
    title: 'Thin enough for a bedroom ceiling',
    points: [
      {
        figure: '135 mm',
        name: 'Body height',
        text: 'The slimmest cassette in the catalogue. Allow extra for hangers and drain; see the drawing of the model.',
      },
      {
        figure: '410 mm',
        name: 'Narrow',
        text: 'Fits along the wall of a bedroom or corridor.',
      },
      {
        figure: '1 side',
        name: 'Air from the edge',
        text: 'Blows from the wall into the room, not down on the bed or desk below.',
      },
      {
        figure: 'Wind-Free',
        name: 'Sleep without a draught',
        text: 'Once the room is cool, the louvre closes and cold air comes through the panel.',
      },
      LESS_ENERGY,
      SHARED_PIPES,
    ],
  },
  duct: {
    title: 'Only the grilles show',
    points: [
      {
        figure: 'from 199 mm',
        name: 'Three body heights',
        text: 'Slim for flats and hotel rooms, medium for shops and offices, big for halls. Allow extra for hangers and drain; see the drawing of the model.',
      },
      {
        figure: 'One unit',
        name: 'Several rooms',
        text: 'Branch ducts carry the air from one unit to every corner of a floor.',
      },
      {
        figure: 'Long runs',
        name: 'Pressure where it is needed',
        text: 'Medium and high static types push air through long ducts and fine filters.',
      },
      {
        figure: 'Fresh air',
        name: 'Mixed in before it reaches the room',
        text: 'Pre-treated outdoor air can join the return duct, at most 10 to 20% of the airflow. For more, plan a ventilator.',
      },
      {
        figure: 'Heat pump',
        name: 'Heats in winter',
        text: 'The same ducts bring warm air when it gets cold in the north.',
      },
      SHARED_PIPES,
    ],
  },
  wallMounted: {
    title: 'Along the ceiling first, then down to you',
    points: [
      {
        figure: 'No void',
        name: 'Only a wall',
        text: 'A plate on the wall carries the unit. Pipes and drain leave through the wall.',
      },
      {
        figure: '215 mm',
        name: 'Depth of all sizes',
        text: '820 mm wide up to 3.6 kW, 1,065 mm above.',
      },
      {
        figure: 'Wind-Free',
        name: 'Still air at night',
        text: 'Once the room is cool, the flap closes and cold air sinks through the front.',
      },
      SHARED_PIPES,
    ],
  },
  ceilingMounted: {
    title: 'For rooms without a false ceiling',
    points: [
      {
        figure: 'No void',
        name: 'Hangs below the slab',
        text: 'Shops, halls and classrooms need no ceiling for it, and no ducts.',
      },
      {
        figure: '235 mm',
        name: 'Height of all sizes',
        text: '1,000 or 1,350 mm wide, 690 mm deep. See the drawing of the model.',
      },
      {
        figure: 'One side',
        name: 'Across the room',
        text: 'Air leaves at the front edge and follows the ceiling. Room air returns from below.',
      },
      SHARED_PIPES,
    ],
  },
  ventilation: {
    title: 'Fresh air that arrives cooler',
    points: [
      {
        figure: '30 m³/h',
        name: 'For each person, as an estimate',
        text: 'A usual design figure: 250 m³/h for about 8 people. An engineer confirms it for your room.',
      },
      {
        figure: '2 streams',
        name: 'Kept apart',
        text: 'Fresh air and used air cross in the exchanger without mixing.',
      },
      {
        figure: 'In summer',
        name: 'Less heat from outside',
        text: 'Hot outdoor air leaves part of its heat in the used air on the way out.',
      },
      {
        figure: 'All year',
        name: 'Alongside any air conditioner',
        text: 'It lowers the load of the fresh air, but doesn’t cool the room.',
      },
    ],
  },
  chiller: {
    title: 'Cold water for a whole building',
    points: [
      {
        figure: 'Modules',
        name: 'Side by side',
        text: 'Start with one and add more later. We plan up to four, as an estimate until the manufacturer confirms it.',
      },
      {
        figure: '5 K',
        name: 'Between supply and return',
        text: 'At this difference, 65 kW need 11.2 m³/h of plain water, calculated.',
      },
      {
        figure: 'Water',
        name: 'No refrigerant in the rooms',
        text: 'Pumps carry cold water to fan coil units. The refrigerant stays in the chiller.',
      },
    ],
  },
  notes: {
    lessEnergy:
      'Manufacturer’s figure for Wind-Free mode compared with fast cooling. Depends on model and room; not a forecast of your bill.',
    airHoles: 'Manufacturer’s figure for one 4-way panel.',
  },
  windFree: 'How Wind-Free works',
  more: (count: number) => `${count} more ${count === 1 ? 'point' : 'points'}`,
  diagrams: {
    vrf: {
      title: 'How a VRF system works',
      text: 'One pair of pipes runs through the building. Branch joints divide the refrigerant, and a valve before each unit lets in only what its room needs. Thicker line, more flow.',
      alt: 'How a VRF system works: one outdoor unit on the roof is connected by one pair of pipes to three indoor units. A valve before each lets in what its room needs: all in the meeting room, half in the office, nothing in the store.',
    },
    airflow360: {
      title: 'Where the air goes',
      text: 'Room air rises into the middle of the panel. Cool air leaves all round the rim, follows the ceiling and comes down far from the unit, equally strong in every direction.',
      alt: 'Airflow of a 360 cassette: room air rises into its middle, cool air leaves all round along the ceiling. Seen from below, twelve arrows leave it like the rays of a star.',
    },
    airflow4Way: {
      title: 'Where the air goes',
      text: 'Room air rises through the grille in the middle. Cool air leaves past four louvres, one on each side. A side above a desk can be closed.',
      alt: 'Airflow of a 4-way cassette: room air rises through the grille in its middle, cool air leaves past its louvres. Seen from below, three arrows leave each of its four sides.',
    },
    airflow1Way: {
      title: 'Where the air goes',
      text: 'The unit sits along the wall. Room air rises into its inner half; cool air leaves through one long louvre and crosses the room, away from the wall.',
      alt: 'Airflow of a 1-way cassette: in the ceiling next to a wall, it draws room air in and sends cool air across the room, away from the wall. Seen from below, six arrows leave its one long louvre.',
    },
    duct: {
      title: 'Where the air goes',
      text: 'The unit hangs in the ceiling void. Ducts carry its air to the grilles.',
      alt: 'Section: the unit in the ceiling void draws room air in through one grille and sends cool air through a duct to two grilles.',
    },
    wallMounted: {
      title: 'Where the air goes',
      text: 'Cool air crosses the bedroom below the ceiling, then sinks.',
      alt: 'Section through a bedroom: the unit on the wall sends its air along the ceiling, from where it sinks over the bed.',
    },
    ceilingMounted: {
      title: 'Where the air goes',
      text: 'Cool air leaves the front edge and crosses the room below the slab.',
      alt: 'Section: the unit hangs below the slab beside a wall, draws room air in from below and sends cool air across the room.',
    },
    ventilation: {
      title: 'Two streams that never mix',
      text: 'Fresh air comes in and used air goes out through one exchanger.',
      alt: 'Section: outdoor air crosses the used air in the exchanger above the ceiling without mixing, and arrives in the room cooler.',
    },
    chiller: {
      title: 'From the roof to the rooms',
      text: 'The chiller cools water; pumps send it round the building.',
      alt: 'Section: the chiller on the roof cools water, a pump sends it to fan coil units on two floors, and it returns warmer.',
    },
  },
  /** Labels in the drawings; a file refers to one as '{outdoorUnit}'. A narrow drawing breaks some into lines. */
  labels: {
    outdoorUnit: 'Outdoor unit',
    compressor: 'Its compressor runs only as fast as the rooms demand',
    compressorLine1: 'Its compressor runs only as',
    compressorLine2: 'fast as the rooms demand',
    meetingRoom: 'Meeting room',
    fullLoad: 'full load: 100%',
    office: 'Office',
    halfLoad: 'half load: 50%',
    store: 'Store',
    off: 'off: valve shut',
    branchJoint: 'Branch joint',
    branchJointLine1: 'Branch',
    branchJointLine2: 'joint',
    valve: 'Valve for each unit',
    valveLine1: 'Valve',
    valveLine2: 'for each',
    valveLine3: 'unit',
    liquidOut: 'Liquid out',
    gasBack: 'Gas back',
    coolAir: 'Cool air',
    coolAirOut: 'Cool air out',
    roomAirIn: 'Room air in',
    seenFromBelow: 'Seen from below',
    toOneSide: 'To one side',
    toFourSides: 'To four sides',
    allRound: 'Evenly, all round',
    duct: 'Duct',
    wallDepth: '215 mm',
    outdoorAirIn: 'outdoor air in',
    usedAirOut: 'used air out',
    freshAir: 'fresh',
    usedAir: 'used',
    exchanger: 'exchanger',
    coldWaterOut: 'cold water out',
    waterBack: 'back, warmer',
    pump: 'pump',
    fanCoilUnits: 'fan coil units in every room',
  },
};
