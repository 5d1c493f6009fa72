import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-home'. */
export const sectorHome: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for homes',
    title: 'A cool home you hardly hear',
    text: 'Bedrooms need silence, living rooms need reach, and a top floor needs more than the label on the box says. We plan the whole flat once, so nothing has to be opened up again.',
  },
  {
    part: 'search',
    title: 'Air conditioning for homes',
    text: 'How to cool a flat or a house in Bangladesh: bedrooms, living room, top floor and west side, the tonnage for each room, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'Most homes buy air conditioners one at a time, until five outdoor units hang on one balcony. For a new flat, or before a renovation, it pays to look at all the rooms together: power, drains and pipes are laid once, and the units match.',
  },
  {
    part: 'block',
    title: 'Bedrooms: dry and quiet, not cold',
    text: 'You sleep well at 25 to 26 °C if the air is dry and still. So a bedroom unit must not be too large: an oversized one switches off before it has removed the moisture. We place it so the airflow passes over the foot of the bed. Wind-Free models go one step further: once the room is cool, air only seeps through fine holes in the panel.',
    kind: 'wall_mounted',
    link: '/wind-free',
    link_text: 'How Wind-Free works',
  },
  {
    part: 'block',
    title: 'Living room: air without a box on the wall',
    text: 'A living and dining room of 400 square feet is too long for one wall unit: the sofa freezes and the table stays warm. A slim duct above the false ceiling blows through two or three grilles and reaches both ends. Units are typically about 200 mm high; with hangers and drain fall, plan for 280 to 300 mm above the ceiling, plus a 500 × 500 mm service hatch below the unit.',
    kind: 'slim_duct',
    link: '/products/slim-duct',
    link_text: 'Slim ducts',
  },
  {
    part: 'block',
    title: 'One outdoor unit for the flat',
    text: 'A multi split serves several rooms from one outdoor unit. It suits a flat with three or four bedrooms and one small balcony. For a house with more rooms, or with some rooms far away, a small VRF system does the same with longer pipes. Both can cool a single room at night on little power, and both need their pipes laid before plastering.',
    kind: 'split',
    link: '/products/split-ac',
    link_text: 'Split air conditioners',
  },
  { part: 'figure', label: 'up to five', title: 'indoor units on a multi split [1]' },
  {
    part: 'block',
    title: 'Top floor and west side',
    text: 'A bare concrete roof is in the sun for eleven hours and is still at 40 °C when you go to bed. The room below it needs about {roof_percent}% more capacity than the same room one floor down. Before you buy the larger unit, look at what shade costs: roof insulation, a white coating or plants, and a blind outside the west window often cost less than the larger unit and its power.',
    kind: 'outdoor_unit',
  },
  {
    part: 'design',
    title: 'How many tons for each room',
    text: `Results of our [room calculator](/tools/room-size) for planning power and pipes. The first figure of each pair is the likely one, the second the high one.

Table: Tons by room

| Room | Size | Area | Flat above | Under the roof |
| --- | ---: | ---: | ---: | ---: |
| Child’s room | 10 × 10 ft | 100 sq ft | {bedroom_100} TR | {bedroom_100_roof} TR |
| Bedroom | 10 × 12 ft | 120 sq ft | {bedroom_120} TR | {bedroom_120_roof} TR |
| Master bedroom | 14 × 16 ft | 224 sq ft | {bedroom_224} TR | {bedroom_224_roof} TR |
| Living and dining | 16 × 24 ft | 384 sq ft | {living_384} TR | {living_384_roof} TR |

Nominal capacity of the unit. Bedrooms have a small north window and are cooled at night, the living room has a large west window with a curtain; 9.5 ft high, bare roof. For preliminary planning only; we calculate each room before we quote.`,
  },
  {
    part: 'fit',
    title: 'One or two rooms',
    text: 'One unit inside, one outside. Simple to install, and it can move with you.',
    kind: 'split',
  },
  {
    part: 'fit',
    title: 'Bedrooms of a VRF home',
    text: 'Small sizes for small rooms. Needs a VRF outdoor unit.',
    kind: 'wall_mounted',
  },
  {
    part: 'fit',
    title: 'Bedroom with a false ceiling',
    text: 'Only a narrow panel shows. It blows to one side, away from the bed.',
    kind: 'one_way_cassette',
  },
  {
    part: 'fit',
    title: 'Living room, guest room',
    text: 'Above the ceiling, with a grille wherever the room needs one.',
    kind: 'slim_duct',
  },
  {
    part: 'fit',
    title: 'Roof or yard',
    text: 'One for a whole house or several flats, with each room at its own temperature.',
    kind: 'outdoor_unit',
  },
  {
    part: 'retrofit',
    title: 'Retrofit in a home you live in',
    text: 'In a finished flat we look for ways to avoid new plaster: pipes along the balcony in a painted duct, a unit above the wardrobe, the drain into the bathroom. Old pipes are pressure-tested and flushed before we reuse them, and replaced if they are too thin. A flat with three rooms takes two to three days; each room works again the same evening.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send us the floor plan or the room sizes, the floor you live on and which way the windows face. You get the tonnage for each room, the type of system and a price range from an engineer.',
  },
  {
    part: 'note',
    title: 'Note 1',
    text: 'Manufacturer’s claim for multi split systems. How many units a given outdoor unit takes, and in which sizes, is in its data sheet.',
  },
];
