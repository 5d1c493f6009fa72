import { counted } from '@shishir/format';
import type { ReactNode } from 'react';

const rooms = (count: number) => counted(count, 'room');

/** Texts of the page of the system builder, of the state without rooms, and of saving. */
export const vrfTexts = {
  title: 'VRF system',
  heading: 'Plan a VRF system',
  lead: 'List the rooms, choose an indoor unit for each, and see which outdoor unit fits.',
  description:
    'List the rooms, choose indoor units, and see which outdoor unit fits: combination ratio, system drawing, bill of quantities and running cost.',
  /** Of the PDF and the CSV file. */
  fileFailed: 'We couldn’t create this file. Please try again in a moment.',
  /** Announcements for screen readers after an action. */
  done: {
    add: 'Room added',
    remove: 'Room removed. Use Undo to restore it.',
    duplicate: 'Room duplicated',
    up: 'Moved up',
    down: 'Moved down',
    undo: 'Undone',
    clear: 'All rooms removed. Use Undo to restore them.',
    system: 'System added',
    copy: 'System duplicated',
    drop: 'System removed. Use Undo to restore it.',
    move: 'Room moved',
  },
  empty: {
    title: 'No rooms yet',
    text: 'A VRF system cools several rooms from one outdoor unit. Start with the first room, or open the example and change it.',
    room: 'Room',
    roomExample: 'Meeting room',
    load: 'Load, kW',
    loadHint: 'Or with its unit: 1.2 TR, 14,000 BTU/h',
    add: 'Add room',
    undo: { title: 'Undo', text: 'Restore the rooms' },
    calculator: {
      title: 'I don’t know the loads',
      text: 'Work them out with the room calculator',
    },
    example: 'Open an example',
    outdoor: 'Outdoor unit',
    size: (horsepower: number | null, kw: string) => `${horsepower} HP (${kw})`,
    outdoorText: 'Add rooms to see the outdoor units that fit.',
    outdoorTextFromTo: (from: string, to: string) =>
      `Add rooms to see the outdoor units that fit, from ${from} to ${to}.`,
    ratio: {
      title: 'About the combination ratio',
      text: 'The total nominal kW of the indoor units divided by the kW of the outdoor unit. Each outdoor unit has its own minimum and maximum ratio.',
    },
  },
  example: {
    name: 'Design office',
    summary: (count: number, size: string) => `Design office, ${rooms(count)}, ${size}`,
    rooms: {
      reception: 'Reception',
      officeEast: 'Open office, east',
      officeWest: 'Open office, west',
      meetingLarge: 'Meeting, large',
      meetingSmall: 'Meeting, small',
      director: 'Director',
      accounts: 'Accounts',
      pantry: 'Pantry and dining',
    },
  },
  notices: {
    unread: 'Part of this link couldn’t be read',
    othersRead: 'Everything else is as it was shared.',
    replaced: 'This system came with the link. The one you had here is kept.',
    goBack: 'Go back to it',
    tooManyRooms: (count: number, max: number) =>
      `The link has ${rooms(count)}. The first ${max} are shown.`,
    tooManySystems: (count: number, max: number) =>
      `The link has ${count} systems. The first ${max} are shown.`,
    noOutdoorUnit: (text: string) => `‘${text}’ is not an outdoor unit. The best fit was chosen.`,
    noIndoorUnit: (room: number, text: string) =>
      `Room ${room}: ‘${text}’ is not an indoor unit. Choose one.`,
  },
  quotation: {
    text: (number: ReactNode) => <>This is the system of quotation {number}.</>,
    use: 'Use in the quotation',
    leave: 'Leave the quotation as it is',
  },
  systems: {
    add: 'Add a system',
    addText: 'For another floor, or rooms with other hours. Rooms can be moved between systems.',
    full: (max: number) => `Maximum ${max} systems per project.`,
    label: 'Name of this system',
    example: 'Ground floor',
    copy: 'Duplicate',
    copyOf: (name: string) => `Duplicate ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} with its rooms`,
  },
  tools: {
    name: 'System name',
    projectName: 'Project name',
    nameExample: 'Design office, Dhanmondi',
    saved: 'Saved in your account',
    kept: 'Kept in this browser',
    pdf: 'PDF',
    /** Title of the shared link of a system without a name. */
    share: 'VRF system',
    signIn: 'Sign in to save',
    save: 'Save',
    saving: 'Saving',
    savedAs: (name: string) => `Saved as ‘${name}’`,
    replace: 'Replace with mine',
  },
  unsaved: {
    title: 'Not saved',
    changed: 'Changed on another device',
    changedText: (name: string) =>
      `‘${name}’ was saved on another device. That version is in your dashboard. Replace it with yours, or save yours under another name.`,
    tryAgain: 'Please try again in a moment.',
    /** Reasons without further information. */
    reasons: {
      figures: 'A figure in the list is not valid. Correct it and save again.',
      offline: 'There is no connection. The system is kept in this browser.',
      stale:
        'It was saved on another device. That version is in your dashboard. Give yours another name and save again.',
      rejected:
        'We couldn’t save this system. You can save up to 50: delete one in your dashboard, or try again in a moment.',
    },
  },
  /** Name of a system without one. */
  defaultName: (count: number) => `System with ${rooms(count)}`,
  send: {
    title: 'Ask for a quotation',
    lead: 'Your rooms, the units and the link to this page are sent with the message. An engineer will check them and send you a quotation with installation.',
    system: 'System',
    systems: 'Systems',
    outdoor: 'Outdoor',
    listed: 'List prices',
    /** Subject of the enquiry. */
    subject: 'VRF system',
  },
  described: {
    system: (count: number, units: number, kw: string) =>
      `${rooms(count)}, ${counted(units, 'indoor unit')}, ${kw}`,
    ofSystem: (name: string, outdoor: string) => `${name}: ${outdoor}`,
    noOutdoorUnit: 'none yet',
    noUnits: 'No unit yet',
    othersOnRequest: (total: string) => `${total}, other lines on request`,
  },
};
