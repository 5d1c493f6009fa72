/**
 * Fixed texts of the About page. The site renders them; the dashboard shows them to staff. Changing them requires a
 * release.
 */
export const aboutPage = {
  banner: {
    title: 'The people behind the cooling',
    text: 'We size, supply, install and service air conditioning across Bangladesh.',
  },
  /** About the company: a sentence and two paragraphs. */
  story: {
    line: (company: string | null) =>
      `${company ? `${company} is` : 'We are'} an authorised distributor of air-conditioning brands: Samsung, Haier and EBARA. We size, supply, install and service.`,
    text: (warehouseCity: string | null) => [
      'We work on anything from a single room to a whole building: VRF systems, cassettes and ducts, chillers, ventilation and cold rooms. The engineer who calculates the load also checks the system on site and signs what we hand over.',
      `Everything passes through our own warehouse${warehouseCity ? ` in ${warehouseCity}` : ''}. We stock spare parts with the units, so most repairs need no import.`,
    ],
  },
  principles: [
    {
      id: 'mission',
      title: 'Mission',
      text: 'To cool every room with the right capacity, at a low running cost and quietly.',
    },
    {
      id: 'vision',
      title: 'Vision',
      text: 'To be the company that engineers in Bangladesh turn to first when a building has to stay cool.',
    },
    {
      id: 'policy',
      title: 'Quality Policy',
      text: 'What we hand over is what we calculated. Every system is sized from the room, installed by trained hands, measured before we leave and serviced for as long as it runs.',
    },
  ],
} as const;
