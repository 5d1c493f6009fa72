const withUnit = (figure: string, unit: string) =>
  unit === '%' ? `${figure}%` : `${figure} ${unit}`;

/** Names of the values of a unit, on its page, on its data sheet and in the comparison. */
export const specificationTexts = {
  sections: {
    performance: 'Performance',
    system: 'System',
    build: 'Build',
    water: 'Water side',
    sound: 'Sound',
    electrical: 'Electrical',
    pipesOfIndoorUnit: 'Pipes and installation',
    pipesOfOutdoorUnit: 'Pipes and operating range',
    /** One section of the comparison. */
    technical: 'Electrical, sound and pipes',
  },
  names: {
    airflow: 'Airflow',
    /** Size of a unit that is hidden above the ceiling. */
    body: 'Body, W × H × D',
    category: 'Category',
    compressor: 'Compressor',
    condensateLift: 'Condensate lift',
    connectableCapacity: 'Connectable capacity',
    coolingBtu: 'Cooling, BTU/h',
    coolingCapacity: 'Cooling capacity',
    coolingKw: 'Cooling, kW',
    /** Outdoors 35 °C with a wet bulb of 28 °C; indoors 24 °C and 50%. */
    coolingRecovered: 'Cooling recovered at 35/28, 24/50',
    coolingTr: 'Cooling, TR',
    cop: 'COP',
    drainPipe: 'Drain pipe',
    eer: 'EER',
    gasPipe: 'Gas pipe',
    horsepower: 'Horsepower',
    installationHeight: 'Minimum installation height',
    inverter: 'Inverter type',
    liquidPipe: 'Liquid pipe',
    maxCurrent: 'Maximum current',
    maxIndoorUnits: 'Max. indoor units',
    factoryCharge: 'Factory charge of refrigerant',
    operation: 'Operation',
    outdoorCooling: 'Outdoor temperature for cooling',
    outdoorHeating: 'Outdoor temperature for heating',
    panel: 'Panel',
    panelColour: 'Panel colour',
    panelModel: 'Panel model',
    panelType: 'Panel type',
    powerInput: 'Power input',
    powerSupply: 'Power supply',
    pressureDrop: 'Pressure drop',
    refrigerant: 'Refrigerant',
    runningCurrent: 'Running current',
    size: 'Size, W × H × D',
    soundPressure: 'Sound pressure',
    type: 'Type',
    waterConnection: 'Water connection',
    waterFlow: 'Water flow',
    weight: 'Weight',
    worksWith: 'Works with',
  },
  range: (min: number, max: number, unit: string) => withUnit(`${min} to ${max}`, unit),
  upTo: (max: number, unit: string) => withUnit(`up to ${max}`, unit),
  from: (min: number, unit: string) => withUnit(`from ${min}`, unit),
  /** Unit of the number of indoor units. */
  units: 'units',
  recovered: (kw: string, percent: number) =>
    `about ${kw} kW: outdoors 35 °C, wet bulb 28 °C; indoors 24 °C, 50%; efficiency ${percent}%, assumed`,
  fromOldData: (value: string) => `${value}, from the old data`,
  oldDataNote: (category: string, cop: string) =>
    `From the old data: the power input was calculated with a COP of ${cop} for every size in ‘${category}’. Confirm it with the manufacturer’s data sheet.`,
  /** Groups of missing values. */
  groups: { electrical: 'electrical data', pipes: 'pipe sizes' },
  airCooledChiller: 'Air-cooled chiller',
  /** Place of the compressor of an indoor unit. */
  inOutdoorUnit: 'In the outdoor unit',
  outdoorUnits: (title: string) => `${title}s`,
  outdoorUnitsWithRange: (title: string, min: string, max: string) =>
    `${title}s, ${min} to ${max} TR`,
};
