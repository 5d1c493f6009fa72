import { sizingTexts } from './sizing.texts';

/** Figures of a sentence about units at the design conditions. */
interface AtDesign {
  /** Name of the place; blank for results of earlier versions. */
  place: string;
  room_c: number;
  room_percent: number;
  outdoor_c: number;
  /** Share of the nominal capacity, whole per cent. */
  percent: number;
  /** Capacity of the outdoor unit: corrected and nominal. */
  outdoor: [corrected: string, nominal: string] | null;
}

const noLongerSold = 'A product is no longer sold';

/** Names, drawings, warnings and remarks of a system. Capacities, lengths and densities have their unit. */
export const systemTexts = {
  months: sizingTexts.months,
  stations: sizingTexts.stations,
  kilowatts: (figure: string) => `${figure} kW`,
  percent: (figure: number) => `${figure}%`,
  /** Names of rooms and systems without one. */
  room: (number: number) => `Room ${number}`,
  system: (number: number) => `System ${number}`,
  roomsAlike: (room: string, count: number) => `${room}, ${count} rooms`,
  window: (model: string, min: number, max: number, units: number) =>
    `Allowed ratio for ${model}: ${min} to ${max}%, up to ${units} indoor units.`,
  typicalWindow: 'Typical limits, to be confirmed in the manufacturer’s table.',
  conditions: {
    rated: (room_c: number, wet_bulb_c: number, outdoor_c: number) =>
      `Capacities are nominal: ${room_c} °C (${wet_bulb_c} °C wet bulb) in the room, ${outdoor_c} °C outside.`,
    corrected: ({ place, room_c, room_percent, outdoor_c, percent, outdoor }: AtDesign) =>
      `At ${room_c} °C and ${room_percent}% in the room and ${outdoor_c} °C outside${place && ` (${place})`}, units give about ${percent}% of it` +
      `${outdoor ? `, the outdoor unit ${outdoor[0]} of ${outdoor[1]}` : ''}. Typical figures until the manufacturer’s table is entered.`,
  },
  peak: {
    typed: (percent: number, load: string, sum: string, ratio: number) =>
      `Diversity as entered: ${percent}%. The outdoor unit is chosen for ${load} of ${sum}, with a ratio of up to ${ratio}%.`,
    hourly: (load: string, month: string, hour: number, percent: number) =>
      `Peak by the hours of the rooms: ${load} in ${month} at ${hour}:00 (solar time), ${percent}% of the sum of the room loads.`,
    constant: (rooms: number) =>
      `${rooms === 1 ? 'One room has' : `${rooms} rooms have`} only a load, which counts in every hour.`,
  },
  ventilator: (count: number, model: string, flow_m3h: number, kw: string, percent: number) =>
    `${count > 1 ? `${count} × ` : ''}${model} with ${flow_m3h} m³/h of fresh air ${count > 1 ? 'recover' : 'recovers'} about ${kw} (estimate, efficiency ${percent}%).`,
  ventilation:
    'The outdoor unit is compared with the loads less this part; enter loads that include the fresh air.',
  pipes: {
    lost: (run: string, percent: number) =>
      `A run of ${run} takes about ${percent}% of the capacity of the outdoor unit.`,
    limits: (limits: readonly string[]) => `Limits: ${limits.join(', ')}.`,
    runLimit: (run: string) => `a run of ${run}`,
    heightLimit: (height: string, isBelow: boolean) =>
      `a height of ${height} with the outdoor unit ${isBelow ? 'below' : 'above'}`,
    typical: 'Typical, to be confirmed in the manufacturer’s manual.',
    sizes: (model: string, liquid_mm: number, gas_mm: number) =>
      `Main pipes of ${model}: liquid ${liquid_mm} mm, gas ${gas_mm} mm.`,
  },
  refrigerant: {
    missing: {
      charge_and_room: 'enter the charge and the volume of the smallest room',
      charge: 'enter the charge',
      room: 'enter the volume of the smallest room',
      refrigerant: 'no limit is known for the refrigerant of these units',
    },
    /** `missing` is one of the texts above. */
    notChecked: (missing: string) => `Refrigerant in the smallest room: not checked, ${missing}.`,
    checked: (charge_kg: number, refrigerant: string, room_m3: number, density: string) =>
      `Refrigerant in the smallest room: ${charge_kg} kg of ${refrigerant} in ${room_m3} m³ are ${density}.`,
    limits: (limits: readonly string[]) => `Limit: ${limits.join(', ')}.`,
    shareOfLfl: (percent: number) => `${percent}% of the LFL`,
  },
  drawing: {
    units: (units: number) => `${units} indoor ${units === 1 ? 'unit' : 'units'}`,
    noOutdoor: 'No outdoor unit yet',
    outdoor: (size: string, kw: string) => `VRF outdoor unit ${size}, ${kw}`,
    connected: (units: string, ratio: string) => `${units}, ratio ${ratio}`,
    connectedInFull: (units: string, ratio: string) => `${units}, combination ratio ${ratio}`,
    noUnit: 'No unit',
    roof: 'Roof',
    riser: 'Riser',
    /** For screen readers; `models` are those of the outdoor unit, blank without one. */
    label: (models: string, units: string, rooms: number) =>
      `System drawing: ${models ? `outdoor unit ${models}` : 'no outdoor unit yet'}, ${units} in ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
  },
  /** Items outside the catalogue. */
  joints: {
    branch_joint: { model: 'Branch joints', title: 'Selected with the piping design' },
    module_joint: { model: 'Module joints', title: 'Connect the modules of the outdoor unit' },
  },
  notIncluded: {
    piping: 'Copper pipe, insulation and drain pipe',
    cables: 'Cables, switchgear and remote controllers',
    installation: 'Installation, lifting, pressure test and commissioning',
    vat: 'VAT and advance income tax',
  },
  /** Warnings. `room` and `outdoor` are names; `sum` is the sentence `indoorSum`. */
  warnings: {
    theOutdoorUnit: 'The outdoor unit',
    indoorSum: (kw: string) => `The indoor units add up to ${kw}.`,
    noUnit: {
      title: 'A room has no unit',
      text: (room: string) =>
        `${room}: choose an indoor unit. Until then, it isn’t included in the ratio.`,
    },
    hiddenOutdoor: {
      title: noLongerSold,
      text: (id: number) =>
        `An outdoor unit of this system (catalogue no. ${id}) is no longer in the catalogue. Choose another one; the rooms stay as they are.`,
    },
    hiddenIndoor: {
      title: noLongerSold,
      text: (room: string, id: number) =>
        `${room}: its unit (catalogue no. ${id}) is no longer in the catalogue. Choose another one; name and load stay as they are.`,
    },
    hiddenVentilator: {
      title: noLongerSold,
      text: (id: number) =>
        `A ventilator of this system (catalogue no. ${id}) is no longer in the catalogue. Choose another one.`,
    },
    tooSmall: {
      title: 'A unit is too small',
      text: (room: string, model: string, kw: string) =>
        `${room}: ${model} is ${kw} below the load in its room.`,
    },
    sensibleTooSmall: {
      title: 'A unit cools the air too little',
      text: (room: string, model: string, nominal: string, needed: string) =>
        `${room}: by the room calculator it needs ${needed} nominal for its sensible heat and its temperature; ${model} has ${nominal}.`,
    },
    tooLarge: {
      title: 'A unit is too large',
      text: (room: string, model: string, percent: number) =>
        `${room}: ${model} gives ${percent}% of the load. It switches on and off and dries the air less. Choose a smaller unit.`,
    },
    serverRoom: {
      title: 'A server room runs all year',
      text: (room: string) =>
        `${room}: give it a separate system. A shared one is off at night and in winter, and its outdoor unit may stop at low load.`,
    },
    panelMissing: {
      title: 'A panel is missing',
      text: (room: string, model: string, panel: string) =>
        `${room}: ${model} needs panel ${panel}.`,
    },
    noPrice: {
      title: 'Price on request',
      text: (model: string) => `${model} has no list price.`,
    },
    noOutdoor: {
      title: 'No outdoor unit fits',
      text: (sum: string) =>
        `${sum} No outdoor unit or combination of three modules covers that. Split the rooms into two systems, or choose other indoor units.`,
    },
    tooFewUnits: {
      title: 'Too small for a VRF system',
      text: (sum: string, least: string) =>
        `${sum} The smallest outdoor unit needs at least ${least} of indoor units. Add rooms, or take split air conditioners.`,
    },
    mostlyRecovered: {
      title: 'Ventilators recover much of the loads',
      text: (percent: number) =>
        `They take ${percent}% off the loads, more than fresh air usually is. Check their air flow, and that the loads include this fresh air.`,
    },
    runBelowHeight: {
      title: 'The pipe run is shorter than the height',
      text: (run: string, height: string) =>
        `A run of ${run} can’t bridge a height of ${height}. Enter the whole length of the pipe, with its vertical part.`,
    },
    ratioTooLow: {
      title: (ratio: string) => `The ratio is too low: ${ratio}`,
      text: (sum: string, outdoor: string, min: number, kw: string) =>
        `${sum} ${outdoor} needs at least ${min}%, which is ${kw}. Choose a smaller outdoor unit, or add rooms.`,
    },
    ratioTooHigh: {
      title: (ratio: string) => `The ratio is too high: ${ratio}`,
      text: (sum: string, outdoor: string, max: number, kw: string) =>
        `${sum} ${outdoor} allows up to ${max}%, which is ${kw}.`,
    },
    belowLoads: {
      title: 'Below the room loads',
      text: (load: string, outdoor: string, kw: string) =>
        `At the same time, the rooms need ${load}; ${outdoor} gives ${kw} at the design conditions. Choose a larger one, or check the loads.`,
    },
    highRatio: {
      title: (percent: number) => `The ratio is above 100%: ${percent}%`,
      text: (percent: number) =>
        `If all rooms need full capacity at the same time, each gets at most ${percent}% of it. Choose this only if the rooms peak at different hours.`,
    },
    aboveLoads: {
      title: 'Much more than the rooms need',
      text: (outdoor: string, percent: number) =>
        `${outdoor} gives ${percent}% of the loads at the design conditions. Choose a smaller one or smaller indoor units, or check the loads.`,
    },
    tooManyUnits: {
      title: 'Too many indoor units',
      text: (units: number, outdoor: string, max: number) =>
        `${units} indoor units; ${outdoor} allows up to ${max}. Choose a larger outdoor unit, larger and fewer indoor units, or a second system.`,
    },
    mixedRefrigerants: {
      title: 'Refrigerants are mixed',
      text: (refrigerants: readonly string[]) =>
        `A system uses one refrigerant; these units have ${refrigerants.join(' and ')}.`,
    },
    mixedSeries: {
      title: 'Series are mixed',
      text: 'All modules of an outdoor unit must be of the same series.',
    },
    tooMuchAir: {
      title: 'More air than the ventilator moves',
      text: (model: string, flow_m3h: number) =>
        `${model} moves up to ${flow_m3h} m³/h. Enter less, or add a ventilator.`,
    },
    tooMuchRefrigerant: {
      title: (density: string) => `Too much refrigerant for the smallest room: ${density}`,
      text: (refrigerant: string, least_m3: number) =>
        `With this charge of ${refrigerant}, a room needs at least ${least_m3} m³. Split the rooms into smaller systems, open the room to the next one, or plan leak detection with ventilation.`,
    },
    runTooLong: {
      title: (run: string) => `The pipe run is too long: ${run}`,
      text: (outdoor: string, max: string) =>
        `${outdoor} allows up to ${max}. Place it closer to the rooms, or split them into two systems.`,
    },
    heightTooLarge: {
      title: (height: string) => `The height difference is too large: ${height}`,
      text: (outdoor: string, max: string, isBelow: boolean) =>
        `${outdoor} allows up to ${max} if it is ${isBelow ? 'below' : 'above'} the rooms. Place it on a floor between, or give the far floors a separate system.`,
    },
    moduleSet: {
      title: 'These modules can’t be combined',
      /** `allowed` is blank for a series that is not combined. */
      text: (sizes: string, allowed: string) =>
        `The manufacturer’s table has no set of ${sizes} HP. ${allowed ? `It has ${allowed} HP.` : 'This series is not combined.'}`,
    },
  },
};

/** Texts in one of the languages. Functions take those of the build by default; servers that write both pass them. */
export type SystemTexts = typeof systemTexts;
