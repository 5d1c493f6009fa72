import { groupThousands } from '@shishir/format';

/** Reasons for errors about the content of the site. */
export const contentReasons = {
  company_without_details: 'The company has no details yet.',
  contact_person_missing: 'Save the contact person first, then the picture.',

  picture_in_use: 'This picture is in use and can’t be deleted. Remove it everywhere first.',
  picture_used: ({ name }: { name: string }) =>
    `This picture is in use and can’t be deleted. Remove it everywhere first. It is used by ‘${name}’.`,
  picture_used_in_trash: ({ name }: { name: string }) =>
    `This picture is in use and can’t be deleted. Remove it everywhere first. It is used by ‘${name}’, which is in the trash.`,
  picture_in_many_places: ({ places, max }: { places: number; max: number }) =>
    `This picture is used in ${groupThousands(places)} places, and up to ${groupThousands(max)} can be changed at once. Give some of them another picture first, for example by an import.`,
  picture_of_other: ({ name }: { name: string }) =>
    `This is the portrait of ${name}. Only they can change it.`,
  picture_of_company: 'This picture is part of the company details. Only the owner can change it.',

  menu_changed:
    'This menu was changed in the meantime. Please compare both versions and save again.',
  menu_entry_of_other: 'This entry is not part of this menu',
  menu_category_missing: 'This category does not exist. Choose another one.',
  menu_page_missing:
    'There is no page at this address. Choose a category, or ‘Nothing’ for a group.',

  translation_changed:
    'The texts of this record were changed in the meantime. Please compare both versions and save again.',
  translation_field_missing: 'This record has no such text.',
  translation_too_long: ({ max }: { max: number }) =>
    `Use at most ${groupThousands(max)} characters`,
  translation_file_unreadable:
    'This file can’t be read. Choose an XLIFF 2 or CSV file that was exported here.',

  section_part_missing: 'This page does not show this part. Choose another part.',
  opening_dates_reversed: 'An opening cannot close before it is posted.',
  post_publish_date: 'Only a draft can have a publish date',
  project_dates_reversed: 'The project cannot be completed before it starts.',
  drawing_not_found: 'This drawing was not found in the project.',
  drawing_file_missing: 'The file of this drawing is missing.',
  drawing_gone: ({ names }: { names: string }) => `${names} no longer exists. Upload it again.`,
  drawings_gone: ({ names }: { names: string }) => `${names} no longer exist. Upload them again.`,
};
