import type { CreateContactMessage } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import type { ApiClient } from '../../platform/api/api-client';
import type { ApiReply } from './submit-enquiry';

/** The routes of the API for a valid form. */
export interface EnquiryCalls {
  create: (body: CreateContactMessage, key: string) => Promise<ApiReply>;
  apply: (body: FormData, key: string) => Promise<ApiReply>;
  requestService: (body: FormData, key: string) => Promise<ApiReply>;
}

const withKey = <Body>(body: Body, key: string) => ({ body, headers: { 'idempotency-key': key } });

export const callsFromBrowser: EnquiryCalls = {
  create: (body, key) => fetchApi('POST /api/v1/contact-message', withKey(body, key)),
  apply: (body, key) => fetchApi('POST /api/v1/contact-message/application', withKey(body, key)),
  requestService: (body, key) =>
    fetchApi('POST /api/v1/contact-message/service', withKey(body, key)),
};

/** For the action of a route. */
export const callsFromServer = ({ contactMessage }: ApiClient): EnquiryCalls => ({
  create: (body, key) => contactMessage.create(withKey(body, key)),
  apply: (body, key) => contactMessage.apply(withKey(body, key)),
  requestService: (body, key) => contactMessage.requestService(withKey(body, key)),
});
