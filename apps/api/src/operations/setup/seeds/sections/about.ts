import type { SectionSeed } from './section-seed';

/** Sections of the page 'about'. */
export const about: SectionSeed[] = [
  {
    part: 'banner',
    title: 'The people behind the cooling',
    text: 'We size, supply, install and service air conditioning across Bangladesh.',
  },
  {
    part: 'search',
    title: 'About Us',
    text: 'Authorised distributor of Samsung, Haier and EBARA in Bangladesh: who we are, what we promise and how we work.',
  },
  {
    part: 'figure',
    label: '150+',
    title: 'happy clients',
    text: 'Homes, shops, offices, hospitals and factories.',
  },
  {
    part: 'contact',
    title: 'Communication',
    text: 'One engineer knows your building from the survey to the last service visit. You call a person, not a queue.',
  },
  {
    part: 'service',
    title: 'After Sales Service',
    text: 'We stay after handover: visits, cleaning and a yearly report.',
  },
  { part: 'step', title: 'Day 1', text: 'Measured and handed over' },
  { part: 'step', title: 'Month 1', text: 'First visit, set points adjusted' },
  { part: 'step', title: 'Every 3 months', text: 'Filters and drains' },
  { part: 'step', title: 'Every year', text: 'Full check with a written report' },
  {
    part: 'intro',
    title: 'Who We Are',
    text: '{company} is an authorised distributor of air-conditioning brands: Samsung, Haier and EBARA. We size, supply, install and service.',
  },
  {
    part: 'intro',
    title: 'What We Do',
    text: `We work on anything from a single room to a whole building: VRF systems, cassettes and ducts, chillers, ventilation and cold rooms. The engineer who calculates the load also checks the system on site and signs what we hand over.

Everything passes through our own warehouse in {warehouse_city}. We stock spare parts with the units, so most repairs need no import.`,
  },
  {
    part: 'block',
    title: 'Mission',
    text: 'To cool every room with the right capacity, at a low running cost and quietly.',
  },
  {
    part: 'block',
    title: 'Vision',
    text: 'To be the company that engineers in Bangladesh turn to first when a building has to stay cool.',
  },
  {
    part: 'block',
    title: 'Quality Policy',
    text: 'What we hand over is what we calculated. Every system is sized from the room, installed by trained hands, measured before we leave and serviced for as long as it runs.',
  },
  {
    part: 'closing',
    title: 'Talk to an engineer first',
    text: 'Tell us about the room. You’ll get a capacity, a model and a price, in that order.',
    link_text: 'Contact Us',
  },
];
