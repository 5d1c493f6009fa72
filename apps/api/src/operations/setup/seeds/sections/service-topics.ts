import type { ServiceTopic } from '@shishir/contract';
import type { SectionSeed } from './section-seed';

/** Sections of the pages below 'service'. Periods are examples that the company has to confirm. */
export const serviceTopics: Record<ServiceTopic, SectionSeed[]> = {
  warranty: [
    {
      part: 'banner',
      title: 'Warranty',
      text: 'Each unit comes with the manufacturer’s warranty card, and our installation has a warranty as well. Here is what they usually cover, how to claim, and what to keep.',
      link_text: 'Report a fault',
    },
    {
      part: 'search',
      title: 'AC warranty',
      text: 'AC warranty in Bangladesh: what is covered and what is not, how to make a claim, and what to keep. Report a fault online with a photo of the plate.',
    },
    {
      part: 'list',
      title: 'Usually covered',
      text: `- Parts that fail because of material or manufacture
- The compressor, on many models for longer than other parts
- Our installation work, including leaks at our joints
- Labour and travel for these repairs`,
    },
    {
      part: 'list',
      title: 'Not covered',
      text: `- Blocked filters, drains and coils: that’s cleaning
- Voltage damage without a stabiliser or surge protection
- Units moved, opened or refilled by others
- Lightning, flood, fire, rats and insects
- Batteries, filters and other parts that wear`,
    },
    {
      part: 'list',
      title: 'Keep at hand',
      text: `- The serial number on the plate, or the QR code on the unit
- Warranty card or invoice
- Handover report, if we installed it
- Reports of earlier visits`,
    },
    {
      part: 'block',
      title: 'Two warranties, one call',
      text: `The manufacturer is responsible for the unit, the installer for pipes, wires and drains. You don’t have to find out which of the two applies: report the fault, and the technician decides on site.

Table: Usual periods

| Part | Period | From |
| --- | --- | --- |
| Parts of the unit | 1 year | Handover |
| Our installation work | 1 year | Handover |
| Compressor | Longer on many models, see the card | Handover or invoice |

The page of each model states its period. If the card of your unit says something else, the card applies.`,
    },
    {
      part: 'block',
      title: 'How a claim works',
      text: `1. [Request a visit](/service) with model or serial number, and add a photo of the plate. If we installed the unit, scan its QR code: the form then knows it.
2. We look up the serial number and the day of handover.
3. A technician finds the cause. If it’s covered, there is nothing to pay, neither for the visit nor for the part.
4. If it isn’t covered, you get the price before any work starts.
5. Parts that the manufacturer has to send take longer. We tell you the date as soon as we know it.`,
    },
    {
      part: 'block',
      title: 'Keep your warranty valid',
      text: `- Use a stabiliser or a voltage protector. Low voltage in April and surges after load shedding damage boards and compressors most often.
- Have filters and coils cleaned regularly. Some manufacturers ask for proof, so keep the [service reports](/service/maintenance).
- Don’t let others open the refrigerant circuit. A circuit that was refilled without vacuum is hard to judge afterwards.
- Tell us before a unit is moved. Removal and reinstallation by others usually end the warranty.`,
    },
    {
      part: 'question',
      title: 'Does the warranty start on the day of purchase or of installation?',
      text: 'Usually on the day of handover, which is on the handover report. If the unit was bought elsewhere, the date of the invoice usually applies. The warranty card says which.',
    },
    {
      part: 'question',
      title: 'I’ve lost the warranty card. What now?',
      text: 'Send us the serial number with a photo of the plate. If we supplied the unit, we can look up the delivery by this number.',
    },
    {
      part: 'question',
      title: 'Is refilling gas covered?',
      text: 'Refrigerant doesn’t wear out. If some is missing, it has leaked. A leak at our joints within the warranty is repaired and refilled free of charge. A pipe that was damaged later isn’t covered.',
    },
    {
      part: 'question',
      title: 'Do you repair units whose warranty has ended?',
      text: 'Yes, every brand, wherever you bought it. The prices of visits and usual work are on the service page, and you know the price of the repair before we start.',
    },
    {
      part: 'closing',
      title: 'Is something wrong with your unit?',
      text: 'Send model or serial number, photos and a time that suits you.',
      link_text: 'Report a fault',
    },
  ],
  spare_parts: [
    {
      part: 'banner',
      title: 'Spare parts',
      text: 'Boards, sensors, fan motors, drain pumps and remote controls for the units in our catalogue, from {warehouse_city}. Send the model number and a photo: we’ll find the part number and the price.',
      link_text: 'Ask for a part',
    },
    {
      part: 'search',
      title: 'AC spare parts',
      text: 'AC spare parts in Bangladesh: boards, sensors, fan motors, drain pumps, remote controls and compressors. What is in stock, what has to be ordered, and what we need to know.',
    },
    {
      part: 'list',
      title: 'Usually in stock',
      text: `- Control boards and display boards
- Sensors for room, coil and pipe
- Fan motors and fans
- Drain pumps and float switches
- Remote controls and wall controllers`,
    },
    {
      part: 'list',
      title: 'To order, two to six weeks',
      text: `- Compressors
- Coils of indoor and outdoor units
- Expansion valves and four-way valves
- Front panels, grilles and louvres
- Parts of series that are no longer made`,
    },
    {
      part: 'list',
      title: 'What we need to know',
      text: `- Model of the indoor and of the outdoor unit
- Serial number, as boards change within a series
- Photo of the part with its label
- What the unit does, with the error code on the display`,
    },
    {
      part: 'block',
      title: 'First the cause, then the part',
      text: `A new board doesn’t help if a cable is loose. These are the usual causes; check the last column before you order.

Table: Fault and part

| What you notice | Often the cause | Check first |
| --- | --- | --- |
| Fan runs, air isn’t cold | Low refrigerant, capacitor, compressor | Filter, coil, mode of the remote control |
| Water drips indoors | Blocked drain, drain pump | Slope of the drain pipe |
| No reaction to the remote control | Receiver, display board | Batteries, breaker |
| Breaker trips | Compressor, wet terminals | Leave it off and call us |
| Rattle or hum | Fan, motor bearing | Loose panel, leaves in the fan |
| Error code | As in the service manual | Switch off for five minutes |

Not sure? [Request a visit](/service): the technician finds the cause, and the visit is deducted if we do the repair.`,
    },
    {
      part: 'block',
      title: 'Original or compatible',
      text: `For boards, inverter modules and compressors we supply the manufacturer’s parts: software and electrical data have to match the model. Capacitors, contactors, drain pumps and many fan motors also exist as standard parts. We tell you which one we offer, and why.

A part under [warranty](/service/warranty) is always the manufacturer’s.`,
    },
    {
      part: 'block',
      title: 'Where the model number is',
      text: `- Wall unit: on the right side, towards the wall
- Cassette: behind the grille, beside the filter
- Duct unit: on the side of the casing, from the inspection hatch
- Outdoor unit: on the side panel, near the pipes

A photo of the plate is enough. If the unit has our QR code, scan it and send the request from its page.`,
    },
    {
      part: 'question',
      title: 'Can I fit the part myself?',
      text: 'Remote controls, filters and panels, yes. Boards, motors and capacitors have mains voltage, and capacitors stay charged after the breaker is off. Anything in the refrigerant circuit needs a technician with vacuum pump and scale.',
    },
    {
      part: 'question',
      title: 'Do you have parts for old units?',
      text: 'Often. Manufacturers supply parts for several years after a series ends. If there are none left, we say so and compare the repair with a new unit.',
    },
    {
      part: 'question',
      title: 'Is the repair of an old unit worth it?',
      text: 'As a rule of thumb, no longer if it costs more than half of a new unit, or if a non-inverter unit over ten years old needs a compressor. The electricity that a new inverter saves then often pays for it.',
    },
    {
      part: 'closing',
      title: 'Which part do you need?',
      text: 'Send model, serial number and photos. We’ll answer with part number, price and delivery time.',
      link_text: 'Ask for a part',
    },
  ],
  maintenance: [
    {
      part: 'banner',
      title: 'Maintenance contracts',
      text: 'A clean unit cools better, uses less electricity and fails less often. With an annual maintenance contract (AMC) we come at fixed times, and you get a written report after each visit.',
      link_text: 'Ask for a contract',
    },
    {
      part: 'search',
      title: 'AC maintenance contract (AMC)',
      text: 'AC maintenance contracts in Bangladesh for homes, offices, shops and clinics: what is done at each visit, how many visits you need, with or without parts.',
    },
    {
      part: 'list',
      title: 'At each visit',
      text: `- Filters washed, coil and fan checked and cleaned
- Drain flushed and tested
- Terminals tightened, current measured
- Pressures and temperatures measured
- Written report with what should be done next`,
    },
    {
      part: 'list',
      title: 'In the contract',
      text: `- The units by model, serial number and place
- Number and months of the visits
- Response time if a unit fails
- Parts and refrigerant: included or at a price
- Price, term and how it ends`,
    },
    {
      part: 'list',
      title: 'What we need to quote',
      text: `- Number and types of the units
- Floors, and how outdoor units are reached
- Hours of use a day
- Year of installation and last service`,
    },
    {
      part: 'block',
      title: 'How often',
      text: `Dust, grease and hours of use decide. On a main road in Dhaka a filter is grey after three to four weeks; wash it yourself in between.

Table: Usual number of visits

| Place | Visits a year | Why |
| --- | --- | --- |
| Home, some hours a day | 2 | Before the heat in March, after the monsoon in September |
| Office | 2 to 4 | Ten hours a day, many people |
| Shop or showroom | 4 | Open door, street dust |
| Restaurant | 4 to 6 | Grease on filter and coil |
| Clinic, server room | 4 or more | Runs day and night, must not fail |
| VRF, chiller | 4, with a yearly check | Refrigerant circuit and water side |`,
    },
    {
      part: 'block',
      title: 'With or without parts',
      text: `Without parts, the contract covers visits, cleaning and measurements. Repairs are charged, mostly at a lower price. That suits new units, which are under [warranty](/service/warranty) anyway.

With parts, the yearly price also covers defective parts and refrigerant, except for what the contract excludes. That suits units of three to eight years in places that can’t do without cooling. Before such a contract starts, we inspect each unit and list what has to be repaired first.`,
    },
    {
      part: 'block',
      title: 'What maintenance prevents',
      text: `- A blocked filter and coil reduce the airflow. The unit runs longer for the same room, and the coil can freeze.
- A blocked drain is the usual reason for water on the wall, mostly in the monsoon.
- A dirty outdoor coil raises the pressure, which costs electricity and shortens the life of the compressor.
- Loose terminals get hot. Measured current shows it before the breaker trips.`,
    },
    {
      part: 'question',
      title: 'Do you also maintain units that were bought elsewhere?',
      text: 'Yes, every brand. The first visit includes an inspection, and you get a list of what should be repaired.',
    },
    {
      part: 'question',
      title: 'Does the warranty require a contract?',
      text: 'Some manufacturers require regular maintenance by a technician. Your warranty card says so. The reports of the visits are your proof.',
    },
    {
      part: 'question',
      title: 'Can visits be made at night or on Fridays?',
      text: 'For shops, banks and restaurants that is usual. Tell us the hours, and they become part of the contract.',
    },
    {
      part: 'closing',
      title: 'How many units, and where?',
      text: 'Send number, types and address. We’ll come and see them if necessary, and send you a quotation for the year.',
      link_text: 'Ask for a contract',
    },
  ],
};
