/** Texts of the assumptions behind a result. Figures are formatted and have no unit. */
export const assumptionsTexts = {
  title: 'What we assumed',
  lead: 'Three values mean low, likely and high. Values marked ‘estimate’ are typical of brick and concrete buildings in Dhaka. An engineer will replace them with yours.',
  noDesign: 'This helps you choose a size. It is not a system design.',
  columns: { part: 'Part', value: 'Value', basis: 'Basis' },
  outside: {
    name: 'Outdoors, Dhaka',
    value: (dryBulb: string, wetBulb: string) => `${dryBulb} °C, ${wetBulb} °C wet bulb`,
    basis: (moisture: string) => `${moisture} g/kg`,
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
    basis: (temperature: number, shares: string) =>
      `Surface at ${temperature} °C in the sun; ${shares}% reaches the room at peak`,
  },
  walls: {
    name: 'Outside walls',
    value: (u: string, area: string) => `U ${u} W/m²K, ${area} m²`,
    basis: (difference: string) => `${difference} K difference, incl. sun`,
  },
  roomsAround: {
    name: 'Neighbouring rooms',
    value: (u: string, area: string) => `U ${u} W/m²K, ${area} m²`,
    basis: (difference: string) => `${difference} K warmer`,
  },
  glass: {
    name: 'Single clear glass',
    value: (u: string, g: number) => `U ${u} W/m²K, g ${g}`,
    basis: (sun: number, direction: string, shade: number, shares: string) =>
      `Sun ${sun} W/m² (${direction}); ${shade}% passes the shading, ${shares}% at peak`,
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
  lightsAndEquipment: {
    name: 'Lights and equipment',
    value: (lights: string, equipment: string) => `${lights} and ${equipment} W`,
    basis: (shares: string) => `Lights in full, equipment ${shares}% of its rating`,
  },
};
