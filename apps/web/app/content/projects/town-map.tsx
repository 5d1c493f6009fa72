import { COUNTRY_OUTLINE, groupThousands, type PlacedTown, TOWN_MAP } from '@shishir/format';
import { projectsTexts } from './projects.texts';
import styles from './town-map.module.css';

const texts = projectsTexts.map;
const { left, width, height, fontSize } = TOWN_MAP;

/** Map of the cooling capacity by town, as circles of that area. Render it with `townMap`, in an element of class `towns`. */
export const TownMap = ({ towns }: { towns: PlacedTown[] }) => (
  <figure>
    <svg viewBox={`${left} 0 ${width} ${height}`} role="img" aria-label={texts.label}>
      <path d={COUNTRY_OUTLINE} className={styles.country} />
      {towns.map(({ name, x, y, radius }) => (
        <circle key={name} className={styles.town} cx={x} cy={y} r={radius} />
      ))}
      {towns.map(({ name, tr, label }, index) => (
        <text
          key={name}
          {...label}
          fontSize={fontSize}
          className={index === 0 ? styles.largest : styles.name}
        >
          {texts.town(name, groupThousands(Math.round(tr)))}
        </text>
      ))}
    </svg>
    <figcaption className="quiet">{texts.sketch}</figcaption>
  </figure>
);
