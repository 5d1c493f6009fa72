import { Link } from 'react-router';
import { Icon } from '../../platform/ui/icon';
import { SectionHeader } from '../../platform/ui/section-header';
import type { HomeSection, HomeSections } from './home-sections.server';
import { homeTexts } from './home.texts';
import styles from './home.module.css';

const texts = homeTexts.brands;

interface BrandsProps extends Pick<HomeSections, 'makers'> {
  section: HomeSection;
  /** Numbers of models in the catalogue by the name of the brand; null if they did not load. */
  models: Record<string, number> | null;
}

/** The brands as rows. */
export function Brands({ section, makers, models }: BrandsProps) {
  if (makers.length === 0) return null;
  return (
    <section className={`block block--joined ${styles.joined}`}>
      <div className="wrap">
        <SectionHeader title={section.title} link={section.link}>
          {section.text}
        </SectionHeader>
        <ul className={`rows ${styles.makers}`}>
          {makers.map(({ id, title, text, link }) => {
            const count = models?.[title.toLowerCase()] ?? 0;
            const stock = count > 0 ? texts.models(count) : texts.onEnquiry;
            return (
              <li key={id}>
                <Link to={link ?? '/products'}>
                  <b>{title}</b>
                  <span>
                    {text} {models && stock}
                  </span>
                  <span className="link">
                    {count > 0 ? texts.range : texts.about(title)} <Icon name="arrow" />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
