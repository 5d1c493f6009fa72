import Box, { type BoxProps } from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Category } from '@shishir/contract';
import {
  PRODUCT_SECTIONS,
  type ProductFormField,
  type ProductSection,
} from '@shishir/contract/product-fields';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { formTexts } from '../../../platform/ui/form/form.texts';
import { useValues } from './form-section';
import {
  asksForPanel,
  PANEL_REASONS,
  sectionAt,
  sectionId,
  visibleSections,
} from './form-sections';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts as texts } from './product-form.texts';
import { ProductPreview } from './product-preview';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 290px',
    xl: '168px minmax(0, 1fr) 316px',
  },
  gap: 3,
  alignItems: 'start',
};

/** The grid of links, sections and preview; narrow windows have no room for the links. */
export const FormGrid = (props: BoxProps) => <Box {...props} sx={COLUMNS} />;

export const NAV_COLUMN = {
  position: 'sticky',
  top: 88,
  display: { xs: 'none', xl: 'grid' },
  gap: 0.25,
  p: 0,
} as const;
export const SECTIONS = { display: 'grid', gap: 2, minWidth: 0 };
export const PREVIEW_COLUMN = { position: 'sticky', top: 88, p: '18px 20px 20px' } as const;

interface ColumnsProps {
  categories: Category[];
  /** On a phone it replaces the fields. */
  preview: 'beside' | 'instead' | 'none';
  saveBar: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** Shows the links to the sections, the sections and the preview. */
export function FormColumns({ categories, preview, saveBar, children }: ColumnsProps) {
  const [current, setCurrent] = useState<ProductSection | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  // Scroll position after a jump: a short section ends above the middle, but stays marked until the next scroll.
  const jumpedTo = useRef(-1);
  useEffect(() => {
    const follow = () => {
      if (window.scrollY === jumpedTo.current) return;
      jumpedTo.current = -1;
      setCurrent(sectionInView([...(fields.current?.children ?? [])]));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  const instead = preview === 'instead';
  return (
    <FormGrid>
      <FormNav
        categories={categories}
        current={current}
        onJump={() => (jumpedTo.current = window.scrollY)}
      />
      <Box sx={SECTIONS}>
        <Box
          ref={fields}
          hidden={instead}
          sx={[SECTIONS, instead && { display: 'none' }]}
          onFocus={({ target }) => setCurrent(sectionAt(target))}
        >
          {children}
        </Box>
        {instead && <ProductPreview categories={categories} />}
        {saveBar}
      </Box>
      {preview === 'beside' && (
        <Paper component="aside" sx={PREVIEW_COLUMN}>
          <ProductPreview categories={categories} />
        </Paper>
      )}
    </FormGrid>
  );
}

/** Returns the section in the middle of the window, or the first or last one at the ends of the page. */
function sectionInView(sections: Element[]): ProductSection | null {
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const reached = sections.findLast(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  );
  const section = scrollY <= 0 ? sections[0] : isAtEnd ? sections.at(-1) : reached;
  return section ? sectionAt(section) : null;
}

const LINK = {
  justifyContent: 'space-between',
  minHeight: 38,
  // Aligns the text with the title above.
  ml: -1.5,
  p: '0 12px',
  borderRadius: 1,
  color: 'text.secondary',
  fontWeight: 500,
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { bgcolor: 'primary.wash', color: 'primary.ink' },
};

interface NavProps {
  categories: Category[];
  /** The section being read or edited. */
  current: ProductSection | null;
  /** Called once the page has been scrolled to a section. */
  onJump: () => void;
}

/** Links to the sections of the form, each with its number of errors. */
function FormNav({ categories, current, onJump }: NavProps) {
  const withPanel = asksForPanel(categories, useValues(PANEL_REASONS));
  const { errors } = useFormState<ProductFormValues>();
  // Adds no history entry, so the back button leaves the form.
  const go = (event: MouseEvent, section: ProductSection) => {
    event.preventDefault();
    const target = document.getElementById(sectionId(section));
    target?.scrollIntoView({ block: 'start' });
    onJump();
    target?.focus({ preventScroll: true });
  };
  return (
    <List component="nav" aria-label={texts.sectionsLabel} sx={NAV_COLUMN}>
      {visibleSections(withPanel).map((section) => {
        const fields: readonly ProductFormField[] = PRODUCT_SECTIONS[section];
        const wrong = fields.filter((name) => errors[name]).length;
        return (
          <ListItemButton
            key={section}
            component="a"
            href={`#${sectionId(section)}`}
            aria-current={section === current ? 'location' : undefined}
            sx={LINK}
            onClick={(event) => go(event, section)}
          >
            {texts.sections[section]}
            {wrong > 0 && (
              <Typography
                component="span"
                variant="caption"
                color="error"
                title={formTexts.saveBar.attention(wrong)}
                sx={{ fontWeight: 600 }}
              >
                <span aria-hidden="true">{wrong}</span>
                <Box component="span" sx={visuallyHidden}>
                  , {formTexts.saveBar.attention(wrong)}
                </Box>
              </Typography>
            )}
          </ListItemButton>
        );
      })}
    </List>
  );
}
