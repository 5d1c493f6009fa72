import { initContract } from '@ts-rest/core';
import { audit } from './audit';
import { auth } from './auth';
import { categories } from './categories';
import { businessProfile, company } from './company';
import { contactMessage } from './contact-message';
import { commonErrors } from './errors';
import { firstSteps } from './first-steps';
import { gallery } from './gallery';
import { google } from './google';
import { industries } from './industries';
import { invitations } from './invitations';
import { mail, mailServer } from './mail';
import { media } from './media';
import { menu } from './menu';
import { productImports } from './product-imports';
import { products } from './products';
import { secondFactor } from './second-factor';
import { security } from './security';
import { users } from './users';
import { vrfProject } from './vrf-project';

/** Where the API lies on either host. */
export const API_PREFIX = '/api/v1';

/** Every endpoint of the API: one truth for the API, the site, the dashboard and `/api/docs`. */
export const contract = initContract().router(
  {
    auth,
    secondFactor,
    google,
    invitations,
    users,
    categories,
    products,
    productImports,
    contactMessage,
    gallery,
    vrfProject,
    media,
    menu,
    industries,
    businessProfile,
    company,
    mail,
    mailServer,
    audit,
    security,
    firstSteps,
  },
  { pathPrefix: API_PREFIX, strictStatusCodes: true, commonResponses: commonErrors },
);

export * from './audit';
export * from './auth';
export * from './categories';
export * from './category-kinds';
export * from './company';
export * from './contact-message';
export * from './errors';
export * from './first-steps';
export * from './gallery';
export * from './google';
export * from './industries';
export * from './invitations';
export * from './lists';
export * from './mail';
export * from './media';
export * from './menu';
export * from './picture';
export * from './policy';
export * from './product';
export * from './product-fields';
export * from './product-imports';
export * from './product-writes';
export * from './products';
export * from './second-factor';
export * from './security';
export * from './site-pages';
export * from './users';
export * from './vrf-project';
