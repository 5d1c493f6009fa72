import { Circle, Path, Svg, Text } from '@react-pdf/renderer';
import { COUNTRY_OUTLINE, formatCapacity, type PlacedTown, TOWN_MAP } from '@shishir/format';
import { fontFamily } from '../layout/fonts';
import { colors, weights } from '../layout/theme';
import { businessProfileTexts } from './business-profile.texts';

const texts = businessProfileTexts.projects;

const { left, width, height, fontSize } = TOWN_MAP;
const SHOWN_WIDTH = 226;

/** Map of the capacity by town, as circles of that area. */
export function TownMap({ towns }: { towns: PlacedTown[] }) {
  return (
    <Svg
      viewBox={`${left} 0 ${width} ${height}`}
      style={{ width: SHOWN_WIDTH, height: (SHOWN_WIDTH * height) / width }}
    >
      <Path
        d={COUNTRY_OUTLINE}
        fill={colors['glacier-100']}
        stroke={colors['glacier-300']}
        strokeWidth={1.5}
      />
      {towns.map((town, index) => (
        <Town key={town.name} town={town} isLargest={index === 0} />
      ))}
    </Svg>
  );
}

function Town({ town, isLargest }: { town: PlacedTown; isLargest: boolean }) {
  const { name, tr, x, y, radius, label } = town;
  return (
    <>
      <Circle
        cx={x}
        cy={y}
        r={radius}
        fill={colors['glacier-600']}
        fillOpacity={0.82}
        stroke={colors.white}
        strokeWidth={1.5}
      />
      <Text
        {...label}
        style={{
          fontFamily,
          fontSize,
          fontWeight: isLargest ? weights.bold : weights.regular,
          fill: colors.ink,
        }}
      >
        {texts.town(name, formatCapacity(Math.round(tr)))}
      </Text>
    </>
  );
}
