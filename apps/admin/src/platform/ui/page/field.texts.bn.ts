import type { fieldTexts as English } from './field.texts';

export const fieldTexts: typeof English = {
  nothing: 'কিছু নেই',
  yes: 'হ্যাঁ',
  no: 'না',
  names: {
    active: 'চালু',
    image_id: 'ছবি',
    alt: 'বিবরণ',
    focal_x: 'মূল অংশ, বাঁ দিক থেকে',
    focal_y: 'মূল অংশ, ওপর থেকে',
    logo_id: 'লোগো',
    contact_picture_id: 'যোগাযোগের ব্যক্তির ছবি',
    locale: 'ভাষা',
    require_second_factor: 'কর্মীদের জন্য দুই ধাপে যাচাই বাধ্যতামূলক',
  },
};
