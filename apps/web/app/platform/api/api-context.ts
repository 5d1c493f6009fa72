import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from './api-client';

export interface RequestApi {
  api: ApiClient;
}

export interface SiteUrls {
  publicUrl: string;
  adminUrl: string;
  /** The map that the contact page embeds, where the operator has set one. */
  mapEmbedUrl?: string;
}

const requestApi = createContext<RequestApi>();
const siteUrls = createContext<SiteUrls>();

type Context = Readonly<RouterContextProvider>;

/** In a loader or action: the API, called on behalf of this visitor. */
export const apiOf = (context: Context): RequestApi => context.get(requestApi);

/** In a loader or action: the only source of absolute addresses. */
export const siteOf = (context: Context): SiteUrls => context.get(siteUrls);

/** Puts both into the context of a request, before React Router handles it. */
export function provideApi(context: RouterContextProvider, api: RequestApi, site: SiteUrls) {
  context.set(requestApi, api);
  context.set(siteUrls, site);
  return context;
}
