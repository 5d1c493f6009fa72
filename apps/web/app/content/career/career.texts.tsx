import type { Opening } from '@shishir/contract';
import { counted } from '@shishir/format';
import type { ReactNode } from 'react';

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (number: number) => WORDS[number] ?? String(number);

/** 'Dhaka, Chattogram and Narayanganj'. */
const listed = (places: string[]) =>
  places.length > 1 ? `${places.slice(0, -1).join(', ')} and ${places.at(-1)}` : places.join();

type Hidden = (text: string) => ReactNode;

/** Texts of the career page. */
export const careerTexts = {
  home: 'Home',
  here: 'Career',
  title: 'Work with us',
  /** `places` are the locations of the openings, each once. */
  description: (company: string, openings: number, places: string[]) => {
    const count = numberWord(openings).toLowerCase();
    return openings === 0
      ? `Work in air conditioning with ${company}, as an engineer, technician or warehouse worker.`
      : `Work in air conditioning with ${company}: ${count} ${openings === 1 ? 'opening' : 'openings'} for engineers, technicians and warehouse staff in ${listed(places)}.`;
  },
  lead: (openings: number, places: string[]) => {
    if (openings === 0) {
      return 'We are engineers and technicians. There are no open positions at the moment.';
    }
    const open =
      openings === 1 ? 'One position is open.' : `${numberWord(openings)} positions are open.`;
    return `We are engineers and technicians in ${listed(places)}. ${open}`;
  },
  picture:
    'Workshop in the morning: someone at the bench below the tools, an outdoor unit on the table',
  openings: {
    title: 'Openings',
    type: (type: Opening['type']): string => type,
    applyBy: (date: string) => `Apply by ${date}`,
    details: (title: string, hidden: Hidden) => (
      <>Duties and requirements{hidden(` of ${title}`)}</>
    ),
    apply: (title: string, hidden: Hidden) => <>Apply Now{hidden(` for ${title}`)}</>,
    none: {
      title: 'No open positions at the moment',
      text: 'Send us your resume. We’ll write when a suitable position opens.',
    },
  },
  steps: {
    title: 'What happens next',
    apply: {
      title: 'You apply.',
      text: 'Send your resume as a PDF or Word file. You get a reference number straight away.',
    },
    reply: {
      title: (days: number) =>
        days === 1 ? 'We reply within one working day.' : `We reply within ${days} working days.`,
      text: 'By phone or email, even if the answer is no.',
    },
    visit: {
      title: 'You visit us.',
      text: 'You talk to the head of the team; technicians also spend an hour in the workshop.',
    },
  },
  resume: {
    title: 'No suitable opening?',
    text: (days: number) =>
      `Send your resume anyway. We’ll keep it for ${counted(days, 'day')} and write if something opens.`,
    send: 'Send Resume',
    subject: 'Resume',
  },
};
