import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from './api-client';

export interface RequestApi {
  api: ApiClient;
  /** Token of the preview in the address of the page. */
  preview?: string | undefined;
}

export interface SiteUrls {
  publicUrl: string;
  adminUrl: string;
  /** Address of the map embedded in the contact page, if the operator has set one. */
  mapEmbedUrl?: string;
}

const requestApi = createContext<RequestApi>();
const siteUrls = createContext<SiteUrls>();

type Context = Readonly<RouterContextProvider>;

/** The API as this visitor, for loaders and actions. */
export const apiOf = (context: Context): RequestApi => context.get(requestApi);

/** The only source of absolute addresses, for loaders and actions. */
export const siteOf = (context: Context): SiteUrls => context.get(siteUrls);

/** Puts both into the context of a request, before React Router handles it. */
export function provideApi(context: RouterContextProvider, api: RequestApi, site: SiteUrls) {
  context.set(requestApi, api);
  context.set(siteUrls, site);
  return context;
}
