import type { Route } from './+types/home.route';
import { apiOf, siteOf } from '../api/api-context';
import { axisOf } from '../units/card-product';
import { ProductCard } from '../products/list/product-card';
import '../products/list/products.css';
import { pageMeta, SITE_NAME } from '../ui/page/page-meta';
import { useShell } from '../ui/page/shell-data';
import { CapacityMap } from './capacity-map';
import { Cassettes } from './cassettes';
import { ClosingCall } from '../ui/closing-call';
import { Facts } from './facts';
import './featured.css';
import { Features } from './features';
import { Hero } from './hero';
import { loadHomePage } from './home-page.server';
import { Industries } from './industries';
import { SectionHead } from './section-header';
import { siteData } from './site-data';
import { VrfBanner } from './vrf-banner';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = siteOf(context);
  return { ...(await loadHomePage(apiOf(context).api)), publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { publicUrl } = loaderData;
  return pageMeta({
    title: 'Air conditioning in Bangladesh',
    description: `VRF systems, cassettes, chillers and ventilation for homes, offices and hospitals: sized, supplied and serviced across Bangladesh by ${SITE_NAME}.`,
    path: '/',
    publicUrl,
    jsonLd: siteData(matches[1].loaderData?.company ?? null, publicUrl),
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
            <SectionHead
              title="Featured products"
              link={{ to: '/products', text: 'All Products' }}
            />
            <div className="grid featured">
              {catalogue.featured.map((product) => (
                <ProductCard key={product.id} product={product} axis={axis} />
              ))}
            </div>
          </div>
        </section>
      )}
      <ClosingCall />
    </>
  );
}
