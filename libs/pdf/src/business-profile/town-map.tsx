import { Circle, Path, Svg, Text } from '@react-pdf/renderer';
import { COUNTRY_OUTLINE, formatCapacity, type PlacedTown, TOWN_MAP } from '@shishir/format';
import { fontFamily } from '../layout/fonts';
import { colors, weights } from '../layout/theme';

const { left, width, height, fontSize } = TOWN_MAP;
const SHOWN_WIDTH = 226;

/** Returns the label of a town. */
type Label = (name: string, tr: string) => string;

/** Map of the capacity by town, as circles of that area. */
export function TownMap({ towns, label }: { towns: PlacedTown[]; label: Label }) {
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
        <Town
          key={town.name}
          town={town}
          text={label(town.name, formatCapacity(Math.round(town.tr)))}
          isLargest={index === 0}
        />
      ))}
    </Svg>
  );
}

interface TownProps {
  town: PlacedTown;
  text: string;
  isLargest: boolean;
}

function Town({ town, text, isLargest }: TownProps) {
  const { x, y, radius, label } = town;
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
        {text}
      </Text>
    </>
  );
}
