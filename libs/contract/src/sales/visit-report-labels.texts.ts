/** Labels and errors of visit reports. */
export const visitReportLabels = {
  labels: {
    returnAir: 'Return air',
    supplyAir: 'Supply air',
    difference: 'Difference',
    suction: 'Suction pressure',
    discharge: 'Discharge pressure',
    current: 'Running current',
    voltage: 'Voltage',
    filter: 'Filter cleaned',
    coil: 'Coil cleaned',
    drain: 'Drain clear',
    refrigerant: 'Refrigerant checked',
    electrical: 'Electrical connections tightened',
    fan: 'Fan and bearings checked',
    controls: 'Remote and controls tested',
  },
  errors: {
    notInBar: (name: string, max: number) =>
      `${name} can’t be above ${max} bar. If you read psi, choose psi.`,
    unitNameRequired: 'Write which unit it is',
    nothingServiced: 'Tick at least one unit as serviced',
    workRequired: 'Write what was done',
    technicianRequired: 'Enter the name of the technician',
    endBeforeStart: 'The end is before the start',
    tooLong: 'Start and end are more than 24 hours apart. Check the dates.',
    signerRequired: 'Enter the name of the person who signs',
    signatureMissing: 'Sign in the field, or tick that the name is the signature',
    signatureBroken: 'The signature could not be read. Please clear it and sign again.',
    reasonRequired: 'Write why the report is corrected',
  },
};
