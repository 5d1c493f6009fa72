import { initContract } from '@ts-rest/core';
import { auth } from './auth';
import { categories } from './categories';
import { company } from './company';
import { contactMessage } from './contact-message';
import { commonErrors } from './errors';
import { industries } from './industries';
import { mail } from './mail';
import { menu } from './menu';
import { products } from './products';
import { users } from './users';

/** Where the API lies on either host. */
export const API_PREFIX = '/api/v1';

/** Every endpoint of the API: one truth for the API, the site, the dashboard and `/api/docs`. */
export const contract = initContract().router(
  { auth, users, categories, products, contactMessage, menu, industries, company, mail },
  { pathPrefix: API_PREFIX, strictStatusCodes: true, commonResponses: commonErrors },
);

export * from './auth';
export * from './categories';
export * from './company';
export * from './contact-message';
export * from './errors';
export * from './industries';
export * from './lists';
export * from './mail';
export * from './menu';
export * from './picture';
export * from './policy';
export * from './products';
export * from './users';
