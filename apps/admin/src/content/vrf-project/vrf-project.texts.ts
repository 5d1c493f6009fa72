import { labelsOf, type VrfProject, vrfProjectRecord } from '@shishir/contract';

export const vrfProjectTexts = {
  listTitle: 'VRF Project List',
  many: 'projects',
  columns: {
    sl: '#',
    image: 'Image',
    project_name: 'Project',
    client_name: 'Client',
    location: 'Location',
    category: 'Group',
    capacity: 'Capacity',
    completed_date: 'Completed',
    status: 'Status',
    updated_at: 'Last change',
    action: 'Actions',
  },
  noImage: 'No Image',
  export: 'Export',
  search: { label: 'Search projects', hint: 'Project, client, location' },
  statuses: {
    active: 'Active',
    pending: 'Pending',
    ongoing: 'Ongoing',
    completed: 'Completed',
    cancelled: 'Cancelled',
  } satisfies Record<VrfProject['status'], string>,
  bulk: {
    active: 'Set active',
    pending: 'Set pending',
    ongoing: 'Set ongoing',
    completed: 'Set completed',
    cancelled: 'Cancel',
  } satisfies Record<VrfProject['status'], string>,
  category: 'Group',
  allCategories: 'All groups',
  visible: { label: 'On the site', any: 'Any', yes: 'Yes', no: 'No' },
  publicSite: {
    title: 'On the public site',
    shown: (group: string | null, status: string) =>
      group === null
        ? `Shown without a group, because it is ${status}.`
        : `Shown under ${group}, because it is ${status}.`,
    hidden: (status: string) => `Not shown, because it is ${status}.`,
    from: (when: string) => `Not before ${when}.`,
    open: 'View on the site',
  },
  loading: 'Loading projects...',
  loadFailed: 'Failed to fetch VRF Project data',
  empty: {
    all: 'No projects yet.',
    narrowed: 'No projects match.',
  },
  gone: 'There is no project at this address.',
};

export const vrfProjectFormTexts = {
  addTitle: 'Add VRF Project',
  editTitle: (name: string) => `Edit ${name}`,
  labels: {
    ...labelsOf(vrfProjectRecord.fields),
    publish_at: 'Publishing date and time',
    equipment_list: 'Equipment List',
    drawings: 'Drawings',
    image: 'Image',
  },
  hints: {
    client_name: 'For staff only.',
    remarks: 'For staff only.',
    publish_at: 'Hidden from visitors until then, whatever its status. Dhaka time.',
    capacity: 'Such as 211 kW, 60 TR',
  },
  remarksHint: 'Access, contacts on site, open points',
  sections: {
    project: {
      title: 'Project',
      note: 'Name, location and group appear on the public page ‘Our Projects’.',
    },
    system: { title: 'System', note: 'What was installed. Optional.' },
    dates: {
      title: 'Dates',
      note: 'dd/mm/yyyy. The project cannot be completed before it starts.',
    },
    text: { title: 'Text', note: 'The description is public, the remarks are not.' },
    drawings: {
      title: 'Drawings',
      note: 'PDF, DWG, DXF or picture, 20\u00a0MB each. For staff only, as downloads.',
    },
    status: { title: 'Status', note: 'Active, ongoing and completed projects are public.' },
  },
  statusNotes: {
    active: 'On the site',
    pending: 'Staff only',
    ongoing: 'On the site',
    completed: 'On the site',
    cancelled: 'Staff only',
  } satisfies Record<VrfProject['status'], string>,
  tooEarly: (start: string) => `The start date is ${start}. Choose that day or a later one.`,
  uploading: 'Wait until the drawings have been uploaded.',
  discard: 'Discard',
  add: 'Add Project',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Project added successfully!',
  saved: 'Project saved.',
  addFailed: 'Failed to add project. Please check your input.',
  saveFailed: 'Failed to save the project. Please check your input.',
  conflict: (by: string) => `${by} changed this project`,
};

export const vrfProjectRemovalTexts = {
  title: 'Delete project',
  question: 'Are you sure you want to delete this VRF Project item?',
  note: 'It comes off the site immediately and stays in the trash for 30 days.',
  confirm: 'Delete',
  removed: { title: 'Deleted', text: () => 'VRF Project item deleted successfully' },
  failed: 'Failed to delete item',
  failedMs: 2000,
};

export const equipmentTexts = {
  quantity: 'Quantity',
  name: 'Model or name',
  unnamed: 'the row',
  row: (place: number) => `row ${place}`,
  quantityOf: (place: number) => `Quantity, row ${place}`,
  nameOf: (place: number) => `Model or name, row ${place}`,
  remove: (name: string) => `Remove ${name}`,
  add: 'Add row',
  paste: 'Paste a list',
  pasteLabel: 'One type of unit per line',
  pasteHint: 'Such as: 6 x Cassette 9 kW',
  addMany: (count: number) => (count === 1 ? 'Add 1 row' : `Add ${count} rows`),
};

export const drawingTexts = {
  list: 'Drawings',
  file: 'FILE',
  nameOnly: 'Name only, no file',
  uploaded: (size: string, day: string) => `${size}, uploaded ${day}`,
  sending: (sent: string, size: string, percent: number) => `${sent} of ${size}, ${percent}%`,
  progress: (name: string) => `Upload of ${name}`,
  drop: 'Drop drawings here',
  orChoose: 'or choose them from this device',
  choose: 'Choose files',
  download: (name: string) => `Download ${name}`,
  remove: (name: string) => `Remove ${name}`,
  again: 'Try again',
  wrongType: (type: string) =>
    type
      ? `${type} files are not accepted. Add it as a PDF instead.`
      : 'This file type is not accepted. Add it as a PDF instead.',
  empty: 'This file is empty.',
  failed: 'The upload failed.',
};
