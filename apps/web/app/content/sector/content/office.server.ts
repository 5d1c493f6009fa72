import type { SectorContent } from '../sector-content';
import { outdoorAir } from './design-values.server';

export const OFFICE: SectorContent = {
  name: 'Office',
  label: 'Air conditioning for offices',
  title: 'One office, many temperatures',
  description:
    'How to cool an office in Bangladesh: open floors, meeting rooms, fresh air per person to ASHRAE 62.1, tenants and metering, and the units that fit.',
  lead: 'The desks by the glass are hot at four, the meeting room is hot when it’s full, and the server room is always hot. One system can serve all three if each has its own unit and control.',
  intro:
    'Complaints in offices are rarely about capacity. They are about a draught on the neck, a meeting room that is stuffy after half an hour, and a bill that is the same on holidays. All three are solved on the drawing board, before the ceiling is closed.',
  blocks: [
    {
      title: 'Open floor: many small units, not a few large ones',
      text: '4-way cassettes of 2 to 3 tons in a regular grid cool an open floor evenly, and each can be set a degree apart. We plan a separate row within 4 m of the glass, because it needs cooling in December when the core does not. A louvre above a desk can be closed, and the grid follows the lights so partitions can move later.',
      picture: { kind: 'four_way_cassette' },
      link: { to: '/products/4-way-cassette', text: '4-way cassettes' },
    },
    {
      title: 'Meeting rooms: empty most of the day',
      text: 'A meeting room is used for a few hours and cooled for ten. Units with a motion sensor detect that it’s empty and act in steps: first Wind-Free mode, later standby. The maker states a large saving for this. What you’ll save depends on how often your rooms are empty, so treat it as an upper limit, not a forecast.',
      picture: { kind: 'four_way_cassette', view: 2 },
      figures: [
        {
          value: '30 minutes',
          label: 'without movement, then Wind-Free mode',
          note: 1,
        },
        { value: '60 minutes', label: 'without movement, then standby', note: 1 },
        { value: 'up to 52%', label: 'energy reduction', note: 2 },
      ],
      link: { to: '/wind-free', text: 'The Wind-Free range' },
    },
    {
      title: 'Fresh air: people get tired before they get hot',
      text: 'A cassette recirculates room air and brings in none from outside. Ten people in a closed meeting room make it stale in half an hour: they yawn, and someone turns the temperature down. An energy recovery ventilator above the ceiling exchanges the air and recovers part of the cooling. Next to a main road it gets a fine filter upstream. We size it by people, as the table shows.',
      picture: { kind: 'ventilation' },
      link: { to: '/products/ventilation', text: 'Ventilation units' },
    },
    {
      title: 'Tenants, meters and the server room',
      text: 'In a rented building every tenant gets a separate outdoor unit and meter: no dispute about the bill, and no floor without cooling because another has a leak. Server rooms never share a system that is switched off at night. They get two units, each large enough on its own, that change over every week and report faults to a phone.',
      picture: { kind: 'outdoor_unit', gallery: 'gallery/control-panel' },
      link: { to: '/products/outdoor', text: 'VRF outdoor units' },
    },
  ],
  design: {
    title: 'Outdoor air by room',
    text: 'How much outdoor air a room needs: a share for each person, and a share for the carpets and furniture on its floor. The number of people is a default for rooms whose use isn’t known yet. A meeting room for twelve is sized for twelve.',
    table: outdoorAir('Outdoor air by room in an office', [
      { name: 'Office space', density: 5, perPerson: 2.5, perArea: 0.3 },
      { name: 'Reception', density: 30, perPerson: 2.5, perArea: 0.3 },
      { name: 'Meeting room', density: 50, perPerson: 2.5, perArea: 0.3 },
      { name: 'Training room', density: 65, perPerson: 3.8, perArea: 0.3 },
      { name: 'Canteen', density: 100, perPerson: 3.8, perArea: 0.9 },
    ]),
  },
  fits: [
    {
      kind: 'one_way_cassette',
      rooms: 'Single office, corridor',
      why: 'A shallow body and a narrow panel, for rooms with a low ceiling void.',
    },
    {
      kind: 'four_way_cassette',
      rooms: 'Open floor, meeting room',
      why: 'Even air from one flat panel. Sides above desks can be closed.',
    },
    {
      kind: 'medium_duct',
      rooms: 'Board room, reception',
      why: 'Out of sight, with space for a better filter in the return duct.',
    },
    {
      kind: 'ventilation',
      rooms: 'Fresh air',
      why: 'Exchanges the air and recovers part of the cooling. It does not cool the room.',
    },
    {
      kind: 'outdoor_unit',
      rooms: 'Roof',
      why: 'One per floor or per tenant, each with a meter.',
    },
    {
      kind: 'chiller',
      rooms: 'Towers',
      why: 'Chilled water, if refrigerant pipes would be too long.',
    },
  ],
  retrofit: {
    title: 'Retrofit floor by floor',
    text: 'We change an office while it works: at night and on Fridays, half a floor at a time, with the old system running in the other half. Ducts that are sound and clean stay; refrigerant pipes stay if their size and wall thickness suit the new system and they pass the pressure test. Old refrigerant is recovered into cylinders, not vented.',
  },
  consultancy:
    'Send us floor plans with the seats marked, the working hours and the number of tenants. You get zones, systems, fresh air and a price range from an engineer, even if your consultant already has a design.',
  notes: [
    {
      text: 'Manufacturer’s claim for Wind-Free units with a motion sensor. The data sheet shows whether a model has the sensor.',
    },
    {
      text: 'Manufacturer’s claim for the same function, stated as a maximum without test conditions. Don’t base a payback calculation on it or compare it with figures for Wind-Free cooling against fast cooling.',
    },
  ],
};
