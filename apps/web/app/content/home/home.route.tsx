import { apiOf, siteOf } from '../../platform/api/api-context';
import { ProjectCard } from '../projects/project-card';
import type { CardProject } from '../projects/project-facts';
import { ProductGrid } from '../../catalogue/products/list/product-grid';
import { ClosingCall } from '../../platform/ui/closing-call';
import { FailedPage } from '../../platform/ui/failed-state';
import { Notes } from '../../platform/ui/notes';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { companyId, organizationData } from '../../platform/ui/page/structured-data';
import { SectionHeader } from '../../platform/ui/section-header';
import { axisOf, type CardProduct } from '../../catalogue/product-parts/card-product';
import type { Route } from './+types/home.route';
import { Brands } from './brands';
import { CapacityMap, isCooling } from './capacity-map';
import { Cassettes } from './cassettes';
import { Facts } from './facts';
import { Features, Welcome } from './features';
import { Hero } from './hero';
import { loadHomePage } from './home-page.server';
import type { HomeSection, HomeSections, Tile } from './home-sections.server';
import { Industries } from './industries';
import { VrfBanner } from './vrf-banner';
import styles from './home.module.css';
import projectCardStyles from '../projects/project-card.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = siteOf(context);
  return { ...(await loadHomePage(apiOf(context).api, publicUrl)), publicUrl };
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: siteNameOf(matches) }, { name: 'robots', content: 'noindex' }];
  const { title, description, publicUrl } = loaderData;
  const siteName = siteNameOf(matches);
  const company = matches[1].loaderData?.company;
  const site = { '@type': 'WebSite', name: siteName, url: `${publicUrl}/` };
  return pageMeta({
    title,
    description,
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
  const { hero, sections, tiles, compared, catalogue, industries, projects } = loaderData;
  const { categories } = useShell();
  const axis = axisOf(categories.filter(isCooling));
  const { equipment, scale, comparison, brands, closing } = sections;
  return (
    <>
      <Hero {...hero} modes={sections.modes} />
      <Facts models={catalogue?.models ?? null} axis={axis} projects={projects?.total ?? null} />
      <Company intro={sections.intro} tiles={tiles} notes={sections.notes} />
      {equipment && <VrfBanner section={equipment} classes={catalogue?.classes ?? null} />}
      {scale && (
        <CapacityMap
          section={scale}
          dots={catalogue?.dots ?? null}
          axis={axis}
          officeArea={loaderData.officeArea}
        />
      )}
      {sections.industries && <Industries section={sections.industries} industries={industries} />}
      {comparison && (
        <Cassettes
          section={comparison}
          compared={compared}
          panels={catalogue?.cassettes.panels ?? {}}
          models={catalogue?.cassettes.models ?? []}
        />
      )}
      {sections.featured && catalogue && catalogue.featured.length > 0 && (
        <Featured section={sections.featured} products={catalogue.featured} />
      )}
      {sections.projects && projects && projects.latest.length > 0 && (
        <Projects section={sections.projects} latest={projects.latest} />
      )}
      {brands && (
        <Brands section={brands} makers={sections.makers} models={catalogue?.brands ?? null} />
      )}
      {closing && (
        <ClosingCall
          title={closing.title}
          text={closing.text}
          action={closing.linkText || undefined}
        />
      )}
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

interface CompanyProps extends Pick<HomeSections, 'intro' | 'notes'> {
  tiles: Tile[];
}

/** The company, reasons to buy here, and the notes on them. */
function Company({ intro, tiles, notes }: CompanyProps) {
  if (!intro && tiles.length === 0) return null;
  return (
    <section className="block">
      <div className="wrap">
        {intro && <Welcome {...intro} />}
        {tiles.length > 0 && <Features tiles={tiles} />}
        {notes.length > 0 && <Notes notes={notes} />}
      </div>
    </section>
  );
}

interface FeaturedProps {
  section: HomeSection;
  products: CardProduct[];
}

function Featured({ section, products }: FeaturedProps) {
  const { categories } = useShell();
  return (
    <section className="block">
      <div className="wrap">
        <SectionHeader title={section.title} link={section.link} />
        <ProductGrid phone="scroll" products={products} axis={axisOf(categories)} />
        {section.text && (
          <p className={styles.note}>
            <small>{section.text}</small>
          </p>
        )}
      </div>
    </section>
  );
}

interface ProjectsProps {
  section: HomeSection;
  latest: CardProject[];
}

/** The projects completed last. */
function Projects({ section, latest }: ProjectsProps) {
  return (
    <section className={`block block--joined ${styles.joined}`}>
      <div className="wrap">
        <SectionHeader title={section.title} link={section.link}>
          {section.text}
        </SectionHeader>
        <div className={projectCardStyles.cards}>
          {latest.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      </div>
    </section>
  );
}
