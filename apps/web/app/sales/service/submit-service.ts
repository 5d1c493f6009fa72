import { PHOTO_FILE, type ServiceField, serviceRules } from '@shishir/contract/rules';
import type { EnquiryCalls } from '../enquiry/enquiry-calls';
import { fileProblem } from '../enquiry/enquiry-kinds';
import { type EnquiryFailed, submitEnquiry } from '../enquiry/submit-enquiry';

export type ServiceFailed = EnquiryFailed<ServiceField | 'photos'>;

/** Returns the photos that can be sent, and a sentence for each other file. */
export function photoProblems(files: File[]): { valid: File[]; problems: string[] } {
  const problems = files.flatMap((file) => {
    const problem = fileProblem(file, PHOTO_FILE);
    return problem ? `${file.name}: ${problem}` : [];
  });
  return { valid: files.filter((file) => !fileProblem(file, PHOTO_FILE)), problems };
}

/** Returns the chosen photos of a form. Browsers send a file without a name if none was chosen. */
export const photosIn = (form: FormData): File[] =>
  form.getAll('photos').filter((one): one is File => one instanceof File && one.name !== '');

/** Validates the posted request of a visit and sends it. `page` is the address that it was sent from. */
export function submitService(form: FormData, page: string, { requestService }: EnquiryCalls) {
  const code = form.get('unit_code');
  const photos = photosIn(form);
  const { problems } = photoProblems(photos);
  if (photos.length > PHOTO_FILE.maxFiles) problems.push(PHOTO_FILE.tooMany);
  return submitEnquiry({
    form,
    rules: serviceRules,
    page,
    about: [
      'service',
      typeof code === 'string' ? code : '',
      ...photos.map(({ name, size }) => `${name} ${size}`),
    ],
    errors: { photos: problems.join(' ') || undefined },
    post: (values, sent, key) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ ...values, ...sent })) {
        if (String(value).trim() !== '') body.append(field, String(value));
      }
      if (typeof code === 'string' && code) body.append('unit_code', code);
      for (const photo of photos) body.append('photos', photo, photo.name);
      return requestService(body, key);
    },
  });
}
