import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProductCheck, ProductOverview } from '@shishir/contract';
import { formatCount } from '@shishir/format';
import { EyeIcon, GaugeIcon, ImageIcon, TagIcon, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { useProductOverview } from './overview.queries';
import { CHECK_TEXTS, overviewTexts as texts } from './overview.texts';
import { GUTTER, Panel, PanelEntries, PanelEntry, PanelLink, PanelMark, PanelNote } from './panel';

const listWith = (filter: string) => `${paths.products.list}?${filter}`;

/** Lists of the products that each check counts; those of other checks are named by their ids. */
export const CHECK_LISTS = {
  offer_above: listWith('price_state=offer_above'),
  no_price: listWith('price_state=on_request'),
  no_picture: listWith('pictures=none'),
  one_picture: listWith('pictures=one'),
  hidden: `${paths.products.list}?visibility=hidden`,
} satisfies Partial<Record<ProductCheck, string>>;

const listOf = ({ check, ids }: ProductOverview['checks'][number]) =>
  (CHECK_LISTS as Partial<Record<ProductCheck, string>>)[check] ??
  listWith(`ids=${ids?.join(',') ?? ''}`);

const MARKS: Record<ProductCheck, { tone: 'error' | 'warning' | 'info'; Icon: LucideIcon }> = {
  offer_above: { tone: 'error', Icon: TagIcon },
  no_price: { tone: 'warning', Icon: TagIcon },
  no_picture: { tone: 'warning', Icon: ImageIcon },
  one_picture: { tone: 'info', Icon: ImageIcon },
  hidden: { tone: 'info', Icon: EyeIcon },
  larger_costs_less: { tone: 'warning', Icon: TagIcon },
  fan_input: { tone: 'warning', Icon: GaugeIcon },
  same_cop: { tone: 'warning', Icon: GaugeIcon },
  same_cabinet: { tone: 'warning', Icon: GaugeIcon },
};

/** Missing and wrong data of the catalogue, each with a link to the affected products. */
export function ProductsPanel() {
  const { data, ...retry } = useProductOverview();
  const failing = data?.checks.filter(({ count }) => count > 0);
  return (
    <Panel
      {...retry}
      title={texts.check}
      aside={<PanelLink to={paths.products.list}>{texts.productList}</PanelLink>}
    >
      {data?.total === 0 ? (
        <EmptyCatalogue />
      ) : (
        failing?.length === 0 && <PanelNote>{texts.nothingToCheck}</PanelNote>
      )}
      <PanelEntries>
        {failing?.map((result) => {
          const { check, count, example } = result;
          const { tone, Icon } = MARKS[check];
          return (
            <PanelEntry
              key={check}
              to={listOf(result)}
              mark={
                <PanelMark tone={tone}>
                  <Icon size={18} />
                </PanelMark>
              }
              title={CHECK_TEXTS[check]}
              note={noteOf(count, example)}
            >
              {formatCount(count)}
            </PanelEntry>
          );
        })}
      </PanelEntries>
    </Panel>
  );
}

/** Returns 'AM672DXVGGH and 5 others'. */
function noteOf(count: number, example: ProductOverview['checks'][number]['example']): string {
  const model = example?.model ?? '';
  return count > 1 ? texts.andOthers(model, count - 1) : model;
}

/** First actions for an empty catalogue. */
function EmptyCatalogue() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, px: GUTTER, pt: 1.5, pb: 3 }}>
      <Typography sx={{ width: '100%', mb: 0.5, color: 'text.secondary' }}>
        {texts.noProducts}
      </Typography>
      <Button component={Link} to={paths.products.add} variant="contained">
        {texts.addProduct}
      </Button>
      <Button component={Link} to={paths.imports.list} variant="outlined">
        {texts.importProducts}
      </Button>
    </Stack>
  );
}
