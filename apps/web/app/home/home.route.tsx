import type { Company, Picture } from '@shishir/contract';
import { formatPhone, pictureMainPath } from '@shishir/format';
import { apiOf, siteOf } from '../api/api-context';
import { ProductGrid } from '../products/list/product-grid';
import { ClosingCall } from '../ui/closing-call';
import type { PageHandle } from '../ui/page/page-handle';
import { pageMeta } from '../ui/page/page-meta';
import { siteNameOf, useShell } from '../ui/page/shell-data';
import { axisOf } from '../units/card-product';
import type { Route } from './+types/home.route';
import { CapacityMap } from './capacity-map';
import { Cassettes } from './cassettes';
import { Facts } from './facts';
import './featured.css';
import { Features } from './features';
import { Hero } from './hero';
import { loadHomePage } from './home-page.server';
import { Industries } from './industries';
import { SectionHeader } from './section-header';
import { VrfBanner } from './vrf-banner';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = siteOf(context);
  return { ...(await loadHomePage(apiOf(context).api)), publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { publicUrl } = loaderData;
  const siteName = siteNameOf(matches);
  return pageMeta({
    title: 'Air conditioning in Bangladesh',
    description: `VRF systems, cassettes, chillers and ventilation for homes, offices and hospitals: sized, supplied and serviced across Bangladesh by ${siteName}.`,
    path: '/',
    publicUrl,
    siteName,
    jsonLd: siteData(matches[1].loaderData?.company ?? null, siteName, publicUrl),
  });
}

export default function HomePage({ loaderData: { catalogue, industries } }: Route.ComponentProps) {
  const axis = axisOf(useShell().categories);
  return (
    <>
      <Hero />
      <Facts models={catalogue?.models ?? null} axis={axis} />
      <Features />
      <VrfBanner classes={catalogue?.classes ?? null} />
      <CapacityMap capacities={catalogue?.capacities ?? null} axis={axis} />
      <Industries industries={industries} />
      <Cassettes />
      {catalogue && catalogue.featured.length > 0 && (
        <section className="block">
          <div className="wrap">
            <SectionHeader
              title="Featured products"
              link={{ to: '/products', text: 'All Products' }}
            />
            <ProductGrid className="grid featured" products={catalogue.featured} axis={axis} />
          </div>
        </section>
      )}
      <ClosingCall
        title="Tell us about the room. We tell you the size and the price."
        text="Send the floor area, the height and what the room is used for. An engineer answers with a capacity and a price."
        action="Get a quotation"
      />
    </>
  );
}

export const handle: PageHandle = { cache: { query: [] } };

/** Structured data about the company and the website (schema.org). What is not known is left out of the JSON. */
function siteData(
  company: Company | null,
  name: string,
  publicUrl: string,
): Record<string, unknown>[] {
  const site = { '@type': 'WebSite', name, url: `${publicUrl}/` };
  if (!company) return [site];
  const { blurb, sales_email, sales_phones, head_office: office, socials, map_url, logo } = company;
  const [phone] = sales_phones;
  return [
    {
      '@type': 'HVACBusiness',
      '@id': `${publicUrl}/#company`,
      name,
      description: blurb ?? undefined,
      url: `${publicUrl}/`,
      logo: publicUrl + (logo ? mainPicture(logo) : '/apple-touch-icon.png'),
      image: `${publicUrl}/images/share.png`,
      telephone: phone && formatPhone(phone),
      email: sales_email ?? undefined,
      hasMap: map_url ?? undefined,
      sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
      address: office
        ? {
            '@type': 'PostalAddress',
            streetAddress: office.street ?? undefined,
            addressLocality: office.city ?? undefined,
            addressCountry: 'BD',
          }
        : undefined,
    },
    { ...site, publisher: { '@id': `${publicUrl}/#company` } },
  ];
}

const mainPicture = ({ key, width }: Picture) => `/storage/${pictureMainPath(key, width)}`;
