import type { SectionSeed } from './section-seed';

/** Sections of the page 'information-rooftop_package'. */
export const informationRooftopPackage: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Rooftop Package Units',
    text: 'Compressor, coils, fan and filters in one cabinet on the roof. Ducts bring the cold air down into the hall, and no technician has to work above your customers’ heads.',
    link_text: 'Ask for a rooftop unit',
  },
  {
    part: 'search',
    title: 'Rooftop Package Units',
    text: 'Rooftop package units in Bangladesh: key features, applications and benefits, supply air and duct size by capacity, and what the roof has to carry.',
  },
  {
    part: 'list',
    title: 'Key features',
    text: `- One cabinet, charged and tested in the factory: no refrigerant pipes on site
- Supply and return air at the bottom or the side
- Two refrigerant circuits in larger sizes, so half the cooling remains if one stops
- Fresh air damper, with free cooling on cool winter mornings
- Filters changed from the roof in minutes
- Belt-driven or direct-driven fan with enough pressure for long ducts`,
  },
  {
    part: 'list',
    title: 'Applications',
    text: `- Supermarkets and single-storey shops
- Factory floors and packing halls under a steel roof
- Prayer halls, auditoriums and wedding halls
- Warehouses with a fixed temperature
- Cinemas and indoor sports halls`,
  },
  {
    part: 'list',
    title: 'Benefits',
    text: `- No floor area and no plant room inside the building
- Short time on site: set it on its kerb, connect ducts, drain and power
- Fresh air and cooling from one unit
- Compressor noise stays on the roof
- One place to service, and one unit to replace later`,
  },
  {
    part: 'block',
    title: 'The duct is half the system',
    text: `A rooftop unit moves about 400 cubic feet of air a minute for each ton of cooling. That air needs a path to the people and a path back, and both take space: a 20-ton unit needs a main duct more than a metre wide. So we draw the ducts before we choose the unit. A duct that is too small is noisy, and the fan then delivers less air than the label says.

Ducts on the roof are in full sun. They are insulated, clad, sealed at every joint and fixed against wind; in a storm an open cabinet door is a sail. Inside the hall, round ducts with long-throw outlets serve heights of five metres and more. At the return grille we keep the air speed low, because people stand there.

Table: Supply air and duct size by capacity

| Cooling | Heat | Supply air | Per hour | Main duct, estimate |
| --- | ---: | ---: | ---: | ---: |
| 5 TR | 17.6 kW | 2,000 cfm | 3,400 m³ | 500 × 315 mm |
| 10 TR | 35.2 kW | 4,000 cfm | 6,800 m³ | 700 × 450 mm |
| 15 TR | 52.8 kW | 6,000 cfm | 10,200 m³ | 900 × 525 mm |
| 20 TR | 70.3 kW | 8,000 cfm | 13,600 m³ | 1,050 × 600 mm |
| 30 TR | 105.5 kW | 12,000 cfm | 20,400 m³ | 1,350 × 700 mm |

Calculated with 400 cfm per TR and 6 m/s in the main duct. For preliminary planning: quiet halls need larger ducts.`,
  },
  {
    part: 'block',
    title: 'What the roof has to carry',
    text: `A 20-ton unit weighs about a ton, before the kerb and the ducts. On a concrete slab that is rarely a problem if it stands above beams; on a steel roof it needs a frame down to the columns. Ask your structural engineer early: we send weight, corner loads and the position of the openings with the quotation.

The kerb lifts the unit above standing water and is sealed into the roof before the unit arrives. The condensate drain needs a trap, because the fan pulls on it, and a fall to the gutter. Plan safe access, a rail at the edge, a light and a socket: without them, service on a roof is done badly or not at all.

Rooftop units suit one large room, or several with the same hours. If forty rooms each want their own temperature, a VRF system does it with less duct. If the load passes about 100 tons, compare with a chiller.`,
  },
  {
    part: 'needs',
    title: 'What we need to quote',
    label:
      'We supply rooftop package units to order. Send us these details and we’ll quote capacity, duct sizes, weight and price.',
    text: `- Length, width and height of the hall
- People at the busiest hour, and lights or equipment
- Type of roof, and its drawings
- Where supply and return ducts can run
- Power supply and generator`,
  },
];
