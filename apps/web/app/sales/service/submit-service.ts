import { PHOTO_FILE, type ServiceField, serviceRules } from '@shishir/contract/rules';
import type { EnquiryCalls } from '../enquiry/enquiry-calls';
import { fileProblem } from '../enquiry/enquiry-kinds';
import { type EnquiryFailed, submitEnquiry } from '../enquiry/submit-enquiry';

export type ServiceFailed = EnquiryFailed<ServiceField | 'photo'>;

/** Returns why a photo cannot be sent; null if it can. */
export const photoProblem = (file: File) => fileProblem(file, PHOTO_FILE);

/** Validates the posted request of a visit and sends it. `page` is the address that it was sent from. */
export function submitService(form: FormData, page: string, { requestService }: EnquiryCalls) {
  const chosen = form.get('photo');
  // Browsers send a file without a name if none was chosen.
  const code = form.get('unit_code');
  const photo = chosen instanceof File && chosen.name !== '' ? chosen : null;
  return submitEnquiry({
    form,
    rules: serviceRules,
    page,
    about: [
      'service',
      typeof code === 'string' ? code : '',
      photo ? `${photo.name} ${photo.size}` : '',
    ],
    errors: { photo: (photo && photoProblem(photo)) ?? undefined },
    post: (values, sent, key) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ ...values, ...sent })) {
        if (String(value).trim() !== '') body.append(field, String(value));
      }
      if (typeof code === 'string' && code) body.append('unit_code', code);
      if (photo) body.append('photo', photo, photo.name);
      return requestService(body, key);
    },
  });
}
