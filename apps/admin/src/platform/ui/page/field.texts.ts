/** Names and values of record fields. */
export const fieldTexts = {
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  /** Names of fields whose column name or label is too vague. */
  names: {
    active: 'Active',
    image_id: 'Picture',
    alt: 'Description',
    focal_x: 'Focal point from the left',
    focal_y: 'Focal point from the top',
    logo_id: 'Logo',
    contact_picture_id: 'Picture of the contact person',
    locale: 'Language',
    require_second_factor: 'Two-step verification required for staff',
  } as Record<string, string>,
};
