import { z } from 'zod';
import { Picture } from './picture';
import { routes } from './policy';

/** E.164. */
const phone = z.string().regex(/^\+[1-9]\d{7,14}$/);

const Place = z.object({
  title: z.string(),
  email: z.string().email(),
  phones: z.array(phone).length(2),
  street: z.string(),
  city: z.string(),
});

/** Who we are: the one place that spells the company's name and a way to reach it. */
export const Company = z.object({
  name: z.string(),
  blurb: z.string(),
  web: z.string(),
  sales_email: z.string().email(),
  sales_phones: z.array(phone).length(2),
  sales_hours: z.string(),
  head_office: Place,
  warehouse: Place,
  socials: z.array(z.object({ name: z.string(), url: z.string().url() })).length(2),
  map_url: z.string().url(),
  sales_contact: z.object({
    name: z.string(),
    title: z.string(),
    phone,
    email: z.string().email(),
    /** Initials stand in for a person without one. */
    picture: Picture.nullish(),
  }),
});
export type Company = z.infer<typeof Company>;

export const company = routes({
  get: {
    method: 'GET',
    path: '/company',
    summary: 'The company’s details',
    metadata: { access: 'public', cache: true },
    responses: { 200: z.object({ data: Company }) },
  },
});
