import { pageMeta } from '../ui/page/page-meta';
import { useShell } from '../ui/page/shell-data';
import type { Route } from './+types/about.route';
import './about.css';
import { AboutHero } from './about-hero';
import { Highlights } from './highlights';
import { Principles } from './principles';
import { Story } from './story';
import { ToSales } from './to-sales';

const DESCRIPTION =
  'Authorised distributor of Samsung, Haier and EBARA in Bangladesh: who we are, what we promise and how we work.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'About Us',
    description: DESCRIPTION,
    path: '/about-us',
    publicUrl: matches[1].loaderData.publicUrl,
    image: '/images/lobby/1280.webp',
  });

export default function AboutPage() {
  const { company } = useShell();
  return (
    <>
      <AboutHero />
      <Highlights company={company} />
      <Story company={company} />
      <Principles />
      <ToSales company={company} />
    </>
  );
}
