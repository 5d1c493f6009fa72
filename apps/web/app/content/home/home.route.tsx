import { apiOf, siteOf } from '../../platform/api/api-context';
import { ProjectCard } from '../projects/project-card';
import { ProductGrid } from '../../catalogue/products/list/product-grid';
import { ClosingCall } from '../../platform/ui/closing-call';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { companyId, organizationData } from '../../platform/ui/page/structured-data';
import { SectionHeader } from '../../platform/ui/section-header';
import { axisOf } from '../../catalogue/product-parts/card-product';
import type { Route } from './+types/home.route';
import { Brands } from './brands';
import { CapacityMap, isCooling } from './capacity-map';
import { Cassettes } from './cassettes';
import { Facts } from './facts';
import { Features, Welcome } from './features';
import { Hero } from './hero';
import { loadHomePage } from './home-page.server';
import { Industries } from './industries';
import { VrfBanner } from './vrf-banner';
import styles from './home.module.css';
import projectCardStyles from '../projects/project-card.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = siteOf(context);
  return { ...(await loadHomePage(apiOf(context).api)), publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { publicUrl } = loaderData;
  const siteName = siteNameOf(matches);
  const company = matches[1].loaderData?.company;
  const site = { '@type': 'WebSite', name: siteName, url: `${publicUrl}/` };
  return pageMeta({
    title: 'Air conditioning in Bangladesh',
    description: `VRF systems, cassettes, chillers and ventilation for homes, offices and hospitals: sized, supplied and serviced across Bangladesh by ${siteName}.`,
    path: '/',
    publicUrl,
    siteName,
    jsonLd: company
      ? [
          organizationData(company, siteName, publicUrl),
          { ...site, publisher: { '@id': companyId(publicUrl) } },
        ]
      : site,
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { catalogue, industries, projects, pictures } = loaderData;
  const { categories } = useShell();
  const axis = axisOf(categories.filter(isCooling));
  return (
    <>
      <Hero />
      <Facts models={catalogue?.models ?? null} axis={axis} projects={projects?.total ?? null} />
      <section className="block">
        <div className="wrap">
          <Welcome />
          <Features pictures={pictures} />
        </div>
      </section>
      <VrfBanner classes={catalogue?.classes ?? null} />
      <CapacityMap capacities={catalogue?.capacities ?? null} axis={axis} />
      <Industries industries={industries} />
      <Cassettes
        panels={catalogue?.cassettes.panels ?? {}}
        models={catalogue?.cassettes.models ?? []}
      />
      {catalogue && catalogue.featured.length > 0 && (
        <section className="block">
          <div className="wrap">
            <SectionHeader
              title="Featured products"
              link={{ to: '/products', text: 'All Products' }}
            />
            <ProductGrid phone="scroll" products={catalogue.featured} axis={axisOf(categories)} />
            <p className={styles.note}>
              <small>
                Indoor units need an outdoor unit. Prices are per unit, without panel, piping,
                installation and VAT.
              </small>
            </p>
          </div>
        </section>
      )}
      {projects && projects.latest.length > 0 && (
        <section className="block block--joined">
          <div className="wrap">
            <SectionHeader
              title="Latest projects"
              link={{ to: '/our-projects', text: 'Our Projects' }}
            />
            <div className={projectCardStyles.cards}>
              {projects.latest.map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </div>
          </div>
        </section>
      )}
      <Brands models={catalogue?.brands ?? null} />
      <ClosingCall
        title={'Tell us about the room. We\u00a0tell you the size and the price.'}
        text="Send the floor area, the height and what the room is used for. An engineer answers with a capacity and a price."
        action="Get a quotation"
      />
    </>
  );
}

export const handle: PageHandle = { cache: { query: [] } };
