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
import { homeTexts as texts } from './home.texts';
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
    title: texts.title,
    description: texts.description(siteName),
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
              title={texts.featured.title}
              link={{ to: '/products', text: texts.featured.products }}
            />
            <ProductGrid phone="scroll" products={catalogue.featured} axis={axisOf(categories)} />
            <p className={styles.note}>
              <small>{texts.featured.note}</small>
            </p>
          </div>
        </section>
      )}
      {projects && projects.latest.length > 0 && (
        <section className="block block--joined">
          <div className="wrap">
            <SectionHeader
              title={texts.projects.title}
              link={{ to: '/our-projects', text: texts.projects.all }}
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
      <ClosingCall {...texts.call} />
    </>
  );
}

export const handle: PageHandle = { cache: { query: [] } };
