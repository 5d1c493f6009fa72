interface RoofBasis {
  surface: number;
  film: number;
  share: number;
  hours: number;
  spread: string;
}

/** Texts of the assumptions behind a result. Figures are formatted and have no unit. */
export const assumptionsTexts = {
  title: 'What we assumed',
  lead: 'Three values mean low, likely and high. Values marked ‘estimate’ are typical of brick and concrete buildings in Dhaka. An engineer will replace them with yours.',
  noDesign: 'This helps you choose a size. It is not a system design.',
  columns: { part: 'Part', value: 'Value', basis: 'Basis' },
  outside: {
    name: (place: string) => `Outdoors, ${place}`,
    value: (dryBulb: string, wetBulb: string) => `${dryBulb} °C, ${wetBulb} °C wet bulb`,
    /** `temperature` and `moisture` are those of the peak. */
    basis: (month: string, hour: number, temperature: string, moisture: string) =>
      `At the peak, ${month} at ${hour}:00: ${temperature} °C, ${moisture} g/kg`,
  },
  inside: {
    name: 'Indoors',
    value: (temperature: string, humidity: string) =>
      `${temperature} °C, ${humidity}% relative humidity`,
    basis: (moisture: string) => `${moisture} g/kg`,
  },
  shape: {
    name: 'Room shape',
    value: (length: string, width: string) => `${length} × ${width} m`,
    basis: (ratio: number) => `From the area, sides ${ratio} : 1`,
  },
  roof: {
    name: 'Roof',
    value: (u: string) => `U ${u} W/m²K`,
    basis: ({ surface, film, share, hours, spread }: RoofBasis) =>
      `Up to ${surface} °C in the sun (surface coefficient ${film} W/m²K); ${share}% of the daily swing arrives ${hours} h later, × ${spread}%`,
  },
  walls: {
    name: 'Outside walls',
    value: (u: string, area: string) => `U ${u} W/m²K, ${area} m²`,
    basis: (share: number, hours: number, spread: string) =>
      `Heated by the sun; ${share}% of the daily swing arrives ${hours} h later, × ${spread}%`,
  },
  roomsAround: {
    name: 'Neighbouring rooms',
    value: (u: string, area: string) => `U ${u} W/m²K, ${area} m²`,
    basis: (difference: string) => `${difference} K warmer`,
  },
  glass: {
    name: 'Single clear glass',
    value: (u: string, g: number) => `U ${u} W/m²K, g ${g}`,
    basis: (direction: string, shade: number, spread: string) =>
      `Sun of a hazy sky at that hour (${direction}), ASHRAE clear-sky model; ${shade}% passes the shading, × ${spread}%`,
  },
  people: {
    name: 'People',
    value: (sensible: number, latent: number) => `${sensible} + ${latent} W each`,
    basis: (source: string) => `Sensible and latent. ${source}`,
  },
  freshAir: {
    name: 'Fresh air',
    value: (flow: string) => `${flow} L/s`,
    basis: (changes: string, shares: string) => `${changes} air changes per hour, × ${shares}`,
  },
  door: {
    name: 'Air through the door',
    basis: (shares: string) => `Exchange through the opening at that hour, × ${shares}`,
  },
  pullDown: {
    name: 'Stored heat, first hour',
    value: (hours: number) => `${hours} h a day`,
    basis: (most: number) =>
      `Intermittent factor of CIBSE Guide A on roof, walls and rooms around, up to ${most}`,
  },
  unit: {
    name: 'Capacity of a unit',
    value: (percent: number) => `${percent}% of nominal`,
    basis: (percent: number) =>
      `EnergyPlus curve for DX coils, typical; ${percent}% sensible on the label`,
  },
  constants: {
    title: (count: number, edition: number) =>
      `All ${count} constants of this result, edition ${edition} of the calculation`,
  },
  lightsAndEquipment: {
    name: 'Lights and equipment',
    value: (lights: string, equipment: string) => `${lights} and ${equipment} W`,
    basis: (shares: string) => `Lights in full, equipment ${shares}% of its rating`,
  },
};
