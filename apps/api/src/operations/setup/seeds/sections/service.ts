import type { SectionSeed } from './section-seed';

/** Sections of the page 'service'. Prices and plans are examples that the company has to confirm. */
export const service: SectionSeed[] = [
  {
    part: 'banner',
    title: 'AC not cooling? We’ll come and fix it.',
    text: 'Tell us what’s wrong and when you’re in. In Dhaka and Narayanganj, faults reported by 14:00 are visited by the next working day. We service every brand, wherever you bought it.',
  },
  {
    part: 'search',
    title: 'Service and repair',
    text: 'AC not cooling? Request a service visit in Bangladesh: what it costs, warranty terms, spare parts and maintenance plans.',
  },
  {
    part: 'intro',
    title: 'Before we come: three things that often help',
    text: `- Set the remote to Cool (snowflake) and 24 °C. Dry and Fan don’t cool.
- Take out the filter and rinse it. A grey filter halves the airflow.
- Look at the outdoor unit: is anything covering it, is the fan turning?`,
  },
  {
    part: 'price',
    title: 'Visit and diagnosis',
    label: '৳1,500',
    text: 'Dhaka, Narayanganj',
  },
  {
    part: 'price',
    title: 'Visit, other districts',
    label: 'from ৳3,000',
    text: 'Told before we set out',
  },
  { part: 'price', title: 'Cleaning, wall unit', label: '৳1,800' },
  { part: 'price', title: 'Cleaning, cassette or duct', label: '৳3,500' },
  {
    part: 'price',
    title: 'Refrigerant R410A',
    label: '৳2,400/kg',
    text: 'By weight, leak repaired first',
  },
  {
    part: 'block',
    title: 'Conditions',
    text: 'Excl. VAT. The visit is free if the unit is under warranty, and is deducted if we do the repair. You get the price before any work starts.',
  },
  {
    part: 'warranty',
    title: 'Warranty, in plain words',
    text: 'The manufacturer’s warranty card applies. This is what it usually means.',
  },
  {
    part: 'list',
    title: 'Covered',
    text: `- Defective parts: 1 year from handover
- Our installation work, including leaks at our joints: 1 year
- Labour and travel for these repairs`,
  },
  {
    part: 'list',
    title: 'Not covered',
    text: `- Blocked filters, drains and coils: that’s cleaning
- Voltage damage without a stabiliser or surge protection
- Units moved or opened by others`,
  },
  {
    part: 'list',
    title: 'Keep at hand',
    text: `- The serial number on the plate
- Warranty card or invoice
- Handover report, if we installed it`,
  },
  {
    part: 'service',
    title: 'Maintenance plans',
    text: 'A clean coil cools better and uses less electricity. Prices per indoor unit and year, excl. VAT. From five units we quote for the building.',
  },
  {
    part: 'plan',
    title: 'Two visits',
    label: '৳4,800',
    text: `For homes and small offices.

- Filters, coil and drain cleaned in March and September
- Pressures, current and temperatures measured
- Written report after each visit
- 10% off repairs`,
    link_text: 'Choose two visits',
  },
  {
    part: 'plan',
    title: 'Four visits',
    label: '৳8,400',
    text: `For offices, shops and restaurants.

- Everything in Two visits, every three months
- Outdoor coils washed each time
- Fault visits free, next working day
- 15% off repairs`,
    link_text: 'Choose four visits',
  },
  {
    part: 'plan',
    title: 'Four visits with parts',
    label: '৳14,500',
    text: `For clinics, hotels, server rooms.

- Everything in Four visits
- Parts and refrigerant included, compressors at 50%
- Same-day response in Dhaka, Fridays too
- A named engineer for your building`,
    link_text: 'Choose with parts',
  },
  {
    part: 'spare_parts',
    title: 'Spare parts in {warehouse_city}',
    text: 'Boards, sensors, fan motors, drain pumps and remote controls for the Samsung units in our catalogue are in stock. Others take two to six weeks from the manufacturer. Send the model number and the part, or a photo of the label.',
    link_text: 'Ask for a part',
  },
];
